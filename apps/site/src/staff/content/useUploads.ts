import { useAddContentFileMutation, useAddContentPhotoMutation } from '@nzete/api-client/staff';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../parts/failure.ts';
import type { Editor } from './form/editorContext.ts';
import { fileMessages } from './texts/fileMessages.ts';
import { pictureMessages } from './texts/pictureMessages.ts';

const MAX_PHOTO_BYTES = 10_000_000;
const MAX_FILE_BYTES = 20_000_000;

/**
 * Uploads photos and PDFs, and knows the addresses of pictures.
 *
 * @param known those of the list as the server has it
 */
export function useUploads(known: Readonly<Record<string, string>>) {
  const { formatMessage } = useIntl();
  const [addPhoto] = useAddContentPhotoMutation();
  const [addFile] = useAddContentFileMutation();
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const uploads: Pick<Editor, 'upload' | 'uploadFile' | 'pictureUrl'> = {
    pictureUrl: (reference) => added[reference] ?? known[reference],
    upload: async (file, crop) => {
      if (file.size > MAX_PHOTO_BYTES) return { problem: formatMessage(pictureMessages.tooLarge) };
      const { data, error } = await addPhoto({ file, fileName: file.name, ...(crop && { crop }) });
      if (!data) return { problem: failureText(error, formatMessage) };
      const reference = `photo:${data.name}`;
      setAdded((before) => ({ ...before, [reference]: data.src }));
      return { reference };
    },
    uploadFile: async (file) => {
      if (file.size > MAX_FILE_BYTES) return { problem: formatMessage(fileMessages.tooLarge) };
      const { data, error } = await addFile({ file, fileName: file.name });
      return data ? { reference: data.file } : { problem: failureText(error, formatMessage) };
    },
  };
  return uploads;
}
