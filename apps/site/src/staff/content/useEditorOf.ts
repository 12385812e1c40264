import { isLanguage, type Language } from '@nzete/ui/format';
import { useMemo } from 'react';
import type { DraftState } from './draft/draftState.ts';
import type { DraftStore } from './draft/draftStore.ts';
import type { Editor, ReadText } from './form/editorContext.ts';
import { partsOf, valueAt, withValue } from './form/pointer.ts';
import { withoutEndedSample } from './form/samples.ts';
import { type Schema, schemaAt } from './form/schema.ts';
import { useTouched } from './form/useTouched.ts';
import { useProblemText } from './texts/useProblemText.ts';
import type { ContentBody, ContentText } from './types.ts';

interface EditorOptions
  extends Pick<
    Editor,
    'isReadOnly' | 'language' | 'list' | 'stateOf' | 'answer' | 'upload' | 'uploadFile' | 'pictureUrl'
  > {
  state: DraftState;
  store: DraftStore;
  schema: Schema;
  /** Whether all faults are shown, also in fields that were not left: after an attempt to publish. */
  isAsked: boolean;
  check: (read: ReadText & { language: Exclude<Language, 'en'> }) => Promise<boolean>;
}

/** What the fields of an open list share. */
export function useEditorOf({ state, store, schema, isAsked, check, ...shared }: EditorOptions): Editor {
  const problemText = useProblemText();
  const isTouched = useTouched();
  const { texts, draft, published, notes, samples } = state.list;
  const textsByPlace = useMemo(() => new Map(texts.map((text) => [keyOf(text.pointer, text.language), text])), [texts]);
  const problems = useMemo(() => new Map(draft?.problems.map((problem) => [problem.pointer, problem])), [draft]);
  const read = draft?.body ?? published.body;
  /** Whether the server has seen the value. What it said of an earlier one is out of date, also without a network. */
  const isChecked = (pointer: string) => {
    const value = valueAt(state.body, pointer);
    return typeof value === 'object' || value === valueAt(read, pointer);
  };
  return {
    ...shared,
    body: state.body,
    areSamples: samples,
    textAt: (pointer, language): ContentText | undefined => textsByPlace.get(keyOf(pointer, language)),
    problemAt: (pointer) => {
      const problem = isAsked || isTouched(pointer) ? problems.get(pointer) : undefined;
      return problem && isChecked(pointer) ? problemText(problem) : undefined;
    },
    notesAt: (pointer) => (isChecked(pointer) ? notes.filter((note) => note.pointer === pointer) : []),
    write: (pointer, value) => {
      const { body } = store.getState();
      const orderAt = (at: string) => Object.keys(schemaAt(schema, body, partsOf(at)).properties ?? {});
      const next = withValue(body, pointer, value, orderAt);
      store.write((samples ? withoutEndedSample(next, pointer, schema) : next) as ContentBody); // a change inside of it
    },
    check: ({ language, ...read }) => (language === 'en' ? Promise.resolve(false) : check({ language, ...read })),
  };
}

const keyOf = (pointer: string, language: Language) => `${pointer} ${language}`;

/** The language of a place such as `/1/role/fr`. */
export function languageAt(pointer: string): Language | undefined {
  const last = partsOf(pointer).at(-1) ?? '';
  return isLanguage(last) ? last : undefined;
}
