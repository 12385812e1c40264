import { useGetSettingsQuery } from '@nzete/api-client/site';
import { AddressBlock } from '@nzete/ui/AddressBlock';
import { written } from '@nzete/ui/format';
import { Imprint } from '@nzete/ui/Imprint';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
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
  const name = formatMessage(sharedMessages.name);
  return (
    <Imprint
      title={<FormattedMessage {...messages.closingTitle} />}
      actions={
        <>
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteers} />
            <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton href={paths.partnerships} variant="line" size="lg">
            <FormattedMessage {...messages.partnerships} />
          </LinkButton>
          <LinkButton href={paths.impact} variant="line" size="lg">
            <FormattedMessage {...messages.impact} />
          </LinkButton>
        </>
      }
      name={name}
      description={<FormattedMessage {...messages.tagline} />}
      contact={<Contact />}
      note={formatMessage(copyright, { year: COPYRIGHT_YEAR, name })}
    />
  );
}

/** Address, telephone and e-mail, from the settings. */
function Contact() {
  const { data } = useGetSettingsQuery({ lang: useLang() });
  const { phones = [], email } = data?.contact ?? {};
  return (
    <div className="nz:grid">
      {sampleNote(data, sampleMessages.contact)}
      <AddressBlock variant="plain" address={data && written(data.contact, 'address')} phones={phones} email={email} />
    </div>
  );
}
