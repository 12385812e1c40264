import type { Overview } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { mailWaiting, overviewMessages as messages } from './messages.ts';

/** The last backup, the mail and the weather. */
export function ServerState({ last_backup_at, mail, weather }: Pick<Overview, 'last_backup_at' | 'mail' | 'weather'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const moment = useMoment();
  const mailLine = () => {
    if (!mail.configured) return formatMessage(messages.mailOff);
    if (mail.waiting + mail.failed === 0) return formatMessage(messages.mailOk);
    return formatMessage(mailWaiting, { waiting: number(mail.waiting), failed: number(mail.failed) });
  };
  return (
    <StaffSection title={formatMessage(messages.system)}>
      <Rows>
        <Row title={formatMessage(messages.backup)}>
          <RowLine>{last_backup_at ? moment(last_backup_at) : formatMessage(messages.noBackup)}</RowLine>
        </Row>
        <Row title={formatMessage(messages.mail)} mark={mail.state === 'action' ? <Attention /> : null}>
          <RowLine>{mailLine()}</RowLine>
        </Row>
        <Row title={formatMessage(messages.weather)} mark={weather.state === 'action' ? <Attention /> : null}>
          <RowLine>
            {weather.last_fetch_at ? moment(weather.last_fetch_at) : formatMessage(messages.weatherNone)}
          </RowLine>
        </Row>
      </Rows>
    </StaffSection>
  );
}

const Attention = () => (
  <Badge tone="error">
    <FormattedMessage {...messages.attention} />
  </Badge>
);
