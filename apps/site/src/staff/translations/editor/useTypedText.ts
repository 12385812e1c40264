import { readError } from '@nzete/api-client';
import { useRef, useState } from 'react';
import { useLeave } from '../../parts/useLeave.ts';
import { useKeptJson } from '../../session/kept.ts';
import type { Text, TranslatedLanguage } from '../types.ts';

/** What a tab keeps of a text that is not saved. */
interface Typed {
  text: string;
  /** The text that was there when writing began. */
  was: string | null;
}

interface TypedTextOptions {
  text: Text;
  language: TranslatedLanguage;
  /** Resolves with the text as the server has it now. */
  save: (typed: Typed) => Promise<{ data?: Text | undefined; error?: unknown }>;
  /** The text was saved, or someone else has saved another one. */
  onText: (text: Text) => void;
  /** Someone else saved: reads what there is now. */
  refetch: () => void;
}

/** Under which a tab keeps what is typed. */
export const typedKey = (language: TranslatedLanguage, id: string) => `text ${language} ${id}`;

/**
 * What is typed into a text. It is kept in the tab until the server has it, sent again when the
 * network is back, and never overwrites what someone else saved.
 */
export function useTypedText({ text, language, save, onText, refetch }: TypedTextOptions) {
  const [typed, keep] = useKeptJson<Typed>(typedKey(language, text.id));
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const stored = text.text;
  const value = typed?.text ?? stored ?? '';
  const latest = useRef(value);
  const isConflict = typed !== undefined && typed.was !== stored && typed.text !== stored;

  const write = (next: string, was = typed?.was ?? stored) => {
    latest.current = next;
    setSaved(false);
    keep(next === (stored ?? '') ? undefined : { text: next, was });
  };
  const discard = () => {
    setFailure(undefined);
    write(stored ?? '');
  };
  /** Resolves with whether the server has what is typed. */
  const send = async (sent: Typed) => {
    setSaving(true);
    setFailure(undefined);
    const { data, error } = await save(sent);
    setSaving(false);
    if (data) {
      // What was typed while it was on its way is kept.
      keep(latest.current === sent.text ? undefined : { text: latest.current, was: data.text });
      setSaved(true);
      onText(data);
      return true;
    }
    setFailure(error);
    if (readError(error).status === 409) refetch();
    return false;
  };
  const flush = () => (typed && !isConflict ? send(typed) : Promise.resolve(typed === undefined));
  const isLost = failure !== undefined && readError(failure).status === null;
  useLeave((event) => {
    if (typed === undefined) return;
    if (event.type === 'beforeunload') event.preventDefault();
    if (event.type === 'online' && isLost) void flush();
  });
  return {
    value,
    isDirty: typed !== undefined,
    isSaving,
    /** Whether it was saved since it was opened. */
    isSaved,
    isConflict,
    failure,
    write,
    discard,
    flush,
    /** Saves over what the other one wrote. */
    keepMine: () => send({ text: value, was: stored }),
  };
}
