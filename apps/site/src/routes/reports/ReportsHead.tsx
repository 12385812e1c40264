import { Link } from '@nzete/ui/Link';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The back link, the heading, and an explanation of the reports. */
export function ReportsHead() {
  return (
    <header className="nz:wrap nz:grid nz:justify-items-start nz:gap-5 nz:pt-6 nz:pb-8 nz:lg:pt-8 nz:lg:pb-10">
      <Link href={paths.impact} className="nz:min-h-hit">
        <ArrowLeft aria-hidden="true" className="nz:rtl:-scale-x-100" />
        <FormattedMessage {...messages.back} />
      </Link>
      <div className="nz:grid nz:w-full nz:gap-4 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-16">
        <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="nz:type-lead nz:text-pretty nz:text-text-2">
          <FormattedMessage {...messages.lead} />
        </p>
      </div>
    </header>
  );
}
