import { useGetSettingsQuery } from '@nzete/api-client/site';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Logo } from '@nzete/ui/Logo';
import { ArrowRight, Mail, MapPin, Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { copyright, messages } from './river.messages.ts';

/** The year of the story, which is not that of the site's footer. */
const COPYRIGHT_YEAR = '2024';

/** The end of the story: its author, three ways to get involved, and contact details. */
export function StoryFooter() {
  const { formatMessage } = useIntl();
  return (
    <footer className="nz:bg-surface nz:pt-section nz:pb-8">
      <div className="nz:wrap nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_4fr] nz:lg:gap-16">
        <div className="nz:grid nz:content-start nz:gap-6">
          <h2 className="nz:type-h1">
            <FormattedMessage {...messages.closingTitle} />
          </h2>
          <ul className="nz:flex nz:flex-wrap nz:gap-3">
            <li className="nz:bare">
              <LinkButton href={paths.volunteers} size="lg">
                <FormattedMessage {...messages.volunteers} />
                <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
              </LinkButton>
            </li>
            <li className="nz:bare">
              <LinkButton href={paths.partnerships} variant="line" size="lg">
                <FormattedMessage {...messages.partnerships} />
              </LinkButton>
            </li>
            <li className="nz:bare">
              <LinkButton href={paths.impact} variant="line" size="lg">
                <FormattedMessage {...messages.impact} />
              </LinkButton>
            </li>
          </ul>
        </div>
        <div className="nz:grid nz:content-start nz:gap-5">
          <p className="nz:grid nz:grid-cols-[auto_1fr] nz:items-center nz:gap-x-3">
            <Logo className="nz:row-span-2 nz:h-14" />
            <span className="nz:type-h4">
              <FormattedMessage {...sharedMessages.name} />
            </span>
            <span className="nz:text-text-muted">
              <FormattedMessage {...messages.tagline} />
            </span>
          </p>
          <Contact />
        </div>
      </div>
      <p className="nz:wrap nz:mt-10 nz:text-sm nz:text-text-muted">
        {formatMessage(copyright, { year: COPYRIGHT_YEAR, name: formatMessage(sharedMessages.name) })}
      </p>
    </footer>
  );
}

/** Address, telephone and e-mail, from the settings. */
function Contact() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  const { address, phones = [], email } = data?.contact ?? {};
  return (
    <address className="nz:grid nz:not-italic">
      {sampleNote(data, sampleMessages.contact)}
      {address ? (
        <span className={line}>
          <MapPin aria-hidden="true" />
          {address}
        </span>
      ) : null}
      {phones.map((phone) => (
        <Link key={phone} variant="plain" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={line}>
          <Phone aria-hidden="true" />
          {phone}
        </Link>
      ))}
      {email ? (
        <Link variant="plain" href={`mailto:${email}`} className={line}>
          <Mail aria-hidden="true" />
          {email}
        </Link>
      ) : null}
    </address>
  );
}

const line =
  'nz:flex nz:min-h-10 nz:items-center nz:gap-3 nz:wrap-anywhere nz:[&_svg]:size-5 nz:[&_svg]:shrink-0 nz:[&_svg]:text-sign';
