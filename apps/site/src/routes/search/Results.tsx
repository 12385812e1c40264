import type { SearchGroup, SearchResult, SearchResults } from '@nzete/api-client/search';
import { useFormat, written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { Fragment } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { paths, searchPath } from '../../shared/routes.ts';
import { sampleBadge } from '../../shared/sampleNote.tsx';
import { marked, writtenIn } from '../../shared/writtenIn.tsx';
import { kindMessages } from './kinds.ts';
import { messages } from './messages.ts';

const more: MessageDescriptor = messages.more;

/** The groups of results, each with a link to all of its kind. */
export function Results({ q, found }: { q: string; found: SearchResults }) {
  return (
    <div className="nz:mt-8 nz:grid nz:gap-10">
      {found.groups.map((group) => (
        <Group key={group.kind} q={q} {...group} />
      ))}
    </div>
  );
}

const addressOf = (path: string, parameters: Record<string, string>) => `${path}?${new URLSearchParams(parameters)}`;

function Group({ q, kind, total, results }: SearchGroup & { q: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const title = formatMessage(kindMessages[kind]);
  const id = `search-${kind}`;
  // The page of the courses has filters and pages for its list.
  const all = kind === 'course' ? addressOf(paths.digitalLiteracy, { q }) : addressOf(searchPath, { q, kind });
  return (
    <section aria-labelledby={id} className="nz:max-w-measure">
      <Heading id={id} size="md" className="nz:mb-3">
        {title}
      </Heading>
      <RuledList layout="topics" items={results.map(toItem)} />
      {results.length < total ? (
        <Link href={all} className="nz:mt-3">
          <FormattedMessage {...more} values={{ total: number(total), kind: title }} />
        </Link>
      ) : null}
    </section>
  );
}

function toItem(result: SearchResult) {
  const { title, href, snippet, fallback } = result;
  return {
    id: `${href} ${title}`,
    title: (
      <Link href={href} size="lg">
        {written(result, 'title')}
      </Link>
    ),
    description: marked(
      written({ fallback }, 'snippet', <Snippet pieces={snippet} />),
      writtenIn(result, 'title', 'snippet'),
    ),
    actions: sampleBadge(result),
  };
}

function Snippet({ pieces }: { pieces: SearchResult['snippet'] }) {
  return pieces.map(({ text, match }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in its order
    return match ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>;
  });
}
