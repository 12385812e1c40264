'use client';

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { checkFile, type FileProblem } from './checkFile.ts';
import { filePickerMessages } from './FilePicker.messages.ts';
import { useFileSize } from './useFileSize.ts';
import { isolated } from './withoutDirectionMarks.ts';

/** A file that was not accepted, with its size. */
export interface RejectedFile {
  problem: FileProblem;
  name: string;
  bytes: number;
}

/** Checks the chosen file, and explains in the current language why it is rejected. */
export function useChosenFile(
  limit: number,
  onFileChange: (file: File | null) => void,
  initialRejected?: RejectedFile,
) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const [isChecking, setIsChecking] = useState(false);
  const [refused, setRefused] = useState(initialRejected);
  const latest = useRef<File>(undefined);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setIsChecking(true);
    const checked = await checkFile(file, limit);
    // Another file has been chosen in the meantime.
    if (latest.current !== file) return;
    setIsChecking(false);
    if ('file' in checked) {
      setRefused(undefined);
      onFileChange(checked.file);
    } else {
      setRefused({ problem: checked.problem, name: file.name, bytes: file.size });
      onFileChange(null);
    }
  };
  const remove = () => {
    latest.current = undefined;
    setRefused(undefined);
    onFileChange(null);
  };
  const values = refused && {
    name: isolated(refused.name),
    size: fileSize(refused.bytes),
    limit: fileSize(limit),
  };
  const error = refused && values && formatMessage(filePickerMessages[refused.problem], values);
  return { choose, remove, isChecking, error };
}
