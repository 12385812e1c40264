import { useGetSettingsQuery } from '@nzete/api-client/site';
import { AddressBlock } from '@nzete/ui/AddressBlock';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Panel } from '@nzete/ui/Panel';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
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
    <Section labelledBy="team-join">
      <div className="nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <div className="nz:grid nz:content-start nz:justify-items-start nz:gap-5">
          <Heading id="team-join" size="xl">
            <FormattedMessage {...messages.joinTitle} />
          </Heading>
          <Text size="lead" tone="soft" className="nz:max-w-[40ch]">
            <FormattedMessage {...messages.joinText} />
          </Text>
          <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-2">
            <LinkButton href={paths.volunteers}>
              <FormattedMessage {...messages.joinAction} />
            </LinkButton>
            <Link href={paths.ourStory}>
              <FormattedMessage {...messages.story} />
              <ArrowRight aria-hidden="true" />
            </Link>
          </div>
        </div>
        <Ask />
      </div>
    </Section>
  );
}

function Ask() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  const { phones = [], email } = data?.contact ?? {};
  return (
    <Panel className="nz:justify-items-start nz:gap-3 nz:lg:mt-4">
      <Heading headingLevel={3} size="md">
        <FormattedMessage {...messages.askTitle} />
      </Heading>
      <Text tone="soft">
        <FormattedMessage {...messages.askText} />
      </Text>
      {sampleNote(data, sampleMessages.contact)}
      <AddressBlock variant="plain" phones={phones} email={email} />
      <Link href={paths.reports}>
        <FormattedMessage {...messages.reports} />
        <ArrowRight aria-hidden="true" />
      </Link>
    </Panel>
  );
}
