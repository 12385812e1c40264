import type { ApplicationStatus, KycDocumentKind } from '@nzete/domain';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { useFormat } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Typed } from '../parts/typing/Typed.tsx';
import { useKeptJson } from '../session/kept.ts';
import { statusMessages } from '../statusMessages.ts';
import { decisionMessages } from './texts/decisionMessages.ts';
import { answerLanguage, decisionNames, languageNames } from './texts/words.ts';
import type { HistoryItem, MessageTemplate, OpenEntry } from './types.ts';
import { useDecisionMessage } from './useDecisionMessage.ts';
import { missingDocuments, WantedChoice } from './WantedChoice.tsx';

/** What the server accepts. */
const MESSAGE_LENGTH = 8000;

/** How a decision went: someone else has changed the state since, or the sender a document. */
export type DecisionResult = SendResult | { ok: false; reason: 'conflict' | 'other-documents' };

export interface DecisionDialogProps {
  /** As it is now, also while the dialog is open. */
  entry: Pick<OpenEntry, 'subject' | 'kind' | 'title' | 'language' | 'status' | 'documents' | 'history' | 'actions'>;
  decision: ApplicationStatus;
  templates: readonly MessageTemplate[];
  /** `wanted`: which documents the sender of an identity check is asked for. */
  onSend: (message: string, wanted?: KycDocumentKind[]) => Promise<DecisionResult>;
  onClose: () => void;
}

/** The message to the sender, in the sender's language, before a decision is sent. */
export function DecisionDialog({ entry, decision, templates, onSend, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const language = answerLanguage(entry.language);
  const fitting = templates.filter(({ status }) => status === decision);
  const message = useDecisionMessage({ subject: entry.subject, status: decision, language, templates: fitting });
  const [keptWanted, keepWanted] = useKeptJson<KycDocumentKind[]>(`wanted ${entry.subject}`);
  const [missing] = useState(() => missingDocuments(entry.documents));
  const wanted = keptWanted ?? missing;
  const asksForDocuments = entry.kind === 'kyc' && decision === 'more-wanted';
  const { send, error, result, isSending } = useSending({
    decision,
    text: message.text,
    onSend: (text) => {
      // So that it is the same when it is sent again after a reload.
      message.type(message.text);
      if (!asksForDocuments) return onSend(text);
      keepWanted(wanted);
      return onSend(text, wanted);
    },
    onSent: () => {
      message.forget();
      keepWanted(undefined);
    },
  });
  const languageName = formatMessage(languageNames[language]);
  const isPossible = entry.actions.includes(decision);
  const failure = result?.ok === false ? result.reason : undefined;
  const hasConflict = failure === 'conflict';
  return (
    <Dialog
      open
      size="lg"
      initialFocus={field}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={formatMessage(decisionMessages.title, {
        decision: formatMessage(decisionNames[decision]),
        name: entry.title,
      })}
      description={<FormattedMessage {...decisionMessages.lead} values={{ language: languageName }} />}
      footer={
        <>
          {isPossible ? (
            <Button type="submit" form={formId} isLoading={isSending}>
              <FormattedMessage {...(hasConflict ? decisionMessages.sendAnyway : decisionMessages.send)} />
            </Button>
          ) : null}
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...decisionMessages.cancel} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="nz:grid nz:gap-4"
        onSubmit={(event) => {
          if (!send(event)) field.current?.focus();
        }}
      >
        <div role="alert" className="nz:empty:hidden">
          {hasConflict ? <Conflict {...entry} /> : null}
          {failure === 'other-documents' ? (
            <Alert
              tone="warning"
              title={<FormattedMessage {...decisionMessages.otherDocuments} />}
              description={<FormattedMessage {...decisionMessages.otherDocumentsText} />}
            />
          ) : null}
        </div>
        {asksForDocuments ? <WantedChoice wanted={wanted} onChange={keepWanted} /> : null}
        {fitting.length > 0 ? (
          <SelectField
            label={formatMessage(decisionMessages.template)}
            value={message.template}
            onChange={(event) => message.choose(event.target.value)}
            options={[
              { value: '', label: formatMessage(decisionMessages.noTemplate) },
              // The names of those that come with the program are English.
              ...fitting.map(({ id, name, updated_by }) => ({
                value: id,
                label: updated_by ? name : formatMessage(statusMessages[decision]),
              })),
            ]}
          />
        ) : null}
        {message.bringBack ? (
          <Button variant="quiet" size="sm" className="nz:justify-self-start" onClick={message.bringBack}>
            <FormattedMessage {...decisionMessages.bringBack} />
          </Button>
        ) : null}
        <Typed lang={language} value={message.text}>
          <TextArea
            ref={field}
            label={formatMessage(decisionMessages.message, { language: languageName })}
            hint={message.isKept ? formatMessage(decisionMessages.kept) : undefined}
            error={error && formatMessage(error)}
            lang={language}
            rows={9}
            value={message.text}
            onChange={(event) => message.type(event.target.value)}
          />
        </Typed>
        <SendOutcome result={isFailedSend(result) ? result : undefined} title={null} />
      </form>
    </Dialog>
  );
}

/** What the form itself says, unlike a change of the entry. */
const isFailedSend = (result: DecisionResult | undefined): result is SendResult =>
  result?.ok === false && result.reason !== 'conflict' && result.reason !== 'other-documents';

interface Sending {
  decision: ApplicationStatus;
  text: string;
  onSend: (text: string) => Promise<DecisionResult>;
  onSent: () => void;
}

/** A withdrawal needs no message. */
function useSending({ decision, text, onSend, onSent }: Sending) {
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<DecisionResult>();
  const message = text.trim();
  const isMissing = message === '' && decision !== 'withdrawn';
  const problem = isMissing
    ? decisionMessages.messageMissing
    : message.length > MESSAGE_LENGTH
      ? decisionMessages.messageLong
      : undefined;
  /** Whether it could be sent. */
  const send = (event: FormEvent): boolean => {
    event.preventDefault();
    setTried(true);
    if (problem || isSending) return !problem;
    setSending(true);
    void onSend(message).then((answer) => {
      setSending(false);
      setResult(answer);
      if (answer.ok) onSent();
    });
    return true;
  };
  return { send, isSending, result, error: isTried ? problem : undefined };
}

/** The last change of the state by someone of the staff or by the sender. */
const lastChange = (history: readonly HistoryItem[], status: string | null) =>
  history.findLast(({ action, who }) => action === status && who !== null);

/** Who decided in the meantime, and what. */
function Conflict({ history, status }: Pick<OpenEntry, 'history' | 'status'>) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const change = lastChange(history, status);
  const words = status ? formatMessage(statusMessages[status]) : '';
  return (
    <Alert
      tone="warning"
      title={<FormattedMessage {...decisionMessages.conflict} />}
      description={
        change ? (
          <FormattedMessage
            {...decisionMessages.conflictWho}
            values={{ who: change.who ?? '', status: words, date: date(change.at), time: date(change.at, 'time') }}
          />
        ) : (
          <FormattedMessage {...decisionMessages.conflictState} values={{ status: words }} />
        )
      }
    />
  );
}
