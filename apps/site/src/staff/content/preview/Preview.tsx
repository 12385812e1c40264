import { type Language, languages } from '@nzete/ui/format';
import { SegmentedControl } from '@nzete/ui/SegmentedControl';
import { SelectField } from '@nzete/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../texts/languageNames.ts';
import { previewMessages as messages } from '../texts/previewMessages.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

export interface PreviewProps {
  /** The paths of the pages that show the list. */
  pages: readonly string[];
  language: Language;
  onLanguage: (language: Language) => void;
  srcOf: (page: string, language: Language) => string;
  /** Changes with the saved draft. */
  version: string;
  /** The name of the item that is being edited, in a language. */
  itemIn: (language: Language) => string;
  /** The name of the frame, for screen readers; else of the page in it. */
  frameTitle?: (language: string) => string;
  height: number;
  /** The widths that there is room for. */
  widths: readonly ('phone' | 'desk')[];
}

const pixels = { phone: 360, desk: 1280 } as const;

/** The real pages with the draft, as visitors see them once it is published. */
export function Preview(props: PreviewProps) {
  const { pages, language, onLanguage, srcOf, version, itemIn, frameTitle, height, widths } = props;
  const { formatMessage } = useIntl();
  const [chosenPage, setPage] = useState<string>();
  const [width, setWidth] = useState(widths[0] ?? 'phone');
  const page = pages.find((each) => each === chosenPage) ?? pages[0];
  if (page === undefined)
    return (
      <p className="nz:text-text-muted">
        <FormattedMessage {...messages.noPage} />
      </p>
    );
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-3">
      <div className="nz:flex nz:flex-wrap nz:items-end nz:gap-3">
        {pages.length > 1 ? (
          <SelectField
            label={formatMessage(messages.page)}
            value={page}
            onChange={({ target }) => setPage(target.value)}
            options={pages.map((value) => ({ value, label: value }))}
          />
        ) : null}
        <SelectField
          label={formatMessage(messages.language)}
          value={language}
          onChange={({ target }) => onLanguage(languages.find((each) => each === target.value) ?? language)}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
        />
        {widths.length > 1 ? (
          <SegmentedControl
            label={formatMessage(messages.width)}
            isLabelHidden
            value={width}
            onChange={(chosen) => setWidth(chosen === 'desk' ? 'desk' : 'phone')}
            options={widths.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          />
        ) : null}
      </div>
      <PreviewFrame
        src={srcOf(page, language)}
        version={version}
        item={itemIn(language)}
        title={
          frameTitle?.(languageName(language)) ??
          formatMessage(messages.frame, { page, language: languageName(language) })
        }
        width={pixels[width]}
        height={height}
      />
    </div>
  );
}
