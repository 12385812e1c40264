import { defineMessages, type NoMessageValues } from 'react-intl';

export const copyButtonMessages = defineMessages<{
  copy: NoMessageValues;
  copied: NoMessageValues;
  spoken: { subject: string };
  notCopied: NoMessageValues;
}>({
  copy: {
    id: 'ui.CopyButton.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the text beside it, such as an account number',
  },
  copied: {
    id: 'ui.CopyButton.copied',
    defaultMessage: 'Copied!',
    description: 'Replaces the label for two seconds after a press',
  },
  spoken: {
    id: 'ui.CopyButton.spoken',
    defaultMessage: 'Copied: {subject}',
    description:
      'What a screen reader hears after the button was pressed; subject is what was copied, such as "Account number"',
  },
  notCopied: {
    id: 'ui.CopyButton.notCopied',
    defaultMessage: 'It could not be copied. Select it and copy it by hand.',
    description: 'Beside the button, when the browser did not copy',
  },
});
