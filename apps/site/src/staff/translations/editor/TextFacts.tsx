import { Link } from '@nzete/ui/Link';
import { ExternalLink } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { usePlace } from '../../content/texts/usePlace.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';

/** What a text is for, what it is called, and the pages that show it. */
export function TextFacts({ text, language }: { text: Text; language: TranslatedLanguage }) {
  const { description, source, name, pages } = text;
  // The names of items are not known here: their numbers are.
  const placeOf = usePlace(undefined);
  return (
    <>
      <dl className="nz:grid nz:gap-1 nz:text-sm">
        {description ? (
          <div>
            <Term>
              <FormattedMessage {...messages.about} />
            </Term>
            <dd lang="en" className="nz:inline">
              {description}
            </dd>
          </div>
        ) : null}
        <div className="nz:text-text-muted nz:[overflow-wrap:anywhere]">
          <Term>
            <FormattedMessage {...messages.name} />
          </Term>
          <dd className="nz:inline">{source === 'content' ? placeOf(name) : name}</dd>
        </div>
      </dl>
      {pages.length > 0 ? (
        <p className="nz:flex nz:flex-wrap nz:gap-x-5">
          {pages.map((page) => (
            <Link key={page} href={`${page}?lang=${language}`} target="_blank">
              <FormattedMessage {...messages.seeOn} values={{ page }} />
              <ExternalLink aria-hidden="true" />
            </Link>
          ))}
        </p>
      ) : null}
    </>
  );
}

const Term = ({ children }: { children: React.ReactNode }) => (
  <dt className="nz:inline nz:font-semibold">{children} </dt>
);
