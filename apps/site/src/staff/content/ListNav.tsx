import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMoment } from '../parts/useMoment.ts';
import { StateDiamond } from './StateDiamond.tsx';
import { useListName } from './texts/listNames.ts';
import { contentMessages as messages } from './texts/messages.ts';
import { useListState } from './texts/stateWords.ts';
import type { ContentListSummary } from './types.ts';

interface ListNavProps {
  lists: readonly ContentListSummary[];
  /** The path of the open list. */
  open: string | undefined;
  hrefOf: (path: string) => string;
}

/** The lists of content, each with its state in a diamond and in words. */
export function ListNav({ lists, open, hrefOf }: ListNavProps) {
  const { formatMessage } = useIntl();
  const nameOf = useListName();
  const sorted = lists.toSorted((one, other) => nameOf(one.path).localeCompare(nameOf(other.path)));
  return (
    <nav aria-label={formatMessage(messages.lists)}>
      <ul className="nz:py-2">
        {sorted.map((list) => (
          <li key={list.path}>
            <Link
              to={hrefOf(list.path)}
              aria-current={list.path === open ? 'page' : undefined}
              className="nz:focus-ring-inset nz:flex nz:min-h-hit nz:items-center nz:gap-3 nz:border-s-4 nz:border-transparent nz:px-3 nz:py-2 nz:hover:bg-sunk nz:aria-[current=page]:border-offbeat nz:aria-[current=page]:bg-sunk"
            >
              <span className="nz:min-w-0 nz:grow">
                <span className="nz:block nz:font-semibold nz:[overflow-wrap:anywhere]">{nameOf(list.path)}</span>
                <span className="nz:block nz:text-sm nz:text-text-muted">
                  <State {...list} />
                </span>
              </span>
              <StateDiamond state={list.state} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In words: the state of the texts, and whether a draft waits. */
function State({ state, texts, draft_saved_at, publish_at }: ContentListSummary) {
  const moment = useMoment();
  const words = useListState();
  return (
    <>
      {words({ state, texts })}
      {draft_saved_at === null ? null : (
        <>
          {'. '}
          {publish_at === null ? (
            <FormattedMessage {...messages.hasDraft} />
          ) : (
            <FormattedMessage {...messages.isScheduled} values={{ at: moment(publish_at) }} />
          )}
        </>
      )}
    </>
  );
}
