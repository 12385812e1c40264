import type { Language } from '@nzete/ui/format';
import { createContext, useContext } from 'react';
import type { Crop } from '../pictures/crop.ts';
import type { TextState } from '../StateDiamond.tsx';
import type { ContentNote, ContentText } from '../types.ts';

/** A text, and the original that it was compared with. */
export interface ReadText {
  pointer: string;
  text: string;
  english: string;
}

/** What the fields of a form share. */
export interface Editor {
  body: unknown;
  isReadOnly: boolean;
  /** The language that is shown where there is room for one only. */
  language: Language;
  textAt: (pointer: string, language: Language) => ContentText | undefined;
  /** The state of a text and its words, where texts are not checked by anyone. */
  stateOf?: (text: string) => { state: TextState; words: string };
  /** The fault at a field that was left; after an attempt to publish, at any field. */
  problemAt: (pointer: string) => string | undefined;
  notesAt: (pointer: string) => readonly ContentNote[];
  /** Answers a note with “it is so”. Resolves with whether the server has stored it. */
  answer: (note: ContentNote) => Promise<boolean>;
  /** Writes a value; `undefined` removes an optional one. */
  write: (pointer: string, value: unknown) => void;
  /** Says that a translation is right. Resolves with whether the server knows it. */
  check: (read: ReadText & { language: Language }) => Promise<boolean>;
  /** Whether entries that do not say what they are are samples. */
  areSamples?: boolean;
  /** The name of the list, if it is one of the site's content. */
  list?: string;
  /** Uploads a part of a photo, or all of it. Resolves with its reference, or with why not. */
  upload: (file: File, crop?: Crop) => Promise<UploadResult>;
  /** The same for a PDF, where there can be one. */
  uploadFile?: (file: File) => Promise<UploadResult>;
  /** The address of a picture, if it exists. */
  pictureUrl: (reference: string) => string | undefined;
}

type UploadResult = { reference: string } | { problem: string };

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A field is outside of its form.');
  return editor;
}

/** The id of the control at a pointer, for links to problems. */
export const fieldId = (pointer: string) => `content${pointer}`;

/** The id of the sentence of a note, and those of all at a pointer, for the description of the control. */
export const noteId = (pointer: string, index: number) => `${fieldId(pointer)}-note-${index}`;
export const noteIds = (pointer: string, notes: readonly ContentNote[]): string | undefined =>
  notes.map((_, index) => noteId(pointer, index)).join(' ') || undefined;
