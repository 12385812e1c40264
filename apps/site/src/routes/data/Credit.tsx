import { Link } from '@nzete/ui/Link';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { licence } from './licence.ts';
import { messages } from './realtime.messages.ts';

/** The credit with the wording and links that both licences require. */
export function Credit() {
  return (
    <Text isRuled size="sm" tone="muted" className="nz:flex nz:flex-wrap nz:gap-x-5 nz:gap-y-1">
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
    </Text>
  );
}
