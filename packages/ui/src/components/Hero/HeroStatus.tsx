import { FormattedMessage } from 'react-intl';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { heroMessages } from './Hero.messages.ts';

/** In the room of the figures: that they are on their way, or that they will not come. */
export function HeroStatus({ status }: { status: 'loading' | 'error' }) {
  if (status === 'error') {
    return (
      <p role="alert" className="flex items-center gap-3 font-semibold text-danger">
        <span aria-hidden="true" className="ms-0.5 size-2.5 shrink-0 rotate-45 bg-current" />
        <FormattedMessage {...heroMessages.error} />
      </p>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3 text-text-muted">
      <Spinner />
      <FormattedMessage {...heroMessages.loading} />
    </p>
  );
}
