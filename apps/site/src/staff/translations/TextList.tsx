import { EmptyState } from '@nzete/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { isKept } from '../session/kept.ts';
import { typedKey } from './editor/useTypedText.ts';
import { StateMark } from './StateMark.tsx';
import { textHref } from './search.ts';
import { listMessages as messages } from './texts/messages.ts';
import { proposalMessages } from './texts/proposalMessages.ts';
import { useTextState } from './texts/useTextState.ts';
import type { Text, TranslatedLanguage } from './types.ts';

interface TextListProps {
  texts: readonly Text[];
  /** The id of the open text. */
  open: string;
  /** The query string of now. */
  address: string;
  language: TranslatedLanguage;
}

/** The texts, each with its translation and its state in a diamond and in words. */
export function TextList({ texts, open, address, language }: TextListProps) {
  const { formatMessage } = useIntl();
  if (texts.length === 0)
    return (
      <div className="nz:p-4">
        <EmptyState
          headingLevel={2}
          title={formatMessage(messages.empty)}
          description={<FormattedMessage {...messages.emptyText} />}
        />
      </div>
    );
  return (
    <nav aria-label={formatMessage(messages.list)}>
      <ul>
        {texts.map((text) => (
          <li key={text.id}>
            <Link
              to={textHref(address, { text: text.id })}
              aria-current={text.id === open ? 'page' : undefined}
              className={row}
            >
              <span className="nz:pt-1">
                <StateMark state={text.state} />
              </span>
              <Words text={text} language={language} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Words({ text, language }: { text: Text; language: TranslatedLanguage }) {
  const stateOf = useTextState();
  return (
    <span className="nz:grid nz:min-w-0 nz:grow nz:gap-0.5">
      <span lang={text.original_language} className={`nz:font-semibold ${lines}`}>
        {text.english}
      </span>
      {text.text ? (
        <span lang={language} className={`nz:text-text-2 ${lines}`}>
          {text.text}
        </span>
      ) : (
        <span className="nz:text-text-muted">
          <FormattedMessage {...messages.noText} />
        </span>
      )}
      <span className="nz:text-sm nz:text-text-muted">
        {stateOf(text)}
        {text.proposal ? (
          <strong>
            {'. '}
            <FormattedMessage {...proposalMessages.title} />
          </strong>
        ) : null}
        {isKept(typedKey(language, text.id)) ? (
          <strong className="nz:text-danger">
            {'. '}
            <FormattedMessage {...messages.typed} />
          </strong>
        ) : null}
      </span>
    </span>
  );
}

const lines = 'nz:line-clamp-2 nz:[overflow-wrap:anywhere]';
const row =
  'nz:focus-ring-inset nz:flex nz:gap-3 nz:border-b nz:border-line nz:border-s-4 nz:border-s-transparent nz:py-3 nz:ps-3 nz:pe-4 nz:hover:bg-bg nz:aria-[current=page]:border-s-offbeat nz:aria-[current=page]:bg-sunk';
