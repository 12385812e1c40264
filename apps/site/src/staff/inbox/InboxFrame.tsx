import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
    <div className={room}>
      <div {...shortcuts} data-slot="inbox" className={frame}>
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

/**
 * On a wide screen the panes fill what the window leaves below the bar: they take no height of their
 * own, so that the page does not scroll. On a low one it does.
 */
const room = 'nz:relative nz:min-w-0 nz:grow';
const frame =
  'nz:min-h-full nz:lg:grid nz:lg:grid-cols-[minmax(22rem,5fr)_7fr] nz:lg:[@media(min-height:32rem)]:absolute nz:lg:[@media(min-height:32rem)]:inset-0';
const pane =
  'nz:min-w-0 nz:[&_:is(a,button,input,select,textarea)]:scroll-mb-24 nz:lg:[@media(min-height:32rem)]:overflow-y-auto';
