import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { titleMessage } from '../messages.ts';

interface StaffPageProps {
  /** Translated: the heading, and the title in the browser's tab. */
  title: string;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page of the staff area that is as wide as it can be read: heading, actions, content. */
export function StaffPage({ title, intro, actions, children }: StaffPageProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="nz:mx-auto nz:grid nz:w-full nz:max-w-4xl nz:grid-cols-1 nz:content-start nz:gap-6 nz:px-4 nz:py-8 nz:sm:px-6">
      <title>{formatMessage(titleMessage, { page: title })}</title>
      <div className="nz:flex nz:flex-wrap nz:items-start nz:justify-between nz:gap-4">
        <div className="nz:grid nz:min-w-0 nz:gap-2">
          <h1 className="nz:type-h1">{title}</h1>
          {intro ? <p className="nz:max-w-measure nz:text-text-2">{intro}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
