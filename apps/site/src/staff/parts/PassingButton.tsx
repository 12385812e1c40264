import { Button, type ButtonProps } from '@nzete/ui/Button';
import { useFocusGone } from './useFocusGone.ts';

interface PassingButtonProps extends ButtonProps {
  /** Called when the button disappears while it has focus. */
  onGone: () => void;
}

/** A button that disappears once its action is done. */
export function PassingButton({ onGone, ...props }: PassingButtonProps) {
  const ref = useFocusGone<HTMLButtonElement>(onGone);
  return <Button {...props} ref={ref} />;
}
