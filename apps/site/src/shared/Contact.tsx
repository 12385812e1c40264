import { useGetSettingsQuery } from '@nzete/api-client/site';
import { AddressBlock } from '@nzete/ui/AddressBlock';
import { written } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from './messages.ts';
import { QueryState } from './QueryState.tsx';
import { sampleMessages } from './sample.messages.ts';
import { sampleNote } from './sampleNote.tsx';
import { useLang } from './useLang.ts';

/** The foundation's address and contact details, from the settings. */
export function Contact() {
  const settings = useGetSettingsQuery({ lang: useLang() });
  return (
    <QueryState query={settings} loading={sharedMessages.loadingSettings} error={sharedMessages.errorSettings}>
      {(settings) => {
        const { phones, email } = settings.contact;
        return (
          <div className="nz:grid nz:gap-3">
            <AddressBlock
              name={<FormattedMessage {...sharedMessages.name} />}
              address={written(settings.contact, 'address')}
              phones={phones}
              email={email}
            />
            {sampleNote(settings, sampleMessages.contact)}
          </div>
        );
      }}
    </QueryState>
  );
}
