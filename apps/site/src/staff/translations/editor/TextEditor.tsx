import { readError } from '@nzete/api-client';
import { TextArea } from '@nzete/ui/TextArea';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { mayWriteContent } from '../../content/types.ts';
import { EditorLayout } from '../../parts/EditorLayout.tsx';
import { Typed } from '../../parts/typing/Typed.tsx';
import { useSession } from '../../session/useSession.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';
import { LengthLine } from './LengthLine.tsx';
import { MailPreview } from './MailPreview.tsx';
import { NewerText } from './NewerText.tsx';
import { Originals } from './Originals.tsx';
import { Placeholders } from './Placeholders.tsx';
import { ProposedText } from './ProposedText.tsx';
import { insertionOf, insertPlaceholder, missingPlaceholders } from './placeholders.ts';
import { SavedLine } from './SavedLine.tsx';
import { TextBar } from './TextBar.tsx';
import { TextHead } from './TextHead.tsx';
import { TextNotices } from './TextNotices.tsx';
import { useTextCalls } from './useTextCalls.ts';
import { useTextKeys } from './useTextKeys.ts';
import { useTypedText } from './useTypedText.ts';

interface TextEditorProps {
  text: Text;
  language: TranslatedLanguage;
  /** Of the text in the list, from 1. */
  position: number;
  count: number;
  listHref: string;
  previous: string | undefined;
  next: string | undefined;
  onText: (text: Text) => void;
  refetch: () => void;
}

/** An open text: what it translates, the field, and what can be done with it. */
export function TextEditor({ text, language, onText, refetch, ...place }: TextEditorProps) {
  const { formatMessage } = useIntl();
  const isReadOnly = !mayWriteContent(useSession().role);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const calls = useTextCalls(text, language, onText, refetch);
  const typed = useTypedText({ text, language, save: calls.save, onText, refetch });
  const missing = missingPlaceholders(text.placeholders, typed.value);
  const refusal = readError(typed.failure).fields[0]?.message;

  const write = (value: string) => {
    setProblem(undefined);
    typed.write(value);
  };
  /** What is wrong with what is typed, in words. */
  const wrong = () => {
    if (typed.value.trim() === '') return formatMessage(messages.nothing);
    return missing.length > 0 ? formatMessage(messages.notThere, { placeholders: missing.join(', ') }) : undefined;
  };
  const save = async () => {
    const found = wrong();
    setProblem(found);
    if (found === undefined) {
      if (await typed.flush()) return true;
    }
    field.current?.focus();
    return false;
  };
  const check = async () => {
    if (await save()) await calls.check(typed.value);
  };
  const keys = useTextKeys({ ...place, onSave: isReadOnly ? undefined : () => void save() });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields and buttons in it
    <div className="nz:flex nz:min-h-full nz:flex-col" onKeyDown={keys}>
      <EditorLayout
        aside={null}
        bar={
          <TextBar
            text={text}
            isReadOnly={isReadOnly}
            isDirty={typed.isDirty}
            isSaving={typed.isSaving}
            isEmpty={typed.value.trim() === ''}
            onSave={() => void save()}
            onCheck={() => void check()}
            onUndo={typed.discard}
            onTakeBack={calls.takeBack}
          />
        }
      >
        <TextHead text={text} language={language} {...place} />
        <TextNotices text={text} language={language} />
        <ProposedText text={text} language={language} calls={calls} />
        {typed.isConflict && !isReadOnly ? (
          <NewerText
            text={text}
            language={language}
            onTakeTheirs={typed.discard}
            onKeepMine={() => void typed.keepMine()}
          />
        ) : null}
        <div className="nz:grid nz:min-w-0 nz:items-start nz:gap-x-8 nz:gap-y-6 nz:@3xl:grid-cols-2">
          <Originals text={text} language={language} />
          <div className="nz:grid nz:min-w-0 nz:gap-3">
            <Typed lang={language} value={typed.value}>
              <TextArea
                ref={field}
                lang={language}
                rows={rowsFor(Math.max(typed.value.length, text.english.length))}
                readOnly={isReadOnly}
                value={typed.value}
                onChange={({ target }) => write(target.value)}
                error={problem ?? refusal}
                label={formatMessage(messages.translation, { language: languageName(language) })}
              />
            </Typed>
            <LengthLine original={text.english} text={typed.value} />
            {text.placeholders.length > 0 ? (
              <Placeholders
                placeholders={text.placeholders}
                missing={missing}
                onInsert={
                  isReadOnly
                    ? undefined
                    : (placeholder) => {
                        if (!field.current) return;
                        insertPlaceholder(field.current, insertionOf(placeholder, text.english));
                        write(field.current.value);
                      }
                }
              />
            ) : null}
            <SavedLine text={text} typed={typed} />
            {text.place === 'interface/mails' && !isReadOnly ? (
              <MailPreview
                id={text.id}
                language={language}
                typed={typed.isDirty && typed.value.trim() !== '' ? typed.value : undefined}
              />
            ) : null}
          </div>
        </div>
      </EditorLayout>
    </div>
  );
}

/** About as high as the text, up to fourteen lines. */
const rowsFor = (length: number) => Math.min(14, Math.max(3, Math.ceil(length / 40) + 1));
