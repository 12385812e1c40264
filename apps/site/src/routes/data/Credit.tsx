import { Link } from '@nzete/ui/Link';
import { FormattedMessage } from 'react-intl';
import { licence } from './licence.ts';
import { messages } from './realtime.messages.ts';

/** The credit with the wording and links that both licences require. */
export function Credit() {
  return (
    <p className="nz:flex nz:flex-wrap nz:gap-x-5 nz:gap-y-1 nz:border-line nz:border-t-[1.5px] nz:pt-4 nz:text-sm nz:text-text-muted">
      <FormattedMessage {...messages.credit} />
      <Link variant="inline" href="https://open-meteo.com/">
        <FormattedMessage {...messages.weatherCredit} />
      </Link>
      <Link variant="inline" href="https://atmosphere.copernicus.eu/">
        <FormattedMessage {...messages.airCredit} />
      </Link>
      <Link variant="inline" href={licence}>
        <FormattedMessage {...messages.licence} />
      </Link>
    </p>
  );
}
