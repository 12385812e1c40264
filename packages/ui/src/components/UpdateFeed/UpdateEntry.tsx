'use client';

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { updateTypeMessages } from '../UpdateForm/UpdateForm.messages.ts';
import type { UpdateType } from '../UpdateForm/useUpdateForm.ts';
import { saysMessages } from './UpdateFeed.messages.ts';

/** One update of the feed. */
export interface UpdateContent {
  id: string;
  type: UpdateType;
  title: ReactNode;
  /** Plain text; line breaks are kept. */
  content: ReactNode;
  author: string;
  /** The date of the post, `2026-06-01`. */
  date: string;
  /** Beside the date, such as the language of the update. */
  note?: ReactNode;
  /** Below the text. */
  picture?: PictureContent;
  /** Posted by a visitor, whose word the type is: it is no badge. */
  by_visitor?: boolean;
}

interface UpdateEntryProps {
  update: UpdateContent;
  /** The newest one has the gold diamond. */
  isNewest: boolean;
  headingLevel?: 2 | 3 | 4 | undefined;
}

const tones = { partnership: 'success', donor: 'give', collaboration: 'water' } as const;

/** Author, date and text, beside the thread that connects the feed. */
export function UpdateEntry({ update, isNewest, headingLevel = 3 }: UpdateEntryProps) {
  const { date } = useFormat();
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      data-slot="update-feed-entry"
      className={cx(
        'nz:bare nz:grid nz:grid-cols-[1.5rem_1fr] nz:gap-x-4 nz:large-text:gap-x-1.5 nz:md:gap-x-6',
        'nz:first:[--nz-thread-top:--spacing(3)] nz:last:[--nz-thread-bottom:calc(100%_-_--spacing(3))] nz:last:[--nz-entry-end:--spacing(2)]',
      )}
    >
      <Thread isNewest={isNewest} />
      <article className="nz:grid nz:min-w-0 nz:gap-3 nz:pb-[var(--nz-entry-end,--spacing(10))]">
        <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1 nz:text-sm">
          <TypeOf update={update} />
          <time dateTime={update.date} className="nz:text-text-muted">
            {date(update.date)}
          </time>
          {update.note}
        </div>
        <Heading tabIndex={-1} className="nz:type-h3 nz:wrap-anywhere nz:outline-none" dir="auto">
          {update.title}
        </Heading>
        <Posted>{update.content}</Posted>
        {update.picture ? <Picture {...update.picture} className="nz:aspect-16/10 nz:w-full nz:max-w-measure" /> : null}
        <p className="nz:text-md nz:font-semibold nz:wrap-anywhere" dir="auto">
          {update.author}
        </p>
      </article>
    </li>
  );
}

function TypeOf({ update: { type, by_visitor } }: Pick<UpdateEntryProps, 'update'>) {
  if (by_visitor) {
    return (
      <span className="nz:text-text-muted">
        <FormattedMessage {...saysMessages[type]} />
      </span>
    );
  }
  return (
    <Badge tone={tones[type]}>
      <FormattedMessage {...updateTypeMessages[type]} />
    </Badge>
  );
}

/** The text, as it was written. */
function Posted({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="nz:max-w-measure nz:wrap-anywhere nz:whitespace-pre-line nz:text-text-2">
      {children}
    </p>
  );
}

/** Two ruled threads between the entries, and a diamond at each. */
function Thread({ isNewest }: { isNewest: boolean }) {
  return (
    <span aria-hidden="true" className="nz:relative nz:grid nz:justify-items-center">
      <span className="nz:absolute nz:top-(--nz-thread-top,0) nz:bottom-(--nz-thread-bottom,0) nz:start-1/2 nz:w-2 nz:-translate-x-1/2 nz:border-x-[1.5px] nz:border-line-strong" />
      <span
        className={cx(
          'nz:relative nz:mt-1 nz:rotate-45 nz:border-2',
          isNewest
            ? 'nz:size-5 nz:border-text nz:bg-offbeat nz:forced-colors:bg-[Highlight]'
            : 'nz:mt-1.5 nz:size-4 nz:border-line-strong nz:bg-bg',
        )}
      />
    </span>
  );
}
