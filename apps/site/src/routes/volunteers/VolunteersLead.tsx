import seedlings from 'scene:seedling-rows';
import { Link } from '@nzete/ui/Link';
import { Picture } from '@nzete/ui/Picture';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The header of the page: the back link, the picture, and the title in its lower corner. */
export function VolunteersLead() {
  const { formatMessage } = useIntl();
  return (
    <header className="nz:wrap nz:grid nz:justify-items-start nz:gap-5 nz:pt-6 nz:lg:pt-8">
      <Link href={paths.home} className="nz:min-h-hit">
        <ArrowLeft aria-hidden="true" className="nz:rtl:-scale-x-100" />
        <FormattedMessage {...messages.back} />
      </Link>
      <div className="nz:grid nz:w-full nz:lg:grid-cols-12 nz:lg:items-end">
        <Picture
          src={seedlings}
          alt={formatMessage(messages.picture)}
          loading="eager"
          fetchPriority="high"
          className="nz:aspect-4/3 nz:cut-lg nz:sm:aspect-16/8 nz:lg:col-start-4 nz:lg:col-end-13 nz:lg:row-start-1 nz:lg:aspect-auto nz:lg:h-110"
          imageClassName="nz:object-[55%_60%]"
        />
        <div className="nz:relative nz:grid nz:gap-3 nz:bg-bg nz:pt-5 nz:lg:col-start-1 nz:lg:col-end-7 nz:lg:row-start-1 nz:lg:gap-4 nz:lg:pe-10 nz:lg:pt-8">
          <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">
            <FormattedMessage {...messages.title} />
          </h1>
          <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">
            <FormattedMessage {...messages.description} />
          </p>
        </div>
      </div>
    </header>
  );
}
