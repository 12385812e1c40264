import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentMessages as messages } from './texts/messages.ts';

interface ContentFrameProps {
  /** The lists of content. */
  lists: ReactNode;
  /** The open list, if there is one. */
  open: ReactNode;
}

/** The lists and the open one side by side, each with its own scrolling; on phones one or the other. */
export function ContentFrame({ lists, open }: ContentFrameProps) {
  const { formatMessage } = useIntl();
  const ListsHeading = open ? 'h2' : 'h1';
  return (
    <div className={room}>
      <div className={frame}>
        <section
          aria-label={formatMessage(messages.lists)}
          className={`nz:bg-surface nz:lg:border-e nz:lg:border-line-strong ${pane} ${open ? 'nz:max-lg:hidden' : ''}`}
        >
          <ListsHeading className={open ? 'nz:sr-only' : 'nz:px-4 nz:pt-6 nz:type-h1 nz:lg:sr-only'}>
            <FormattedMessage {...messages.title} />
          </ListsHeading>
          {lists}
        </section>
        <div className={`nz:bg-bg ${open ? '' : 'nz:max-lg:hidden'} ${pane}`}>
          {open ?? (
            <p className="nz:p-10 nz:text-text-muted">
              <FormattedMessage {...messages.choose} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** As in the inbox: the panes take no height of their own on a wide screen that is not low. */
const room = 'nz:relative nz:min-w-0 nz:grow';
const frame =
  'nz:min-h-full nz:lg:grid nz:lg:grid-cols-[14rem_minmax(0,1fr)] nz:lg:[@media(min-height:32rem)]:absolute nz:lg:[@media(min-height:32rem)]:inset-0';
const pane =
  'nz:min-w-0 nz:[&_:is(a,button,input,select,textarea)]:scroll-mb-24 nz:lg:[@media(min-height:32rem)]:overflow-y-auto';
