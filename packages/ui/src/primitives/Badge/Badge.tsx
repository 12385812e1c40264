import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { type BadgeVariantProps, badgeVariants } from './Badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'>, BadgeVariantProps {}

/**
 * One or two words about the element next to it: a state, a topic, a price. An icon may come first.
 *
 * Slots: `badge`.
 *
 * @example <Badge tone="success"><BadgeCheck aria-hidden="true" /> Verified</Badge>
 */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cx(badgeVariants({ tone }), className)} {...props} />;
}
