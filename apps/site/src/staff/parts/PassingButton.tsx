import { Button, type ButtonProps } from '@nzete/ui/Button';
import { useFocusGone } from './useFocusGone.ts';

interface PassingButtonProps extends ButtonProps {
  /** It goes, and focus was in it. */
  onGone: () => void;
}

/** A button that goes once what it asks for is done. */
export function PassingButton({ onGone, ...props }: PassingButtonProps) {
  const ref = useFocusGone<HTMLButtonElement>(onGone);
  return <Button {...props} ref={ref} />;
}
