import { contentPreviewUrl } from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';
import { useFormat } from '@nzete/ui/format';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { EditorLayout } from '../parts/EditorLayout.tsx';
import { staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { useDraft } from './draft/useDraft.ts';
import { EditorHead } from './EditorHead.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { FieldNotes } from './fields/FieldNotes.tsx';
import { EditorContext } from './form/editorContext.ts';
import { itemName } from './form/itemName.ts';
import type { Schema } from './form/schema.ts';
import { useOpenField } from './form/useOpenField.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemList } from './ItemList.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { EditorPreview } from './preview/EditorPreview.tsx';
import { useIsWide } from './preview/useIsWide.ts';
import { Publishing } from './publish/Publishing.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { contentHref } from './search.ts';
import { formMessages } from './texts/formMessages.ts';
import { useListName } from './texts/listNames.ts';
import { contentMessages as messages } from './texts/messages.ts';
import { previewMessages } from './texts/previewMessages.ts';
import { publishMessages } from './texts/publishMessages.ts';
import { removalMessages } from './texts/removalMessages.ts';
import { type ContentList, mayWriteContent } from './types.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { useContentCalls } from './useContentCalls.ts';
import { useEditorOf } from './useEditorOf.ts';
import { useFileUpload } from './useFileUpload.ts';
import { useItems } from './useItems.ts';
import { usePhotoUpload } from './usePhotoUpload.ts';

interface ListEditorProps {
  list: ContentList;
  /** The number of the open item, from 1; empty for the list. */
  item: string;
  refetch: () => void;
}

/** An open list: its items or the fields of one, the bar, and the preview. */
export function ListEditor({ list, item, refetch }: ListEditorProps) {
  const { formatMessage } = useIntl();
  const { language: readerLanguage, number } = useFormat();
  const navigate = useNavigate();
  const notify = useNotify();
  const isReadOnly = !mayWriteContent(useSession().role);
  const isWide = useIsWide();
  const listName = useListName()(list.path);
  const { store, state } = useDraft(list, refetch);
  const calls = useContentCalls(list.path, store, refetch);
  const [language, setLanguage] = useState<Language>(readerLanguage);
  const [hasAsked, setHasAsked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  // Planning a publication counts as an attempt.
  const isAsked = hasAsked || state.list.draft?.not_published === 'problems';
  const openField = useOpenField(list.path, Array.isArray(state.body), setLanguage);
  const schema: Schema = list.schema;
  const photos = usePhotoUpload(state.list.pictures);
  const uploadFile = useFileUpload();
  const editor = useEditorOf({
    state,
    store,
    schema,
    isAsked,
    isReadOnly,
    language,
    check: calls.check,
    answer: calls.answer,
    list: list.path,
    uploadFile,
    ...photos,
  });

  const items = Array.isArray(state.body) ? state.body : undefined;
  const index = items && item ? Number(item) - 1 : undefined;
  const value = index === undefined ? state.body : items?.[index];
  const nameOf = (at: number, inLanguage: Language) => itemName(items?.[at], inLanguage);
  const titleOf = (at: number) => nameOf(at, readerLanguage) || formatMessage(formMessages.newItem);
  const change = useItems({ store, participants: list.participants, schema: schema.items ?? {}, titleOf });
  const problems = state.list.draft?.problems ?? [];
  const hasNext = items !== undefined && index !== undefined && index + 1 < items.length;

  const publish = async () => {
    const isSaved = await store.flush();
    const { draft } = store.getState().list;
    if (!isSaved || !draft) return;
    if (draft.problems.length === 0) {
      if (await calls.publish()) setHasAsked(false);
      return;
    }
    setHasAsked(true);
    notify({ tone: 'error', title: formatMessage(publishMessages.notPublished) });
    requestAnimationFrame(() => summary.current?.focus());
  };
  const schedule = (at: string | null) => {
    if (at) setHasAsked(true);
    return calls.schedule(at);
  };
  const add = () => {
    if (!items) return;
    setHasAsked(false);
    change.add();
    void navigate(contentHref(list.path, items.length));
  };
  const discard = async () => {
    const { body } = state;
    const isDone = await calls.discard();
    if (isDone) change.offerUndo({ text: formatMessage(removalMessages.discarded), undo: () => store.write(body) });
    return isDone;
  };
  const preview = (
    <EditorPreview
      title={formatMessage(previewMessages.title)}
      note={formatMessage(previewMessages.outline)}
      pages={list.pages}
      srcOf={(page, lang) => contentPreviewUrl('/api', { path: list.path, page, lang })}
      language={language}
      onLanguage={setLanguage}
      version={state.seen.saved_at ?? list.published.digest}
      itemIn={(inLanguage) => (index === undefined ? '' : nameOf(index, inLanguage))}
      isWide={isWide}
      onOpen={() => void store.flush()}
    />
  );
  return (
    <EditorContext value={editor}>
      <EditorLayout
        bar={
          <Publishing
            state={state}
            calls={{ ...calls, schedule, discard }}
            isReadOnly={isReadOnly}
            onPublish={publish}
          />
        }
        aside={isWide && list.pages.length > 0 ? preview : null}
      >
        <EditorHead
          title={index === undefined ? listName : titleOf(index)}
          listName={listName}
          state={state}
          listsHref={staffPaths.content}
          onSave={() => void store.flush()}
          {...(items &&
            index !== undefined && {
              item: {
                position: number(index + 1),
                count: number(items.length),
                backHref: contentHref(list.path),
                next: hasNext ? { name: titleOf(index + 1), href: contentHref(list.path, index + 1) } : undefined,
              },
            })}
        />
        {isWide && list.pages.length > 0 ? null : preview}
        <EditorNotices
          state={state}
          store={store}
          isReadOnly={isReadOnly}
          isAsked={isAsked}
          onDiscard={calls.discard}
          onOpenField={openField}
          problemsRef={summary}
        />
        {change.undoable ? <UndoNotice {...change.undoable} key={change.undoable.key} /> : null}
        {items && index === undefined ? (
          <>
            <FieldNotes pointer="" />
            <ItemList
              items={items}
              schema={schema}
              texts={state.list.texts}
              problems={isAsked ? problems.map(({ pointer }) => pointer) : []}
              notes={state.list.notes.map(({ pointer }) => pointer)}
              isReadOnly={isReadOnly}
              hrefOf={(at) => contentHref(list.path, at)}
              areSamples={list.samples}
              onChange={(next) => editor.write('', next)}
              onRemove={change.askOrRemove}
              onAdd={add}
            />
            {change.asked ? (
              <RemoveDialog
                name={titleOf(change.asked.index)}
                people={change.asked.people}
                onRemove={() => change.remove(change.asked?.index ?? 0)}
                onClose={change.stay}
              />
            ) : null}
          </>
        ) : value === undefined ? (
          <p>
            <FormattedMessage {...messages.goneItem} />
          </p>
        ) : (
          <>
            <LanguageChoice language={language} onChange={setLanguage} />
            <ItemForm
              key={`${item} ${state.revision}`}
              schema={index === undefined ? schema : (schema.items ?? {})}
              pointer={index === undefined ? '' : `/${index}`}
              value={value}
              name={listName}
            />
          </>
        )}
      </EditorLayout>
    </EditorContext>
  );
}
