import { PageHead } from '@nzete/ui/PageHead';
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
    <PageHead
      layout="wide-text"
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.lead} />}
      actions={
        <>
          {apply}
          {addUpdate}
        </>
      }
      className="nz:lg:mb-2"
    />
  );
}
