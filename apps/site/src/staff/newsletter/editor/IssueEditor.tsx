import { staffApi } from '@nzete/api-client/staff';
import { type Language, useFormat } from '@nzete/ui/format';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../../../features/notifications/useNotify.ts';
import { DraftConflict } from '../../content/draft/DraftConflict.tsx';
import { DraftLine } from '../../content/draft/DraftLine.tsx';
import { hasConflict } from '../../content/draft/draftState.ts';
import { useDraftOf } from '../../content/draft/useDraft.ts';
import { EditorContext } from '../../content/form/editorContext.ts';
import { useOpenField } from '../../content/form/useOpenField.ts';
import { LanguageChoice } from '../../content/LanguageChoice.tsx';
import { ProblemSummary } from '../../content/ProblemSummary.tsx';
import { useIsWide } from '../../content/preview/useIsWide.ts';
import { useEditorOf } from '../../content/useEditorOf.ts';
import { usePhotoUpload } from '../../content/usePhotoUpload.ts';
import { EditorLayout } from '../../parts/EditorLayout.tsx';
import { useSession } from '../../session/useSession.ts';
import { IssueHead } from '../IssueHead.tsx';
import { IssuePreview } from '../IssuePreview.tsx';
import { MailNotice } from '../MailNotice.tsx';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { sendMessages } from '../texts/sendMessages.ts';
import { mayWriteNewsletter, type NewsletterIssue } from '../types.ts';
import { asList, bodyOf } from './asList.ts';
import { LocalisedField } from './BlockFields.tsx';
import { BlockList } from './BlockList.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { SendBar } from './SendBar.tsx';
import { useIssueCalls } from './useIssueCalls.ts';

interface IssueEditorProps {
  issue: NewsletterIssue;
  refetch: () => void;
}

/** A draft: its subject and blocks in four languages, the preview, and the bar that sends it. */
export function IssueEditor({ issue, refetch }: IssueEditorProps) {
  const { formatMessage } = useIntl();
  const { language: readerLanguage, number } = useFormat();
  const notify = useNotify();
  const isReadOnly = !mayWriteNewsletter(useSession().role);
  const isWide = useIsWide();
  const [save] = staffApi.useSaveNewsletterIssueMutation();
  const list = useMemo(() => asList(issue), [issue]);
  const { store, state } = useDraftOf(list, {
    key: `newsletter ${issue.id}`,
    save: async ({ body, saved_at }) => {
      const input = { id: issue.id, body: bodyOf(body), saved_at: saved_at ?? '', as_typed: true };
      const { data, error } = await save({ newsletterIssueInput: input });
      return data ? { data: asList(data) } : { error };
    },
    refetch,
  });
  const calls = useIssueCalls(issue.id, store, refetch);
  const [language, setLanguage] = useState<Language>(readerLanguage);
  const [showsMissing, setShowsMissing] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const openField = useOpenField('', false, setLanguage);
  const problems = state.list.draft?.problems ?? [];
  const photos = usePhotoUpload();
  const editor = useEditorOf({
    state,
    store,
    schema: {},
    isAsked: showsMissing,
    isReadOnly,
    language,
    stateOf: (text) =>
      text.trim() === ''
        ? { state: 'drafted', words: formatMessage(messages['text.empty']) }
        : { state: 'checked', words: formatMessage(messages['text.written']) },
    check: () => Promise.resolve(false),
    answer: () => Promise.resolve(false),
    ...photos,
  });
  const body = bodyOf(state.body);

  /** Whether it can be sent; if not, says what is missing. */
  const isReady = async () => {
    const isSaved = await store.flush();
    if (!isSaved) return false;
    const found = store.getState().list.draft?.problems ?? [];
    setShowsMissing(found.length > 0);
    if (found.length === 0) return true;
    notify({ tone: 'error', title: formatMessage(sendMessages.notSent) });
    requestAnimationFrame(() => summary.current?.focus());
    return false;
  };
  const preview = (
    <IssuePreview
      id={issue.id}
      mayExport={!isReadOnly}
      language={language}
      onLanguage={setLanguage}
      version={state.seen.saved_at ?? ''}
      isWide={isWide}
      onOpen={() => void store.flush()}
    />
  );
  return (
    <EditorContext value={editor}>
      <EditorLayout
        bar={<SendBar issue={issue} language={language} isReadOnly={isReadOnly} isReady={isReady} calls={calls} />}
        aside={isWide ? preview : null}
      >
        <IssueHead subject={body.subject}>
          <DraftLine state={state} onSave={() => void store.flush()} />
        </IssueHead>
        <MailNotice />
        {isWide ? null : preview}
        <div role="alert" className="nz:grid nz:gap-4 nz:empty:hidden">
          {hasConflict(state) && !isReadOnly ? (
            <DraftConflict
              state={state}
              onTakeTheirs={() => store.takeTheirs()}
              onKeepMine={() => void store.keepMine()}
            />
          ) : null}
        </div>
        {showsMissing && problems.length > 0 && !isReadOnly ? (
          <ProblemSummary
            ref={summary}
            title={formatMessage(messages.problems, { count: number(problems.length) })}
            problems={problems}
            body={state.body}
            onOpen={openField}
          />
        ) : null}
        <LanguageChoice language={language} onChange={setLanguage} />
        <div key={state.revision} className="nz:grid nz:min-w-0 nz:gap-8">
          <LocalisedField pointer="" name="subject" value={body.subject} />
          <BlockList blocks={body.blocks} />
        </div>
        {isReadOnly ? null : <DiscardDraft onDiscard={calls.discard} />}
      </EditorLayout>
    </EditorContext>
  );
}
