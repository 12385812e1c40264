import { sendResult } from '@nzete/api-client/forms';
import type { KycDocumentKind } from '@nzete/domain';
import type { DocumentsFormProps } from '@nzete/ui/DocumentsForm';
import { use } from 'react';
import { LoadPageContext } from '../../shared/loadPage.ts';
import { sentPath } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';

type Upload = NonNullable<DocumentsFormProps['onUpload']>;

/** Sends a document in parts, which go on after a reload if the same file is chosen. */
export function useUpload({ reference, token }: { reference: string; token: string }): Upload {
  const lang = useLang();
  const load = use(LoadPageContext);
  return async ({ kind, file, onProgress, signal }) => {
    // The page that confirms it must be there when the answer comes.
    await load(sentPath).catch(() => {});
    // Late, because most visits send no document.
    const { sendKycDocumentInParts } = await import('@nzete/api-client/uploads');
    // The cast: the form asks for these kinds.
    const document = { reference, uploadToken: token, kind: kind as KycDocumentKind, file };
    const { error } = await sendKycDocumentInParts(document, { lang, onProgress, signal });
    return sendResult({ error });
  };
}
