import { shownLanguage } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { type Language, useFormat } from '@nzete/ui/format';
import { TextArea } from '@nzete/ui/TextArea';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Typed } from '../../parts/typing/Typed.tsx';
import { fieldId, noteIds, useEditor } from '../form/editorContext.ts';
import { newWords } from '../form/newWords.ts';
import { child } from '../form/pointer.ts';
import { StateDiamond } from '../StateDiamond.tsx';
import { formMessages } from '../texts/formMessages.ts';
import { languageName } from '../texts/languageNames.ts';
import { useStateWords } from '../texts/stateWords.ts';
import type { ContentText, WrittenTexts } from '../types.ts';
import { FieldNotes } from './FieldNotes.tsx';

interface TextInLanguageProps {
  /** Of the text in all languages. */
  pointer: string;
  language: Language;
  /** What the text is, for screen readers. */
  name: string;
  /** The maximum length. */
  limit: number | undefined;
  /** The length that the design allows for. @default limit */
  advised?: number | undefined;
  /** In all languages. */
  texts: WrittenTexts;
  /** The language that the others are translated from; undefined if nothing is written yet. */
  original: Language | undefined;
}

/** One language of a text: its state in words, its length, and what is new in the original. */
export function TextInLanguage({
  pointer,
  language,
  name,
  limit,
  advised = limit,
  texts,
  original,
}: TextInLanguageProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const stateWords = useStateWords();
  const { write, textAt, stateOf, problemAt, notesAt, isReadOnly, language: shown } = useEditor();
  const at = child(pointer, language);
  const text = texts[language] ?? '';
  const known = currentState(textAt(pointer, language), { language, original, text });
  const { state, words } = stateOf?.(text) ?? { state: known?.state ?? 'drafted', words: stateWords(known) };
  const instead = text.trim() ? undefined : shownLanguage(texts, language);
  const insteadId = `${fieldId(at)}-instead`;
  // A text in no language is at fault as a whole; the field in the reader's language says so.
  const fault = problemAt(at) ?? (original === undefined && language === shown ? problemAt(pointer) : undefined);
  const isTooLong = limit !== undefined && text.length > limit;
  const length = { count: number(text.length), limit: number(advised ?? 0) };
  return (
    <div className={`nz:grid nz:min-w-0 nz:content-start nz:gap-1.5 ${language === shown ? '' : 'nz:@max-xl:hidden'}`}>
      <Typed lang={language} value={text}>
        <TextArea
          id={fieldId(at)}
          lang={language}
          rows={rowsFor(text, advised)}
          disabled={isReadOnly}
          value={text}
          onChange={({ target }) => write(at, target.value)}
          className={`nz:[&_textarea]:min-h-16 ${state === 'outdated' ? outdated : ''}`}
          label={
            <span className="nz:inline-flex nz:items-center nz:gap-2 nz:text-sm">
              <StateDiamond state={state} />
              <span>
                <span className="nz:sr-only">{name} </span>
                {languageName(language)}
                {`, ${words}`}
              </span>
            </span>
          }
          hint={advised === undefined ? undefined : formatMessage(formMessages.length, length)}
          aria-describedby={[noteIds(at, notesAt(at)), instead && insteadId].filter(Boolean).join(' ') || undefined}
          error={isTooLong ? formatMessage(formMessages.tooLong, { ...length, limit: number(limit) }) : fault}
        />
      </Typed>
      <FieldNotes pointer={at} />
      {instead ? (
        <p id={insteadId} className="nz:text-sm nz:whitespace-pre-line nz:text-text-muted">
          <FormattedMessage {...formMessages.shownInstead} values={{ language: languageName(instead) }} />{' '}
          <q lang={instead}>{texts[instead]}</q>
        </p>
      ) : null}
      {known && original ? <Below {...{ known, pointer, language, name, texts, original }} /> : null}
    </div>
  );
}

/** What the server knew of a text, as what is typed has changed it since. */
function currentState(
  known: ContentText | undefined,
  { language, original, text }: { language: Language; original: Language | undefined; text: string },
): ContentText | undefined {
  if (!known || original === undefined) return undefined;
  const none = { ...known, checked_by: null, checked_at: null, original_when_checked: null };
  if (language === original) return { ...none, state: 'original' };
  if (!text.trim()) return { ...none, state: 'missing' };
  return known.state === 'original' || known.state === 'missing' ? { ...none, state: 'drafted' } : known;
}

const outdated = 'nz:[&_textarea]:bg-warning-soft nz:[&_textarea]:text-on-warning-soft';

/** About as high as the text, up to a dozen lines. */
const rowsFor = (text: string, limit = 200) => Math.min(12, Math.max(limit > 80 ? 3 : 2, Math.ceil(text.length / 42)));

interface BelowProps extends Pick<TextInLanguageProps, 'pointer' | 'language' | 'name' | 'texts'> {
  known: ContentText;
  original: Language;
}

/** What is new in the original, and a button for those who have read it. */
function Below({ known, pointer, language, name, texts, original }: BelowProps) {
  const { formatMessage } = useIntl();
  const { check, isReadOnly } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const text = texts[language] ?? '';
  const english = texts[original] ?? '';
  const fresh = known.state === 'outdated' ? newWords(known.original_when_checked ?? '', english) : '';
  const mark = async () => {
    setBusy(true);
    await check({ pointer, language, text, english });
    setBusy(false);
  };
  return (
    <>
      {fresh ? (
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...formMessages.newInOriginal} /> <q lang={original}>{fresh}</q>
        </p>
      ) : null}
      {(known.state === 'drafted' || known.state === 'outdated') && !isReadOnly ? (
        <Button
          variant="quiet"
          size="sm"
          className="nz:-ms-3.5 nz:justify-self-start"
          isLoading={isBusy}
          aria-label={formatMessage(formMessages.checkFor, { name: `${name}, ${languageName(language)}` })}
          onClick={() => void mark()}
        >
          <FormattedMessage {...formMessages.check} />
        </Button>
      ) : null}
    </>
  );
}
