'use client';

import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { filePickerMessages } from '../primitives/FilePicker/FilePicker.messages.ts';

const MEGABYTE = 1_000_000;

/** Localised sizes of what is downloaded, in decimal units as networks sell them: "188 kB", "1.2 MB". */
export function useByteSize(): (bytes: number) => string {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (bytes) =>
    bytes >= MEGABYTE - 500
      ? formatMessage(filePickerMessages.megabytes, { size: number(bytes / MEGABYTE, { maximumFractionDigits: 1 }) })
      : formatMessage(filePickerMessages.kilobytes, { size: number(Math.max(1, Math.round(bytes / 1000))) });
}
