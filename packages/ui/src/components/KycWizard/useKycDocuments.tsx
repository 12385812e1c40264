'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DescribedFile, FileUpload } from '../../primitives/FilePicker/PickedFile.tsx';
import { WaitText } from '../../primitives/SendOutcome/SendOutcome.tsx';
import type { SendFailure } from '../../primitives/SendOutcome/sendResult.ts';
import type { KycDefinition, KycDocumentKind } from './kycDefinition.ts';
import { uploadMessages } from './kycUploads.messages.ts';

/** A document to upload. */
export interface KycUpload<Definition extends KycDefinition = KycDefinition> {
  kind: KycDocumentKind<Definition>;
  /** A PDF, JPEG or PNG file; its `type` was detected from its content. */
  file: File;
  /** Call it with the progress, 0 to 100. */
  onProgress: (percentage: number) => void;
  /** Aborted when the visitor stops the upload. */
  signal: AbortSignal;
}

/**
 * The outcome of a document; `isBeingChecked` when it has arrived and waits to be scanned for
 * viruses.
 */
export type KycUploadResult = { ok: true; isBeingChecked?: boolean | undefined } | SendFailure;

/** What can be stored of a chosen file: no browser keeps the file itself over a reload. */
export interface KycFile extends DescribedFile {
  /** It was sent, and need not be chosen again. */
  hasArrived: boolean;
  /** It has arrived, and waits to be scanned for viruses. */
  isBeingChecked?: boolean | undefined;
}

/** The chosen files, by the kind of document. */
export type KycFiles<Definition extends KycDefinition = KycDefinition> = Partial<
  Record<KycDocumentKind<Definition>, KycFile>
>;

interface DocumentsOptions {
  onUpload: (upload: KycUpload) => Promise<KycUploadResult>;
  /** The files that were chosen before a reload; it may arrive later. */
  earlier?: KycFiles | undefined;
  onFilesChange?: ((files: KycFiles) => void) | undefined;
}

type Sending =
  | { status: 'sending'; percentage?: number }
  | { status: 'sent'; isBeingChecked?: boolean | undefined }
  | { status: 'failed'; failure: SendFailure | 'stopped' };

/** The files and their upload state. While one is sent, the browser asks before it leaves the page. */
export function useKycDocuments(kinds: readonly string[], { onUpload, earlier, onFilesChange }: DocumentsOptions) {
  const [files, setFiles] = useState<Readonly<Record<string, File | null | undefined>>>({});
  const [sending, setSending] = useState<Readonly<Record<string, Sending | undefined>>>({});
  const controllers = useRef<Record<string, AbortController>>({});

  const isSending = Object.values(sending).some((one) => one?.status === 'sending');
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  const mark = (kind: string, state: Sending | undefined) => setSending((before) => ({ ...before, [kind]: state }));

  const send = async (kind: string, file: File | null | undefined) => {
    if (!file) return;
    const controller = new AbortController();
    controllers.current[kind] = controller;
    const { signal } = controller;
    mark(kind, { status: 'sending' });
    const onProgress = (percentage: number) => {
      if (!signal.aborted) mark(kind, { status: 'sending', percentage });
    };
    const result = await onUpload({ kind, file, onProgress, signal }).catch(noResponse);
    if (result.ok) mark(kind, { status: 'sent', isBeingChecked: result.isBeingChecked });
    else mark(kind, { status: 'failed', failure: signal.aborted ? 'stopped' : result });
  };

  /** A file of before the reload, unless another was chosen or it was removed. */
  const earlierFile = (kind: string) => (files[kind] === undefined ? earlier?.[kind] : undefined);
  const described = (kind: string): KycFile | undefined => {
    const file = files[kind];
    return file ? describe(file, sending[kind]) : earlierFile(kind);
  };
  const now: KycFiles = Object.fromEntries(
    kinds.flatMap((kind) => {
      const file = described(kind);
      return file ? [[kind, file]] : [];
    }),
  );
  // The progress of an upload is no change.
  const text = JSON.stringify(now);
  const tell = useEffectEvent(() => {
    if (Object.keys(files).length > 0) onFilesChange?.(now);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the text changes
  useEffect(() => tell(), [text]);

  return {
    files,
    earlierFile,
    choose: (kind: string, file: File | null) => {
      setFiles((before) => ({ ...before, [kind]: file }));
      mark(kind, undefined);
    },
    /** One after the other: on a slow connection, parallel uploads would all be late. */
    sendAll: async () => {
      for (const kind of kinds) if (sending[kind]?.status !== 'sent') await send(kind, files[kind]);
    },
    /** Another file of an application that was sent: it follows at once. */
    replace: (kind: string, file: File | null) => {
      setFiles((before) => ({ ...before, [kind]: file ?? undefined }));
      mark(kind, undefined);
      void send(kind, file);
    },
    send: (kind: string) => void send(kind, files[kind]),
    stop: (kind: string) => controllers.current[kind]?.abort(),
    upload: (kind: string): FileUpload | undefined => toUpload(sending[kind]),
    isSending,
    /** Some are still to be chosen, here or later. */
    isAnyMissing: kinds.some((kind) => !now[kind]),
    isAllSent: kinds.every((kind) => now[kind]?.hasArrived !== false),
    isAnyBeingChecked: kinds.some((kind) => now[kind]?.isBeingChecked),
    /** A file of before the reload has to be chosen again. */
    isAnyAskedAgain: kinds.some((kind) => earlierFile(kind)?.hasArrived === false),
  };
}

const describe = ({ name, size, type }: File, state: Sending | undefined): KycFile => ({
  name,
  size,
  type,
  hasArrived: state?.status === 'sent',
  isBeingChecked: state?.status === 'sent' ? state.isBeingChecked : undefined,
});

export type KycDocuments = ReturnType<typeof useKycDocuments>;

const noResponse = (): KycUploadResult => ({ ok: false, reason: 'no-response' });

const toUpload = (sending: Sending | undefined): FileUpload | undefined =>
  sending?.status === 'failed' ? { status: 'failed', message: failureText(sending.failure) } : sending;

/** A message descriptor instead of a text, so that it follows the language. */
function failureText(failure: SendFailure | 'stopped'): ReactNode {
  if (failure === 'stopped') return <FormattedMessage {...uploadMessages.stopped} />;
  if (failure.reason === 'wait') return <WaitText seconds={failure.seconds} />;
  if (failure.reason === 'other' && failure.detail) return failure.detail;
  return <FormattedMessage {...texts[failure.reason]} />;
}

const texts: Record<Exclude<SendFailure['reason'], 'wait'>, (typeof uploadMessages)[keyof typeof uploadMessages]> = {
  offline: uploadMessages.offline,
  'no-response': uploadMessages.noAnswer,
  'too-long': uploadMessages.tooLong,
  refused: uploadMessages.refused,
  other: uploadMessages.other,
};
