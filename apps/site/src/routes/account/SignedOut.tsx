import { Alert } from '@nzete/ui/Alert';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** Leads to the pages that open an account; after a session that has ended it says so. */
export function SignedOut({ hasEnded = false }: { hasEnded?: boolean }) {
  return (
    <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:justify-items-start nz:gap-6">
      {hasEnded ? (
        <Alert
          role="status"
          tone="warning"
          title={<FormattedMessage {...messages.ended} />}
          description={<FormattedMessage {...messages.endedText} />}
        />
      ) : (
        <Text>
          <FormattedMessage {...messages.signedOutText} />
        </Text>
      )}
      <div className="nz:flex nz:flex-wrap nz:gap-4">
        <LinkButton href={paths.login} size="lg">
          <FormattedMessage {...messages.login} />
        </LinkButton>
        <LinkButton href={paths.register} size="lg" variant="line">
          <FormattedMessage {...messages.register} />
        </LinkButton>
      </div>
      <Link href={paths.status}>
        <FormattedMessage {...messages.status} />
      </Link>
    </div>
  );
}
