import { useGetCurriculumQuery } from '@nzete/api-client/learning';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { Figure } from '@nzete/ui/Figure';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
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

/** The header of the page: a blackboard, with the class below it. */
export function DigitalLiteracyHead() {
  const { formatMessage } = useIntl();
  const arg = { lang: useLang() };
  const settings = useGetSettingsQuery(arg);
  const curriculum = useGetCurriculumQuery(arg);
  const content = combineQueries([settings, curriculum]);
  return (
    <header className="nz:bg-sunk">
      <div className="nz:wrap nz:relative nz:pt-6 nz:lg:pt-12">
        <Board />
        <QueryState query={content} loading={messages.loading} error={messages.error} />
      </div>
      {settings.data ? (
        <Picture
          src={settings.data.digital_hero_image_url}
          alt={formatMessage(messages.picture)}
          loading="eager"
          fetchPriority="high"
          isCut={false}
          className="nz:-mt-10 nz:block nz:h-64 nz:w-full nz:md:h-96 nz:lg:-mt-16 nz:lg:h-112"
          imageClassName="nz:object-[50%_100%]"
        />
      ) : null}
    </header>
  );
}

function Board() {
  return (
    <div className="nz:ground-cloth nz:relative nz:z-1 nz:mx-auto nz:grid nz:gap-x-16 nz:gap-y-8 nz:border-8 nz:border-give-edge nz:p-6 nz:sm:p-10 nz:lg:w-11/12 nz:lg:grid-cols-[7fr_4fr] nz:lg:border-[14px]">
      <div className="nz:grid nz:content-start nz:gap-4">
        <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">
          <FormattedMessage {...messages.description} />
        </p>
      </div>
      <div className="nz:grid nz:content-center nz:gap-3">
        <LinkButton size="lg" href={paths.volunteers} className="nz:justify-start">
          <FormattedMessage {...messages.enroll} />
          <ArrowRight aria-hidden="true" className="nz:ms-auto nz:rtl:-scale-x-100" />
        </LinkButton>
        <LinkButton size="lg" variant="line" href={paths.partnerships} className="nz:justify-start">
          <FormattedMessage {...messages.instructor} />
        </LinkButton>
      </div>
      <ul className="nz:bare nz:grid nz:grid-cols-2 nz:gap-x-6 nz:gap-y-5 nz:md:grid-cols-4 nz:lg:col-span-2">
        {figures.map(({ id, value, label }) => (
          <li key={id} className="nz:border-line-strong nz:border-t-[1.5px] nz:pt-4">
            <Figure value={value} label={<FormattedMessage {...label} />} isSample />
          </li>
        ))}
      </ul>
    </div>
  );
}
