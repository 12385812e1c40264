'use client';

import { FormattedMessage } from 'react-intl';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { heroMessages } from './Hero.messages.ts';

/** Replaces the figures while they load, or if loading failed. */
export function HeroStatus({ status }: { status: 'loading' | 'error' }) {
  if (status === 'error') {
    return (
      <p
        role="alert"
        data-slot="hero-status"
        className="nz:flex nz:items-center nz:gap-3 nz:font-semibold nz:text-danger"
      >
        <span aria-hidden="true" className="nz:ms-0.5 nz:size-2.5 nz:shrink-0 nz:rotate-45 nz:bg-current" />
        <FormattedMessage {...heroMessages.error} />
      </p>
    );
  }
  return (
    <p role="status" data-slot="hero-status" className="nz:flex nz:items-center nz:gap-3 nz:text-text-muted">
      <Spinner />
      <FormattedMessage {...heroMessages.loading} />
    </p>
  );
}
