import { staffApi, type Template } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { EmptyState } from '@nzete/ui/EmptyState';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { staffPaths } from '../paths.ts';
import { statusMessages } from '../statusMessages.ts';
import { useMayEdit } from './mayEdit.ts';
import { changed, templateMessages as messages } from './messages.ts';

/** The messages that go with a decision. */
export default function TemplatesPage() {
  const { formatMessage } = useIntl();
  const query = staffApi.useGetTemplatesQuery({});
  const title = formatMessage(staffMessages.templates);
  return (
    <StaffPage
      title={title}
      intro={<FormattedMessage {...messages.intro} />}
      actions={
        useMayEdit() ? (
          <LinkButton size="sm" href={`${staffPaths.templates}/new`}>
            <FormattedMessage {...messages.add} />
          </LinkButton>
        ) : null
      }
    >
      <QueryState
        query={query}
        loading={staffMessages.loading}
        error={staffMessages.failed}
        isEmpty={(templates) => templates.length === 0}
        empty={<EmptyState title={formatMessage(messages.empty)} />}
      >
        {(templates) => (
          <Rows aria-label={title}>
            {templates.map((template) => (
              <TemplateRow key={template.id} {...template} />
            ))}
          </Rows>
        )}
      </QueryState>
    </StaffPage>
  );
}

function TemplateRow({ id, name, status, updated_at, updated_by }: Template) {
  const moment = useMoment();
  const decision = <FormattedMessage {...statusMessages[status]} />;
  return (
    <Row
      // The names of those that come with the program are English.
      title={<Link href={`${staffPaths.templates}/${id}`}>{updated_by ? name : decision}</Link>}
      mark={updated_by ? <Badge>{decision}</Badge> : undefined}
    >
      <RowLine>
        {updated_by ? (
          <FormattedMessage {...changed} values={{ name: updated_by, date: moment(updated_at) }} />
        ) : (
          <FormattedMessage {...messages.original} />
        )}
      </RowLine>
    </Row>
  );
}
