'use client';

import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { filePickerMessages } from './FilePicker.messages.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Localised file sizes: "1.2 MB", "340 kB". */
export function useFileSize(): (bytes: number) => string {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (bytes) =>
    bytes >= MEGABYTE
      ? // Rounded up, so that a file just over the limit does not show the limit.
        formatMessage(filePickerMessages.megabytes, { size: number(Math.ceil((bytes / MEGABYTE) * 10) / 10) })
      : formatMessage(filePickerMessages.kilobytes, { size: number(Math.ceil(bytes / KILOBYTE)) });
}
