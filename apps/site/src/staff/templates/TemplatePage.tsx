import { staffApi } from '@nzete/api-client/staff';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { staffPaths } from '../paths.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { statusMessages } from '../statusMessages.ts';
import { templateMessages as messages } from './messages.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** One template in its four languages; `/templates/new` is an empty one. */
export default function TemplatePage() {
  const { id } = useParams();
  const { formatMessage } = useIntl();
  const query = staffApi.useGetTemplatesQuery({});
  const isNew = id === 'new';
  const template = query.data?.find((each) => each.id === id);
  if (query.data && !template && !isNew) return <NotFoundPage />;
  const title = () => {
    if (isNew) return formatMessage(messages.add);
    if (!template) return formatMessage(staffMessages.templates);
    // The names of those that come with the program are English.
    return template.updated_by ? template.name : formatMessage(statusMessages[template.status]);
  };
  return (
    <StaffPage
      title={title()}
      actions={
        <Link href={staffPaths.templates}>
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {() => <TemplateForm key={id} template={template} refetch={query.refetch} />}
      </QueryState>
    </StaffPage>
  );
}
