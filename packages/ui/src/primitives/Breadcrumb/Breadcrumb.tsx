'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Link } from '../Link/Link.tsx';
import { breadcrumbMessages } from './Breadcrumb.messages.ts';

/** A page above the current one. */
export interface BreadcrumbStep {
  href: string;
  label: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The ancestors of this page, outermost first. */
  steps: readonly BreadcrumbStep[];
  /** The name of this page, shown as plain text. */
  current: ReactNode;
}

/**
 * The location of a page: links to its ancestors, and the page itself.
 *
 * Slots: `breadcrumb`, `breadcrumb-list`, `breadcrumb-step`, `breadcrumb-current`.
 *
 * @example
 * <Breadcrumb
 *   steps={[{ href: '/responsible-minerals', label: 'Responsible minerals' }]}
 *   current="Ethical sourcing"
 * />
 */
export function Breadcrumb({ steps, current, className, ...props }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      aria-label={formatMessage(breadcrumbMessages.label)}
      data-slot="breadcrumb"
      className={cx('nz:text-md nz:text-text-muted', className)}
      {...props}
    >
      <ol data-slot="breadcrumb-list" className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-3">
        {steps.map(({ href, label }) => (
          <li key={href} data-slot="breadcrumb-step" className="nz:flex nz:items-center nz:gap-x-3">
            <Link href={href}>{label}</Link>
            <span aria-hidden="true" className="nz:size-1.5 nz:rotate-45 nz:bg-line-strong" />
          </li>
        ))}
        <li className="nz:bare" aria-current="page" data-slot="breadcrumb-current">
          {current}
        </li>
      </ol>
    </nav>
  );
}
