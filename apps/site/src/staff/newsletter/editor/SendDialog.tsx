import { type Language, languages, useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import type { NewsletterIssue } from '../types.ts';

interface SendDialogProps {
  issue: NewsletterIssue;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Says to how many it goes and in which languages, before it goes. */
export function SendDialog({ issue, onConfirm, onClose }: SendDialogProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { recipients, texts_in } = issue;
  const { total, by_language } = recipients;
  const isOwn = (language: Language) => texts_in[language].every((other) => other === language);
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
          .map((language) => {
            const values = { language: languageName(language), count: number(by_language[language]) };
            const texts = texts_in[language].map(languageName).join(', ');
            return (
              <li key={language}>
                {isOwn(language)
                  ? formatMessage(messages.inLanguage, values)
                  : formatMessage(messages.inOthers, { ...values, texts })}
              </li>
            );
          })}
      </ul>
    </ConfirmDialog>
  );
}
