import borehole from 'scene:borehole-rings';
import canopy from 'scene:canopy-dawn';
import village from 'scene:village-solar';
import { useGetSettingsQuery } from '@nzete/api-client/site';
import { AddressBlock } from '@nzete/ui/AddressBlock';
import { Heading } from '@nzete/ui/Heading';
import { RuledList } from '@nzete/ui/RuledList';
import { SideCard } from '@nzete/ui/SideCard';
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
        <Heading isHidden>
          <FormattedMessage {...messages.others} />
        </Heading>
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
      <AddressBlock variant="links" phones={phones} email={email} />
    </Block>
  );
}

function Block({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <section className="nz:grid nz:content-start nz:gap-4">
      <Heading size="md" isRuled>
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </section>
  );
}
