import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMoment } from '../../parts/useMoment.ts';
import { StateDiamond } from '../StateDiamond.tsx';
import { contentHref } from '../search.ts';
import { useListName } from '../texts/listNames.ts';
import { contentMessages as messages } from '../texts/messages.ts';
import { useListState } from '../texts/stateWords.ts';
import type { ContentListSummary } from '../types.ts';

interface ListLinksProps {
  /** Translated. */
  title: string;
  lists: readonly ContentListSummary[];
  /** The path of the open list. */
  open: string | undefined;
}

/** Lists of content under a title, each with its state in a diamond and in words. */
export function ListLinks({ title, lists, open }: ListLinksProps) {
  const id = useId();
  const nameOf = useListName();
  return (
    <>
      <p id={id} className={groupTitle}>
        {title}
      </p>
      <ul aria-labelledby={id} className="nz:pb-2">
        {lists.map((list) => (
          <li key={list.path}>
            <Link
              to={contentHref(list.path)}
              aria-current={list.path === open ? 'page' : undefined}
              className={`${row} nz:aria-[current=page]:border-offbeat nz:aria-[current=page]:bg-sunk`}
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
    </>
  );
}

export const groupTitle = 'nz:px-4 nz:pt-4 nz:pb-1 nz:text-sm nz:text-text-muted';
export const row =
  'nz:focus-ring-inset nz:flex nz:min-h-hit nz:items-center nz:gap-3 nz:border-s-4 nz:border-transparent nz:px-3 nz:py-2 nz:hover:bg-sunk';

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
