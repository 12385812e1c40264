import borehole from 'scene:borehole-rings';
import canopy from 'scene:canopy-dawn';
import village from 'scene:village-solar';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { SideCard } from '@nzete/ui/SideCard';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

const others = [
  {
    href: paths.donate,
    picture: { src: borehole, alt: '', imageClassName: 'nz:object-[55%_60%]' },
    title: messages.donate,
    text: messages.donateText,
  },
  {
    href: paths.climateMitigation,
    picture: { src: canopy, alt: '', imageClassName: 'nz:object-[55%_60%]' },
    title: messages.climate,
    text: messages.climateText,
  },
  {
    href: paths.communityEmpowerment,
    picture: { src: village, alt: '', imageClassName: 'nz:object-[55%_60%]' },
    title: messages.community,
    text: messages.communityText,
  },
];

/** Beside the form: good to know, the contact person, and other ways to help. */
export function ApplicationAside() {
  const { formatMessage } = useIntl();
  return (
    <aside
      aria-label={formatMessage(messages.aside)}
      className="nz:grid nz:content-start nz:gap-10 nz:lg:content-between"
    >
      <Block title={messages.know}>
        <RuledList
          layout="notes"
          items={[messages.knowAccount, messages.knowSaved, messages.knowReference].map((text) => ({
            id: text.id,
            description: <FormattedMessage {...text} />,
          }))}
        />
      </Block>
      <Contact />
      <div className="nz:contents">
        <h2 className="nz:sr-only">
          <FormattedMessage {...messages.others} />
        </h2>
        {others.map(({ href, picture, title, text }) => (
          <SideCard
            key={href}
            href={href}
            picture={picture}
            title={<FormattedMessage {...title} />}
            description={<FormattedMessage {...text} />}
          />
        ))}
      </div>
    </aside>
  );
}

/** The foundation's contact details, if the settings have loaded. */
function Contact() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  if (!data) return null;
  const { phones, email } = data.contact;
  return (
    <Block title={messages.talk}>
      <p>
        <FormattedMessage {...messages.talkText} />
      </p>
      {sampleNote(data, sampleMessages.contact)}
      <ul className="nz:grid nz:justify-items-start nz:gap-1">
        {phones.map((phone) => (
          <li key={phone} className="nz:bare">
            <Link href={`tel:${phone.replaceAll(' ', '')}`} className="nz:min-h-10">
              <Phone aria-hidden="true" />
              {phone}
            </Link>
          </li>
        ))}
        <li className="nz:bare">
          <Link href={`mailto:${email}`} className="nz:min-h-10 nz:wrap-anywhere">
            <Mail aria-hidden="true" />
            {email}
          </Link>
        </li>
      </ul>
    </Block>
  );
}

function Block({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <section className="nz:grid nz:content-start nz:gap-4">
      <h2 className="nz:type-h3">
        <FormattedMessage {...title} />
      </h2>
      <div aria-hidden="true" className="nz:h-[7px] nz:border-line-strong nz:border-y-[1.5px]" />
      {children}
    </section>
  );
}
