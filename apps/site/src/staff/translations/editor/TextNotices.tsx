import { Alert } from '@nzete/ui/Alert';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage } from 'react-intl';
import { contentHref } from '../../content/search.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { nameIn } from '../texts/usePlaceName.ts';
import type { Text, TranslatedLanguage } from '../types.ts';

/** What is to be known before one writes: a draft that waits, or a text that was changed here. */
export function TextNotices({ text, language }: { text: Text; language: TranslatedLanguage }) {
  const { source, place, name, draft_saved_by: who, is_overridden, program_text } = text;
  const item = /^\/(\d+)(?:\/|$)/.exec(name)?.[1];
  return (
    <>
      {source === 'content' && who !== null ? (
        <Alert
          description={<FormattedMessage {...messages.draftWaits} values={{ who }} />}
          actions={
            <Link href={contentHref(nameIn(place), item === undefined ? undefined : Number(item))}>
              <FormattedMessage {...messages.toContent} />
            </Link>
          }
        />
      ) : null}
      {is_overridden && program_text !== null ? (
        <Alert
          title={<FormattedMessage {...messages.overridden} />}
          description={
            <span lang={language} className="nz:whitespace-pre-wrap nz:[overflow-wrap:anywhere]">
              {program_text}
            </span>
          }
        />
      ) : null}
    </>
  );
}
