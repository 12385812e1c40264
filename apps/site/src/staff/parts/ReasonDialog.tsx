import { useForm } from '@nzete/ui/Form';
import { useFormat } from '@nzete/ui/format';
import { TextArea } from '@nzete/ui/TextArea';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { object, string } from 'yup';
import { useKept } from '../session/kept.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { Typed } from './typing/Typed.tsx';
import { useAct } from './useAct.ts';

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  /** The label of the field, instead of `messages.reason`. */
  label?: string;
  messages: Readonly<Record<'reason' | 'reasonMissing', MessageDescriptor>>;
  maxLength: number;
  /** The language of the reason; undefined if readers of several languages get it. */
  lang: string | undefined;
  /** The key under which the tab keeps the typed reason until it is sent. */
  keptAs: string;
  /** The notification after success. */
  done: string;
  onDecide: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks for the reason of a decision, which other people read. */
export function ReasonDialog({ title, description, messages, keptAs, onDecide, onClose, ...field }: ReasonDialogProps) {
  const act = useAct();
  const { language: reader } = useFormat();
  const [kept, keep] = useKept(keptAs);
  const { label, lang, maxLength, done } = field;
  const { formik, form, formRef } = useForm<{ reason: string }>({
    initialValues: { reason: kept },
    schema: object({ reason: string().trim().required('reasonMissing').max(maxLength, 'reasonMissing') }),
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async ({ reason }) => {
      if (!(await act(onDecide(reason.trim()), done))) return;
      keep('');
      onClose();
    },
  });
  const { reason } = formik.values;
  const keepTyped = useEffectEvent(keep);
  useEffect(() => keepTyped(reason), [reason]);
  return (
    <DecideDialog title={title} description={description} isBusy={formik.isSubmitting} onClose={onClose}>
      {(id) => (
        <form ref={formRef} id={id} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
          <Typed lang={lang ?? reader} value={reason}>
            <TextArea
              rows={6}
              lang={lang}
              characterLimit={maxLength}
              {...form.field('reason')}
              {...(label !== undefined && { label })}
            />
          </Typed>
        </form>
      )}
    </DecideDialog>
  );
}
