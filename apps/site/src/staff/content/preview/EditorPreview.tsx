import { contentPreviewUrl } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import type { Language } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { previewMessages as messages } from '../texts/previewMessages.ts';
import { Preview } from './Preview.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

interface EditorPreviewProps {
  path: string;
  pages: readonly string[];
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
export function EditorPreview({ path, isWide, onOpen, ...shared }: EditorPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const srcOf = (page: string, lang: Language) => contentPreviewUrl('/api', { path, page, lang });
  if (shared.pages.length === 0) return null;
  const open = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <>
      {isWide ? (
        <>
          <h2 className="nz:font-semibold">
            <FormattedMessage {...messages.title} />
          </h2>
          <Preview {...shared} srcOf={srcOf} height={520} widths={['phone']} />
          <p className="nz:text-sm nz:text-text-muted">
            <FormattedMessage {...messages.outline} />
          </p>
        </>
      ) : null}
      <Button variant="line" size="sm" className="nz:justify-self-start" aria-haspopup="dialog" onClick={open}>
        <FormattedMessage {...(isWide ? messages.wide : messages.title)} />
      </Button>
      {isOpen ? (
        <PreviewDialog
          {...shared}
          srcOf={srcOf}
          widths={isWide ? ['desk', 'phone'] : ['phone', 'desk']}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
