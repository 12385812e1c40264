import { cx } from '../../internal/cx.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { type IconButtonSize, iconButtonSizes } from './IconButton.variants.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'size'> {
  /** What pressing it does, in words: its name for a screen reader, as nothing else says it. */
  label: string;
  /**
   * `md` is the 48 px touch target; `sm` only where there is space around it.
   * @default 'md'
   */
  size?: IconButtonSize;
}

/**
 * A square button that shows only an icon. Its variants are those of Button.
 *
 * Slots: `icon-button`.
 *
 * @example <IconButton label="Search" variant="line"><Search aria-hidden="true" /></IconButton>
 */
export function IconButton({ label, size = 'md', isLoading, className, ...props }: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      // While it is at work the button says so by its own words.
      aria-label={isLoading ? undefined : label}
      isLoading={isLoading}
      size={null}
      className={cx(iconButtonSizes[size], className)}
      {...props}
    />
  );
}
