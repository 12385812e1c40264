import { useGetSettingsQuery } from '@nzete/api-client/site';
import { written } from '@nzete/ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { sharedMessages } from './messages.ts';
import { useLang } from './useLang.ts';

interface PaperNoteProps {
  /** With `{address}` and `{phone}`. Each page has its own, so that no other page downloads it. */
  text: MessageDescriptor;
}

/** On paper only (`site.css`): where to send a form that was filled in by hand. */
export function PaperNote({ text }: PaperNoteProps) {
  const { formatMessage } = useIntl();
  const { data } = useGetSettingsQuery({ lang: useLang() });
  if (!data) return null;
  return (
    <p data-slot="paper-note" className="nz:col-span-full">
      <FormattedMessage
        {...text}
        values={{
          address: (
            <>
              {formatMessage(sharedMessages.name)}, {written(data.contact, 'address')}
            </>
          ),
          phone: data.contact.phones[0],
        }}
      />
    </p>
  );
}
