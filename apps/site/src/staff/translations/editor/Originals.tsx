import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Change } from '../../content/publish/Change.tsx';
import { languageName } from '../../content/texts/languageNames.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';
import { markTerms } from './markTerms.ts';

/** The English with the marked words of the glossary, what is new in it, and the French as a help. */
export function Originals({ text, language }: { text: Text; language: TranslatedLanguage }) {
  const { english, original_language: original, french, terms, state, english_when_checked: before } = text;
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-5">
      <Original heading={languageName(original)}>
        <p lang={original} className={words}>
          {markTerms(english, terms).map(({ text: part, term, at }) =>
            term ? (
              <mark key={at} className={marked}>
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
        {terms.length > 0 ? (
          <div className="nz:grid nz:gap-1 nz:text-sm">
            <p className="nz:text-text-muted">
              <FormattedMessage {...messages.terms} />
            </p>
            <ul className="nz:flex nz:flex-wrap nz:gap-x-5 nz:gap-y-1">
              {terms.map((term) => (
                <li key={term.english}>
                  <mark lang="en" className={marked}>
                    {term.english}
                  </mark>
                  {' → '}
                  <strong lang={language}>{term.translation}</strong>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Original>
      {state === 'outdated' && before !== null && before !== english ? (
        <Original heading={<FormattedMessage {...messages.changed} />}>
          <div lang={original} className="nz:grid nz:gap-1">
            <Change kind="changed" before={before} after={english} />
          </div>
        </Original>
      ) : null}
      {language !== 'fr' && original !== 'fr' && french !== null ? (
        <Original heading={languageName('fr')}>
          <p lang="fr" className={words}>
            {french}
          </p>
        </Original>
      ) : null}
    </div>
  );
}

function Original({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="nz:grid nz:min-w-0 nz:gap-2">
      <h2 className="nz:font-semibold">{heading}</h2>
      {children}
    </section>
  );
}

const marked =
  'nz:bg-primary-soft nz:text-on-primary-soft nz:underline nz:decoration-offbeat nz:decoration-2 nz:underline-offset-4';
const words = 'nz:border-s-4 nz:border-line-strong nz:ps-3 nz:whitespace-pre-wrap nz:[overflow-wrap:anywhere]';
