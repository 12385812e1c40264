import { useAddContentFileMutation } from '@nzete/api-client/staff';
import { useIntl } from 'react-intl';
import { failureText } from '../parts/failure.ts';
import type { Editor } from './form/editorContext.ts';
import { fileMessages as messages } from './texts/fileMessages.ts';

const MAX_BYTES = 20_000_000;

/** Uploads PDFs. */
export function useFileUpload(): NonNullable<Editor['uploadFile']> {
  const { formatMessage } = useIntl();
  const [add] = useAddContentFileMutation();
  return async (file) => {
    if (file.size > MAX_BYTES) return { problem: formatMessage(messages.tooLarge) };
    const { data, error } = await add({ file, fileName: file.name });
    return data ? { reference: data.file } : { problem: failureText(error, formatMessage) };
  };
}
