import { useAddContentPhotoMutation } from '@nzete/api-client/staff';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '../parts/failure.ts';
import type { Editor } from './form/editorContext.ts';
import { pictureMessages as messages } from './texts/pictureMessages.ts';

const MAX_BYTES = 10_000_000;
const MIN_WIDTH = 800;
const THUMBNAIL = 240;

/** Uploads photos, and keeps small copies of them to show. */
export function usePhotoUpload(): Required<Pick<Editor, 'upload' | 'pictureUrl'>> {
  const { formatMessage } = useIntl();
  const [add] = useAddContentPhotoMutation();
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({});
  return {
    pictureUrl: (reference) => thumbnails[reference],
    upload: async (file) => {
      if (file.size > MAX_BYTES) return { problem: formatMessage(messages.tooLarge) };
      const picture = await createImageBitmap(file).catch(() => undefined);
      if (picture && picture.width < MIN_WIDTH) return { problem: formatMessage(messages.tooSmall) };
      const { data, error } = await add({ file, fileName: file.name });
      if (!data) return { problem: failureText(error, formatMessage) };
      const reference = `photo:${data.name}`;
      if (picture) setThumbnails((known) => ({ ...known, [reference]: thumbnailOf(picture) }));
      return { reference };
    },
  };
}

/** As a data URL, because pages load pictures from nowhere else but the site. */
function thumbnailOf(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL;
  canvas.height = Math.round((THUMBNAIL * picture.height) / picture.width);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg');
}
