import { useGetSettingsQuery } from '@nzete/api-client/site';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/** How to join the team, and how to contact it. */
export function TeamJoin() {
  return (
    <section
      aria-labelledby="team-join"
      className="nz:wrap nz:grid nz:gap-10 nz:py-section nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16"
    >
      <div className="nz:grid nz:content-start nz:justify-items-start nz:gap-5">
        <h2 id="team-join" className="nz:type-h1">
          <FormattedMessage {...messages.joinTitle} />
        </h2>
        <p className="nz:type-lead nz:max-w-[40ch] nz:text-text-2">
          <FormattedMessage {...messages.joinText} />
        </p>
        <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-2">
          <LinkButton href={paths.volunteers}>
            <FormattedMessage {...messages.joinAction} />
          </LinkButton>
          <Link href={paths.ourStory}>
            <FormattedMessage {...messages.story} />
            <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
          </Link>
        </div>
      </div>
      <Ask />
    </section>
  );
}

function Ask() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  const { phones = [], email } = data?.contact ?? {};
  return (
    <div className="nz:grid nz:content-start nz:justify-items-start nz:gap-3 nz:bg-sunk nz:p-6 nz:cut-lg nz:cut-corner nz:lg:mt-4 nz:lg:p-10">
      <h3 className="nz:type-h3">
        <FormattedMessage {...messages.askTitle} />
      </h3>
      <p className="nz:text-text-2">
        <FormattedMessage {...messages.askText} />
      </p>
      {sampleNote(data, sampleMessages.contact)}
      <address className="nz:grid nz:not-italic">
        {email ? (
          <Link variant="plain" href={`mailto:${email}`} className={contact}>
            {email}
          </Link>
        ) : null}
        {phones.map((phone) => (
          <Link key={phone} variant="plain" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={contact}>
            {phone}
          </Link>
        ))}
      </address>
      <Link href={paths.reports}>
        <FormattedMessage {...messages.reports} />
        <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
      </Link>
    </div>
  );
}

const contact = 'nz:inline-flex nz:min-h-10 nz:items-center nz:font-semibold nz:wrap-anywhere';
