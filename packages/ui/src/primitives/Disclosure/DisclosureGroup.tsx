'use client';

import { type ComponentProps, useId, useMemo } from 'react';
import { cx } from '../../internal/cx.ts';
import { DisclosureGroupContext } from './Disclosure.tsx';

export interface DisclosureGroupProps extends ComponentProps<'div'> {
  /**
   * How many rows can be open: `many`; at most one (`single`); always exactly one (`one`: the open
   * row closes only when another opens, so give one of them `defaultOpen`).
   * @default 'many'
   */
  mode?: 'many' | 'single' | 'one';
}

/**
 * A group of Disclosure rows.
 *
 * @example
 * <DisclosureGroup mode="single">
 *   <Disclosure title="Who owns the borehole?">The village committee.</Disclosure>
 *   <Disclosure title="Can I visit a nursery?">On Saturdays, from nine.</Disclosure>
 * </DisclosureGroup>
 */
export function DisclosureGroup({ mode = 'many', className, ...props }: DisclosureGroupProps) {
  const id = useId();
  const value = useMemo(() => ({ name: mode === 'many' ? undefined : id, keepsOneOpen: mode === 'one' }), [id, mode]);
  return (
    <DisclosureGroupContext value={value}>
      <div data-slot="disclosure-group" className={cx('nz:bare', className)} {...props} />
    </DisclosureGroupContext>
  );
}
