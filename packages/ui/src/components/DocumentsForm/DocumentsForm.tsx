'use client';

import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { intentProps } from '../../internal/intentProps.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import type { RejectedFile } from '../../primitives/FilePicker/useChosenFile.ts';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import type { SendFailure } from '../../primitives/SendOutcome/sendResult.ts';
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
}

/**
 * Sends documents as an ordinary form, with or without JavaScript: a page of your server receives
 * them as `multipart/form-data` and answers with another page.
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
  className,
  ref,
  ...props
}: DocumentsFormProps) {
  const [files, setFiles] = useState<Readonly<Record<string, File | null>>>({});
  const form = useRef<HTMLFormElement>(null);
  const choose = (name: string, file: File | null) => {
    setFiles((before) => ({ ...before, [name]: file }));
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.files = listOf(file);
  };
  return (
    <form
      ref={useMemo(() => mergeRefs(form, ref), [ref])}
      data-slot="documents-form"
      method="post"
      encType="multipart/form-data"
      className={cx('nz:grid nz:max-w-measure nz:gap-6', className)}
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

/** For the input, which still has a photo before it was shrunk, or nothing if the file was dropped. */
function listOf(file: File | null): FileList {
  const list = new DataTransfer();
  if (file) list.items.add(file);
  return list.files;
}
