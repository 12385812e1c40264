import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';

/** A form in an `OutboxList`. */
export interface OutboxItem {
  id: string;
  /** Which form it is. */
  title: string;
  /** When it was kept. */
  kept: ReactNode;
  /** What becomes of it: that it waits, has arrived, or why it was refused. */
  status: { tone: 'info' | 'success' | 'warning' | 'error'; title: ReactNode; description?: ReactNode };
  /** Buttons: send now, open again, remove. */
  actions?: ReactNode;
  /** What was written; omitted once it is gone. */
  content?: {
    /** The label of the row that opens it. */
    title: ReactNode;
    /** The language in which it was written. */
    lang: string;
    /** A value is empty for a ticked box, whose label says it all. */
    entries: readonly { label: string; value: string }[];
  };
}

export interface OutboxListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly OutboxItem[];
  /**
   * The heading level of the titles.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/**
 * The forms that wait on the device to be sent, in their order, and what became of those that were
 * sent. What was written is closed at first, because others may be looking.
 *
 * Slots: `outbox-list`, `outbox-list-item`, `outbox-list-content`.
 *
 * @example
 * <OutboxList
 *   items={[
 *     {
 *       id: '1',
 *       title: 'Feedback',
 *       kept: 'Kept on 3 June, 10:12',
 *       status: { tone: 'info', title: 'Waits to be sent' },
 *       actions: <Button size="sm">Send now</Button>,
 *       content: { title: 'What you wrote', lang: 'en', entries },
 *     },
 *   ]}
 * />
 */
export function OutboxList({ items, headingLevel = 2, className, ...props }: OutboxListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol data-slot="outbox-list" className={cx('nz:grid nz:grid-cols-1 nz:gap-8', className)} {...props}>
      {items.map(({ id, title, kept, status, actions, content }) => (
        <li
          key={id}
          data-slot="outbox-list-item"
          className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-4 nz:border-primary nz:border-t-4 nz:bg-surface nz:p-[clamp(1.25rem,4vw,2rem)]"
        >
          <div className="nz:grid nz:gap-1">
            <Heading className="nz:type-h3">{title}</Heading>
            <p className="nz:text-md nz:text-text-muted">{kept}</p>
          </div>
          <div role="status" className="nz:bare">
            <Alert {...status} />
          </div>
          {content ? (
            <Disclosure title={content.title}>
              <Entries {...content} />
            </Disclosure>
          ) : null}
          {actions ? <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">{actions}</div> : null}
        </li>
      ))}
    </ol>
  );
}

function Entries({ lang, entries }: Pick<NonNullable<OutboxItem['content']>, 'lang' | 'entries'>) {
  return (
    <dl lang={lang} data-slot="outbox-list-content" className="nz:@container nz:border-line nz:border-t">
      {entries.map(({ label, value }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries keep their order
          key={index}
          className="nz:grid nz:gap-x-6 nz:border-line nz:border-b nz:py-2.5 nz:@min-[34rem]:grid-cols-[2fr_3fr]"
        >
          <dt className="nz:text-md nz:text-text-muted">{label}</dt>
          <dd className="nz:min-w-0 nz:font-semibold nz:whitespace-pre-line nz:[overflow-wrap:anywhere]">
            {value ? <bdi className="nz:bare">{value}</bdi> : <Check aria-hidden="true" className="nz:size-5" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
