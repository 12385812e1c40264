import type { Language } from '@nzete/ui/format';
import { languages, useFormat } from '@nzete/ui/format';
import { SegmentedControl } from '@nzete/ui/SegmentedControl';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { useDraft } from './draft/useDraft.ts';
import { EditorHead } from './EditorHead.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorContext } from './form/editorContext.ts';
import { itemName } from './form/itemName.ts';
import { newItem, type Schema } from './form/schema.ts';
import { useOpenField } from './form/useOpenField.ts';
import { ItemForm } from './ItemForm.tsx';
import { ItemList } from './ItemList.tsx';
import { EditorPreview } from './preview/EditorPreview.tsx';
import { useIsWide } from './preview/useIsWide.ts';
import { Publishing } from './publish/Publishing.tsx';
import { contentHref } from './search.ts';
import { formMessages } from './texts/formMessages.ts';
import { languageName } from './texts/languageNames.ts';
import { useListName } from './texts/listNames.ts';
import { contentMessages as messages } from './texts/messages.ts';
import { publishMessages } from './texts/publishMessages.ts';
import { type ContentList, mayWriteContent } from './types.ts';
import { useContentCalls } from './useContentCalls.ts';
import { useEditorOf } from './useEditorOf.ts';
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
  const [showsMissing, setShowsMissing] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const openField = useOpenField(list.path, Array.isArray(state.body), setLanguage);
  const schema: Schema = list.schema;
  const photos = usePhotoUpload();
  const editor = useEditorOf({
    state,
    store,
    schema,
    showsMissing,
    isReadOnly,
    language,
    check: calls.check,
    ...photos,
  });

  const items = Array.isArray(state.body) ? state.body : undefined;
  const index = items && item ? Number(item) - 1 : undefined;
  const value = index === undefined ? state.body : items?.[index];
  const nameOf = (at: number, inLanguage: Language) => itemName(items?.[at], inLanguage);
  const titleOf = (at: number) => nameOf(at, readerLanguage) || formatMessage(formMessages.newItem);
  const problems = state.list.draft?.problems ?? [];
  const hasNext = items !== undefined && index !== undefined && index + 1 < items.length;

  const publish = async () => {
    const isSaved = await store.flush();
    const { draft } = store.getState().list;
    if (!isSaved || !draft) return;
    if (draft.problems.length === 0) {
      if (await calls.publish()) setShowsMissing(false);
      return;
    }
    setShowsMissing(true);
    notify({ tone: 'error', title: formatMessage(publishMessages.notPublished) });
    summary.current?.focus();
  };
  const add = () => {
    if (!items) return;
    editor.write('', [...items, newItem(schema.items ?? {})]);
    void navigate(contentHref(list.path, items.length));
  };
  const preview = (
    <EditorPreview
      path={list.path}
      pages={list.pages}
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
      <div
        className={`nz:flex nz:min-h-full nz:flex-col ${isWide && list.pages.length > 0 ? 'nz:grid nz:grid-cols-[minmax(0,1fr)_21.25rem]' : ''}`}
      >
        <div className="nz:@container nz:flex nz:min-w-0 nz:grow nz:flex-col">
          <div className="nz:grid nz:min-w-0 nz:grow nz:content-start nz:gap-6 nz:px-4 nz:py-6 nz:@md:px-10 nz:@md:py-8">
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
            {isWide ? null : preview}
            <EditorNotices
              state={state}
              store={store}
              isReadOnly={isReadOnly}
              onDiscard={calls.discard}
              onOpenField={openField}
              problemsRef={summary}
            />
            {items && index === undefined ? (
              <ItemList
                items={items}
                schema={schema}
                texts={state.list.texts}
                problems={problems.map(({ pointer }) => pointer)}
                isReadOnly={isReadOnly}
                hrefOf={(at) => contentHref(list.path, at)}
                onChange={(next) => editor.write('', next)}
                onAdd={add}
              />
            ) : value === undefined ? (
              <p>
                <FormattedMessage {...messages.goneItem} />
              </p>
            ) : (
              <>
                <SegmentedControl
                  className="nz:max-w-full nz:@xl:hidden nz:[&_button]:px-2"
                  label={formatMessage(messages.languageOfTexts)}
                  isLabelHidden
                  value={language}
                  onChange={(chosen) => setLanguage(languages.find((each) => each === chosen) ?? language)}
                  options={languages.map((each) => ({ value: each, label: languageName(each) }))}
                />
                <ItemForm
                  key={`${item} ${state.revision}`}
                  schema={index === undefined ? schema : (schema.items ?? {})}
                  pointer={index === undefined ? '' : `/${index}`}
                  value={value}
                  name={listName}
                />
              </>
            )}
          </div>
          <Publishing state={state} calls={calls} isReadOnly={isReadOnly} onPublish={publish} />
        </div>
        {isWide && list.pages.length > 0 ? (
          <aside className="nz:min-w-0 nz:border-s nz:border-line-strong nz:bg-sunk nz:px-5 nz:py-6">
            <div className="nz:sticky nz:top-6 nz:grid nz:gap-4">{preview}</div>
          </aside>
        ) : null}
      </div>
    </EditorContext>
  );
}
