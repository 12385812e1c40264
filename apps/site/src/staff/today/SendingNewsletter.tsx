import { staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { issuePath } from '../newsletter/paths.ts';
import { totalOf } from '../newsletter/progress.ts';
import { subjectIn } from '../newsletter/subjectIn.ts';
import type { Texts } from '../newsletter/types.ts';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { overviewMessages as messages, newsletterSending, newsletterStopped } from './messages.ts';

/** An issue of the newsletter that is being sent, or was stopped. */
export function SendingNewsletter() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { data } = staffApi.useGetNewsletterIssuesQuery({}, { refetchOnMountOrArgChange: 30 });
  const open = data?.issues.filter(({ state }) => state === 'sending' || state === 'stopped') ?? [];
  if (open.length === 0) return null;
  return (
    <StaffSection title={formatMessage(messages.newsletter)}>
      <Rows>
        {open.map(({ id, state, subject, progress }) => (
          <Row
            key={id}
            title={
              <Link href={issuePath(id)}>
                <Subject subject={subject} />
              </Link>
            }
          >
            {progress ? (
              <RowLine>
                <FormattedMessage
                  {...(state === 'sending' ? newsletterSending : newsletterStopped)}
                  values={{ sent: number(progress.sent), total: number(totalOf(progress)) }}
                />
              </RowLine>
            ) : null}
          </Row>
        ))}
      </Rows>
    </StaffSection>
  );
}

/** Nothing is sent without a subject. */
function Subject({ subject }: { subject: Texts }) {
  const { language } = useFormat();
  const shown = subjectIn(subject, language);
  return <span lang={shown?.lang}>{shown?.text}</span>;
}
