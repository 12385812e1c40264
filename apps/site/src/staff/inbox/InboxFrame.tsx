import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frame, pane, room } from '../parts/TwoPanes.tsx';
import { entryMessages } from './texts/entryMessages.ts';
import { messages } from './texts/messages.ts';
import { useShortcuts } from './useShortcuts.ts';

interface InboxFrameProps {
  /** Filters, list and pages. */
  list: ReactNode;
  /** The open entry, if there is one. */
  entry: ReactNode;
  onAccept: (() => void) | undefined;
}

/** List and entry side by side, each with its own scrolling; on phones one or the other. */
export function InboxFrame({ list, entry, onAccept }: InboxFrameProps) {
  const { formatMessage } = useIntl();
  const shortcuts = useShortcuts({ onAccept });
  // While an entry is open, its name is the title of the page.
  const ListHeading = entry ? 'h2' : 'h1';
  return (
    <div data-slot="panes" className={room}>
      <div {...shortcuts} data-slot="inbox" className={`${frame} nz:lg:grid-cols-[minmax(22rem,5fr)_7fr]`}>
        <section
          aria-label={formatMessage(messages.list)}
          className={`nz:bg-surface nz:lg:border-e nz:lg:border-line-strong ${pane} ${entry ? 'nz:max-lg:hidden' : ''}`}
        >
          <ListHeading className="nz:sr-only">
            <FormattedMessage {...messages.title} />
          </ListHeading>
          {list}
        </section>
        <section
          aria-label={formatMessage(entryMessages.open)}
          className={`nz:@container nz:bg-bg ${pane} ${entry ? '' : 'nz:max-lg:hidden'}`}
        >
          {entry ?? (
            <p className="nz:p-10 nz:text-text-muted">
              <FormattedMessage {...messages.choose} />
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
