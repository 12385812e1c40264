import { useAddContentPhotoMutation } from '@nzete/api-client/staff';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../parts/failure.ts';
import type { Editor } from './form/editorContext.ts';
import { pictureMessages as messages } from './texts/pictureMessages.ts';

const MAX_BYTES = 10_000_000;

/**
 * Uploads photos, and knows the addresses of pictures.
 *
 * @param known those of the list as the server has it
 */
export function usePhotoUpload(
  known: Readonly<Record<string, string>> = {},
): Required<Pick<Editor, 'upload' | 'pictureUrl'>> {
  const { formatMessage } = useIntl();
  const [add] = useAddContentPhotoMutation();
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  return {
    pictureUrl: (reference) => added[reference] ?? known[reference],
    upload: async (file, crop) => {
      if (file.size > MAX_BYTES) return { problem: formatMessage(messages.tooLarge) };
      const { data, error } = await add({ file, fileName: file.name, ...(crop && { crop }) });
      if (!data) return { problem: failureText(error, formatMessage) };
      const reference = `photo:${data.name}`;
      setAdded((before) => ({ ...before, [reference]: data.src }));
      return { reference };
    },
  };
}
