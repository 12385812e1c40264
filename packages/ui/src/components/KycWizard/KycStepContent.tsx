'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx';
import type { FormFields } from '../../primitives/Form/useFormFields.ts';
import { ChosenBefore } from './ChosenBefore.tsx';
import { KycFields } from './KycFields.tsx';
import { KycReview } from './KycReview.tsx';
import type { KycDocument, KycPart, KycStep, KycValues } from './kycDefinition.ts';
import type { KycDocuments } from './useKycDocuments.tsx';
import type { KycAnswer } from './useKycWizard.ts';

interface ContentProps {
  form: FormFields<KycValues>;
  values: KycValues;
  documents: KycDocuments;
  rejected: KycAnswer['rejected'];
  /** The steps before this one, which a review lists. */
  earlier: readonly KycStep[];
  headingLevel: 3 | 4;
}

/** What a step shows, and its parts. */
export function KycStepContent({ step, ...props }: ContentProps & { step: KycStep }) {
  const { headingLevel } = props;
  const reviewLevel = headingLevel === 3 ? 4 : 5;
  return (
    <>
      <Content {...props} content={step} reviewLevel={headingLevel} />
      {step.parts?.map((part) => (
        <Part key={part.title.id} title={part.title} headingLevel={headingLevel}>
          <Content {...props} content={part} reviewLevel={reviewLevel} />
        </Part>
      ))}
    </>
  );
}

interface PartContentProps extends ContentProps {
  content: Omit<KycPart, 'title'>;
  reviewLevel: 3 | 4 | 5;
}

function Content({ content, form, values, documents, rejected, earlier, reviewLevel }: PartContentProps) {
  return (
    <>
      {content.note ? <Alert tone="info" description={<FormattedMessage {...content.note} />} /> : null}
      {Object.entries(content.documents ?? {}).map(([kind, document]) => (
        <DocumentField key={kind} {...{ kind, document, form, documents, rejected }} />
      ))}
      {content.hasReview ? (
        <KycReview steps={earlier} label={form.label} values={values} headingLevel={reviewLevel} />
      ) : null}
      {content.fields ? <KycFields form={form} fields={content.fields} /> : null}
    </>
  );
}

interface DocumentFieldProps extends Pick<ContentProps, 'form' | 'documents' | 'rejected'> {
  kind: string;
  document: KycDocument;
}

function DocumentField({ kind, document, form, documents, rejected }: DocumentFieldProps) {
  const { formatMessage } = useIntl();
  const { label, hint, maxBytes, required } = document;
  const askedAgain = documents.earlierFile(kind);
  // Only a required document has a rule, and so a value.
  const { value, onValueChange, ...field } = required
    ? form.custom(kind)
    : { name: kind, label: formatMessage(label), value: '', onValueChange: undefined };
  return (
    <FilePicker
      {...field}
      hint={askedAgain ? <ChosenBefore file={askedAgain} /> : hint && formatMessage(hint)}
      maxBytes={maxBytes}
      defaultRejected={rejected?.[kind]}
      file={documents.files[kind] ?? null}
      onFileChange={(file) => {
        documents.choose(kind, file);
        onValueChange?.(file?.name ?? '');
      }}
    />
  );
}

interface PartProps {
  title: MessageDescriptor;
  headingLevel: 3 | 4;
  children: ReactNode;
}

export function Part({ title, headingLevel, children }: PartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="nz:grid nz:gap-4 nz:border-line-strong nz:border-t-[length:var(--nz-border-thread)] nz:pt-5 nz:first:border-t-0 nz:first:pt-0">
      <Heading className="nz:type-h3">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </div>
  );
}
