import { type Language, languages } from '@nzete/ui/format';
import { SegmentedControl } from '@nzete/ui/SegmentedControl';
import { useIntl } from 'react-intl';
import { languageName } from './texts/languageNames.ts';
import { contentMessages as messages } from './texts/messages.ts';

interface LanguageChoiceProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** Which language of the texts is shown, where there is room for one only. */
export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <SegmentedControl
      className="nz:max-w-full nz:@xl:hidden nz:[&_button]:px-2"
      label={formatMessage(messages.languageOfTexts)}
      isLabelHidden
      value={language}
      onChange={(chosen) => onChange(languages.find((each) => each === chosen) ?? language)}
      options={languages.map((each) => ({ value: each, label: languageName(each) }))}
    />
  );
}
