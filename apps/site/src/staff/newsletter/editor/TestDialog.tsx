import { type Language, languages } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { useSession } from '../../session/useSession.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';

interface TestDialogProps {
  /** To begin with. */
  language: Language;
  onTest: (language: Language, email: string) => Promise<boolean>;
  onClose: () => void;
}

/** Mails the draft in one language to who is signed in. */
export function TestDialog({ language, onTest, onClose }: TestDialogProps) {
  const { formatMessage } = useIntl();
  const { email } = useSession();
  const [chosen, setChosen] = useState(language);
  return (
    <ConfirmDialog
      title={formatMessage(messages.test)}
      description={formatMessage(messages.testText, { email })}
      confirm={formatMessage(messages.testNow)}
      variant="primary"
      onConfirm={() => onTest(chosen, email)}
      onClose={onClose}
    >
      <SelectField
        label={formatMessage(messages.language)}
        value={chosen}
        onChange={({ target }) => setChosen(languages.find((each) => each === target.value) ?? chosen)}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
      />
    </ConfirmDialog>
  );
}
