import { Button } from '@nzete/ui/Button';
import type { Language } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { previewMessages as messages } from '../texts/previewMessages.ts';
import { Preview, type PreviewProps } from './Preview.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

interface EditorPreviewProps {
  pages: readonly string[];
  srcOf: (page: string, language: Language) => string;
  /** Translated: whose eyes it is seen with. */
  title: string;
  /** Translated: below the preview. */
  note?: string;
  frameTitle?: PreviewProps['frameTitle'];
  language: Language;
  onLanguage: (language: Language) => void;
  /** Changes with the saved draft. */
  version: string;
  itemIn: (language: Language) => string;
  /** Whether there is room beside the form. */
  isWide: boolean;
  /** Saves what is written, so that it is seen. */
  onOpen: () => void;
}

/** The preview beside the form, or a button that opens it. */
export function EditorPreview({ title, note, isWide, onOpen, ...shared }: EditorPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  if (shared.pages.length === 0)
    return (
      <p className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...messages.noPage} />
      </p>
    );
  const open = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <>
      {isWide ? (
        <>
          <h2 className="nz:font-semibold">{title}</h2>
          <Preview {...shared} height={520} widths={['phone']} />
          {note ? <p className="nz:text-sm nz:text-text-muted">{note}</p> : null}
        </>
      ) : null}
      <Button variant="line" size="sm" className="nz:justify-self-start" aria-haspopup="dialog" onClick={open}>
        {isWide ? <FormattedMessage {...messages.wide} /> : title}
      </Button>
      {isOpen ? (
        <PreviewDialog
          {...shared}
          title={title}
          widths={isWide ? ['desk', 'phone'] : ['phone', 'desk']}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
