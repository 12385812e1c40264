'use client';

import { cx } from '../../internal/cx.ts';
import { type NzeteLinkProps, useNzete } from '../../provider/NzeteProvider.tsx';
import { type ButtonVariantProps, buttonVariants } from '../Button/Button.variants.ts';

export interface LinkButtonProps extends NzeteLinkProps, ButtonVariantProps {}

/**
 * A link that looks like a button. Keyboard and screen readers treat it as a link.
 *
 * Slots: `link-button`.
 *
 * @example <LinkButton href="/donate" variant="give">Donate</LinkButton>
 */
export function LinkButton({ variant, size, isIconOnPhones, className, ...props }: LinkButtonProps) {
  const { linkComponent: LinkComponent } = useNzete();
  return (
    <LinkComponent
      data-slot="link-button"
      className={cx(buttonVariants({ variant, size, isIconOnPhones }), className)}
      {...props}
    />
  );
}
