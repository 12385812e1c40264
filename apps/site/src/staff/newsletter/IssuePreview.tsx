import { newsletterExportUrl, newsletterPreviewUrl } from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { EditorPreview } from '../content/preview/EditorPreview.tsx';
import { languageName } from '../content/texts/languageNames.ts';
import { editorMessages as messages } from './texts/editorMessages.ts';

interface IssuePreviewProps {
  id: string;
  mayExport: boolean;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Changes with the saved draft. */
  version: string;
  isWide: boolean;
  /** Saves what is written, so that it is seen. */
  onOpen?: () => void;
}

/** The issue as it is mailed, in each language, and the same as a file for a mailing service. */
export function IssuePreview({ id, mayExport, onOpen, ...preview }: IssuePreviewProps) {
  const { formatMessage } = useIntl();
  const { language } = preview;
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-4">
      <EditorPreview
        {...preview}
        title={formatMessage(messages.preview)}
        frameTitle={(name) => formatMessage(messages.frame, { language: name })}
        pages={[id]}
        srcOf={(_, lang) => newsletterPreviewUrl('/api', { id, lang })}
        itemIn={() => ''}
        onOpen={() => onOpen?.()}
      />
      {mayExport ? (
        <a
          href={newsletterExportUrl('/api', { id, lang: language })}
          download
          className="nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:justify-self-start nz:font-semibold nz:text-link nz:focus-ring"
        >
          {formatMessage(messages.export, { language: languageName(language) })}
        </a>
      ) : null}
    </div>
  );
}
