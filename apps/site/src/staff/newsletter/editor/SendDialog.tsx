import { languages, useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import type { NewsletterIssue } from '../types.ts';

interface SendDialogProps {
  recipients: NewsletterIssue['recipients'];
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Says to how many it goes and in which languages, before it goes. */
export function SendDialog({ recipients: { total, by_language }, onConfirm, onClose }: SendDialogProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <ConfirmDialog
      title={formatMessage(messages.sendTitle, { count: total, shown: number(total) })}
      description={formatMessage(messages.sendText)}
      confirm={formatMessage(messages.sendNow)}
      variant="primary"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="nz:grid nz:gap-1">
        {languages
          .filter((language) => by_language[language] > 0)
          .map((language) => (
            <li key={language}>
              <FormattedMessage
                {...messages.inLanguage}
                values={{ language: languageName(language), count: number(by_language[language]) }}
              />
            </li>
          ))}
      </ul>
    </ConfirmDialog>
  );
}
