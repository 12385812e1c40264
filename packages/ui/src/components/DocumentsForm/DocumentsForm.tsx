'use client';

import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { intentProps } from '../../internal/intentProps.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import type { RejectedFile } from '../../primitives/FilePicker/useChosenFile.ts';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import type { SendFailure } from '../../primitives/SendOutcome/sendResult.ts';
import { type KycUpload, type KycUploadResult, useKycDocuments } from '../KycWizard/useKycDocuments.tsx';
import { documentsFormMessages as texts } from './DocumentsForm.messages.ts';

/** A document that the form asks for. */
export interface RequestedDocument {
  /** The name under which its file is sent. */
  name: string;
  label: string;
}

export interface DocumentsFormProps extends ComponentProps<'form'> {
  /** The documents, in their order. */
  documents: readonly RequestedDocument[];
  /** Posted as `intent` by the submit button, so that the server knows which form was sent. */
  intent?: string;
  /** Values that are sent along, such as a reference number. */
  hiddenValues?: Readonly<Record<string, string>>;
  /** The files that the server refused, by the names of the documents. */
  rejected?: Readonly<Partial<Record<string, RejectedFile>>>;
  /** Whether the form was sent without a file. */
  isMissing?: boolean;
  /** Why the documents were not received. */
  failure?: SendFailure | undefined;
  /**
   * Sends a document from the page, which shows its progress. Without it, and without JavaScript,
   * the form is sent.
   */
  onUpload?: (upload: KycUpload) => Promise<KycUploadResult>;
  /** `onUpload` has sent every document that was chosen. */
  onSent?: () => void;
}

/**
 * Sends documents as an ordinary form, with or without JavaScript: a page of your server receives
 * them as `multipart/form-data` and answers with another page. With `onUpload` and JavaScript it
 * sends them from the page.
 *
 * Slots: `documents-form`.
 *
 * @example
 * <DocumentsForm
 *   documents={[{ name: 'governmentId', label: 'Government ID' }]}
 *   intent="documents"
 *   hiddenValues={{ reference, token }}
 * />
 */
export function DocumentsForm({
  documents,
  intent,
  hiddenValues = {},
  rejected,
  isMissing = false,
  failure,
  onUpload,
  onSent,
  onSubmit,
  className,
  ref,
  ...props
}: DocumentsFormProps) {
  const names = documents.map(({ name }) => name);
  const uploads = useKycDocuments(names, { onUpload: onUpload ?? notSent });
  const { files } = uploads;
  const isSent = onUpload !== undefined && uploads.isAllSent && names.some((name) => files[name]);
  const reportSent = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (isSent) reportSent();
  }, [isSent]);
  const form = useRef<HTMLFormElement>(null);
  const choose = (name: string, file: File | null) => {
    uploads.choose(name, file);
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.files = listOf(file);
  };
  const submit: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    onSubmit?.(event);
    // Without a file the server answers that one is missing.
    if (!onUpload || event.defaultPrevented || !names.some((name) => files[name])) return;
    event.preventDefault();
    if (!uploads.isSending) void uploads.sendAll();
  };
  return (
    <form
      ref={useMemo(() => mergeRefs(form, ref), [ref])}
      data-slot="documents-form"
      method="post"
      encType="multipart/form-data"
      className={cx('nz:grid nz:max-w-measure nz:gap-6', className)}
      onSubmit={submit}
      {...props}
    >
      {Object.entries(hiddenValues).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} className="nz:bare" />
      ))}
      {documents.map(({ name, label }, index) => (
        <FilePicker
          key={name}
          name={name}
          label={label}
          file={files[name] ?? null}
          onFileChange={(file) => choose(name, file)}
          upload={uploads.upload(name)}
          onStop={() => uploads.stop(name)}
          onRetry={() => uploads.send(name)}
          defaultRejected={rejected?.[name]}
          error={isMissing && index === 0 ? <FormattedMessage {...texts.missing} /> : undefined}
        />
      ))}
      <SendOutcome result={failure} title={null} />
      <Button type="submit" size="lg" className="nz:justify-self-start" {...intentProps(intent)}>
        <FormattedMessage {...texts.send} />
      </Button>
    </form>
  );
}

const notSent = async (): Promise<KycUploadResult> => ({ ok: false, reason: 'other' });

/** For the input, which still has a photo before it was shrunk, or nothing if the file was dropped. */
function listOf(file: File | null): FileList {
  const list = new DataTransfer();
  if (file) list.items.add(file);
  return list.files;
}
