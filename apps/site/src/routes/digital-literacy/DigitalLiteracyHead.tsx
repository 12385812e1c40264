import { useGetCurriculumQuery } from '@nzete/api-client/learning';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { BoardHero } from '@nzete/ui/BoardHero';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { combineQueries } from '../../shared/combineQueries.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/** Stated by the foundation, not measured. */
const figures = [
  { id: 'students', value: '5000+', label: messages.students },
  { id: 'courses', value: '100+', label: messages.courses },
  { id: 'completion', value: '90%', label: messages.completion },
  { id: 'partnerships', value: '20+', label: messages.partnerships },
] as const;

/** The header of the page. */
export function DigitalLiteracyHead() {
  const { formatMessage } = useIntl();
  const arg = { lang: useLang() };
  const settings = useGetSettingsQuery(arg);
  const curriculum = useGetCurriculumQuery(arg);
  const content = combineQueries([settings, curriculum]);
  return (
    <BoardHero
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.description} />}
      actions={
        <>
          <LinkButton size="lg" href={paths.volunteers} className="nz:justify-start">
            <FormattedMessage {...messages.enroll} />
            <ArrowRight aria-hidden="true" className="nz:ms-auto" />
          </LinkButton>
          <LinkButton size="lg" variant="line" href={paths.partnerships} className="nz:justify-start">
            <FormattedMessage {...messages.instructor} />
          </LinkButton>
        </>
      }
      figures={figures.map(({ id, value, label }) => ({
        id,
        value,
        label: <FormattedMessage {...label} />,
        isSample: true,
      }))}
      picture={settings.data && { src: settings.data.digital_hero_image_url, alt: formatMessage(messages.picture) }}
    >
      <QueryState query={content} loading={messages.loading} error={messages.error} />
    </BoardHero>
  );
}
