import { useFormat } from '@nzete/ui/format';
import { GridListItem } from 'react-aria-components/GridList';
import { type IntlShape, useIntl } from 'react-intl';
import { statusMessages } from '../statusMessages.ts';
import { Diamond } from './Diamond.tsx';
import { ageOf, diamondOf, isTooOld } from './entryState.ts';
import { choiceName } from './fields.ts';
import { messages } from './texts/messages.ts';
import { kindNames } from './texts/words.ts';
import type { InboxEntry } from './types.ts';

interface EntryRowProps {
  entry: InboxEntry;
  isOpen: boolean;
  /** Epoch milliseconds: ages are counted until then. */
  now: number;
}

/** A row of the list: a diamond, and the same state in words. */
export function EntryRow({ entry, isOpen, now }: EntryRowProps) {
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  const { unit, count } = ageOf(entry.submitted_at, now);
  const age = formatMessage(messages[unit], { count: number(count) });
  const remarks = [
    formatMessage(kindNames[entry.kind]),
    entry.status && formatMessage(statusMessages[entry.status]),
    isTooOld(entry) && formatMessage(messages.tooOld),
    entry.assigned_to && formatMessage(messages.assignedTo, { name: entry.assigned_to }),
    entry.remind_on && formatMessage(messages.reminder, { date: date(entry.remind_on) }),
    summaryOf(entry, formatMessage),
  ].filter(Boolean);
  const words = [entry.title, ...remarks, age, isOpen && formatMessage(messages.isOpen)].filter(Boolean);
  return (
    <GridListItem
      id={entry.subject}
      textValue={words.join(', ')}
      data-slot="entry-row"
      data-open={isOpen || undefined}
      className={row}
    >
      <Diamond state={diamondOf(entry, isOpen)} className="nz:mt-1" />
      <span className="nz:min-w-0 nz:font-bold nz:[overflow-wrap:anywhere] nz:group-data-open:text-primary nz:forced-colors:group-data-open:text-[HighlightText]">
        {entry.title}
      </span>
      <span className="nz:text-xs nz:leading-6 nz:text-text-muted nz:tabular-nums nz:forced-colors:group-data-open:text-[HighlightText]">
        {age}
      </span>
      <span className="nz:col-start-2 nz:min-w-0 nz:text-md nz:text-text-2 nz:line-clamp-2 nz:[overflow-wrap:anywhere] nz:forced-colors:group-data-open:text-[HighlightText]">
        {remarks.join(', ')}
      </span>
    </GridListItem>
  );
}

/** The topics of course interests in words; of anything else the beginning of what was written. */
function summaryOf({ kind, summary }: InboxEntry, formatMessage: IntlShape['formatMessage']) {
  if (kind !== 'interests') return summary;
  const topics = summary.split(', ').map((topic) => {
    const name = choiceName('topics', topic);
    return name ? formatMessage(name) : topic;
  });
  return topics.join(', ');
}

const row = [
  'nz:group nz:grid nz:cursor-pointer nz:grid-cols-[1.5rem_minmax(0,1fr)_auto] nz:gap-x-2 nz:gap-y-0.5 nz:border-b nz:border-line',
  'nz:px-4 nz:py-3.5 nz:outline-none nz:hover:bg-bg nz:focus-ring-inset',
  'nz:data-open:bg-sunk nz:data-open:shadow-[inset_4px_0_0_var(--nz-offbeat)]',
  'nz:forced-colors:data-open:bg-[Highlight] nz:forced-colors:data-open:forced-color-adjust-none nz:forced-colors:data-open:text-[HighlightText]',
].join(' ');
