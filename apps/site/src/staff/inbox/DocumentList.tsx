import { Button } from '@nzete/ui/Button';
import { FileSize } from '@nzete/ui/FileSize';
import { useFormat } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { entryMessages } from './texts/entryMessages.ts';
import type { EntryDocument } from './types.ts';
import { useDocumentName } from './useDocumentName.ts';

interface DocumentListProps {
  documents: readonly EntryDocument[];
  /** The address of a document's picture or file; none for roles that may not see it. */
  hrefOf: ((kind: string) => string) | undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

const scanRemarks: Readonly<Partial<Record<EntryDocument['scan'], MessageDescriptor>>> = {
  waiting: entryMessages.scanWaiting,
  infected: entryMessages.scanInfected,
  unscanned: entryMessages.scanNone,
};

/** The papers of an entry. Nothing is loaded before someone asks for it: each look is recorded. */
export function DocumentList({ documents, hrefOf }: DocumentListProps) {
  return (
    <>
      <p className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...(hrefOf ? entryMessages.documentsText : entryMessages.documentsClosed)} />
      </p>
      <ul className="nz:grid nz:gap-4">
        {documents.map((document) => (
          <li key={document.kind} className="nz:grid nz:justify-items-start nz:gap-2">
            <DocumentFacts {...document} />
            {hrefOf && document.type && (document.scan === 'clean' || document.scan === 'unscanned') ? (
              <DocumentViewer kind={document.kind} type={document.type} href={hrefOf(document.kind)} />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function DocumentFacts({ kind, type, size, scan, received_at }: EntryDocument) {
  const { date } = useFormat();
  const documentName = useDocumentName();
  const remark = scanRemarks[scan];
  return (
    <div className="nz:min-w-0">
      <p className="nz:font-semibold">{documentName(kind)}</p>
      <p className="nz:text-sm nz:text-text-muted">
        {type ? <FileSize type={typeNames[type] ?? type} bytes={size ?? undefined} /> : null} {date(received_at)}
      </p>
      {remark ? (
        <p className="nz:text-sm">
          <FormattedMessage {...remark} />
        </p>
      ) : null}
    </div>
  );
}

/** A picture in the page, with the server's watermark; a PDF in a sandboxed tab, which says why if there is none. */
function DocumentViewer({ kind, type, href }: { kind: string; type: string; href: string }) {
  const { language } = useFormat();
  const [isShown, setShown] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const document = useDocumentName()(kind);
  if (!type.startsWith('image/')) {
    return (
      <LinkButton variant="line" size="sm" href={`${href}?lang=${language}`} target="_blank" rel="noreferrer">
        <FormattedMessage {...entryMessages.openPdf} values={{ document }} />
      </LinkButton>
    );
  }
  const toggle = () => {
    setBroken(false);
    setShown(!isShown);
  };
  return (
    <>
      <Button variant="line" size="sm" aria-expanded={isShown} onClick={toggle}>
        <FormattedMessage
          {...(isShown ? entryMessages.hidePicture : entryMessages.showPicture)}
          values={{ document }}
        />
      </Button>
      {isShown && !isBroken ? (
        <img src={href} alt={document} onError={() => setBroken(true)} className="nz:max-h-[70vh] nz:max-w-full" />
      ) : null}
      <p role="alert" className="nz:text-sm nz:font-semibold nz:text-danger nz:empty:hidden">
        {isShown && isBroken ? <FormattedMessage {...entryMessages.pictureFailed} /> : null}
      </p>
    </>
  );
}
