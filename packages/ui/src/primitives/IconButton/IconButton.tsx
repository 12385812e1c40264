import { cx } from '../../internal/cx.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { type IconButtonSize, iconButtonSizes } from './IconButton.variants.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'size'> {
  /** The accessible name: what the button does. */
  label: string;
  /**
   * `md` is the 48 px touch target; use `sm` only with space around it.
   * @default 'md'
   */
  size?: IconButtonSize;
}

/**
 * A square button with only an icon. It has the variants of Button.
 *
 * Slots: `icon-button`.
 *
 * @example <IconButton label="Search" variant="line"><Search aria-hidden="true" /></IconButton>
 */
export function IconButton({ label, size = 'md', isLoading, className, ...props }: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      // While loading, the button announces it with its own text.
      aria-label={isLoading ? undefined : label}
      isLoading={isLoading}
      size={null}
      className={cx(iconButtonSizes[size], className)}
      {...props}
    />
  );
}
