import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

interface PartnershipsHeadProps {
  apply: ReactNode;
  addUpdate: ReactNode;
}

/** The header of the page, with its two actions. */
export function PartnershipsHead({ apply, addUpdate }: PartnershipsHeadProps) {
  return (
    <header className="nz:wrap nz:grid nz:gap-6 nz:pt-section nz:pb-8 nz:lg:grid-cols-[5fr_7fr] nz:lg:items-end nz:lg:gap-16 nz:lg:pb-10">
      <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">
        <FormattedMessage {...messages.title} />
      </h1>
      <div className="nz:grid nz:gap-5">
        <p className="nz:type-lead nz:max-w-measure nz:text-text-2">
          <FormattedMessage {...messages.lead} />
        </p>
        <div className="nz:flex nz:flex-wrap nz:items-start nz:gap-3">
          {apply}
          {addUpdate}
        </div>
      </div>
    </header>
  );
}
