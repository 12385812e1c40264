import type { ReactNode } from 'react';

interface TwoPanesProps {
  /** Translated: the heading of the page, or of the list while something is open. */
  title: string;
  /** Translated: what the list is called. */
  label: string;
  list: ReactNode;
  /** What is open, if anything. */
  open: ReactNode;
  /** In the place of what is open. */
  empty: ReactNode;
  /** The widths of both: `nz:lg:grid-cols-[…]`. */
  columns: string;
}

/** A list and what is open side by side, each with its own scrolling; on phones one or the other. */
export function TwoPanes({ title, label, list, open, empty, columns }: TwoPanesProps) {
  const ListHeading = open ? 'h2' : 'h1';
  return (
    <div data-slot="panes" className={room}>
      <div className={`${frame} ${columns}`}>
        <section
          aria-label={label}
          className={`nz:bg-surface nz:lg:border-e nz:lg:border-line-strong ${pane} ${open ? 'nz:max-lg:hidden' : ''}`}
        >
          <ListHeading className={open ? 'nz:sr-only' : 'nz:px-4 nz:pt-6 nz:type-h1 nz:lg:sr-only'}>
            {title}
          </ListHeading>
          {list}
        </section>
        <div className={`nz:bg-bg ${open ? '' : 'nz:max-lg:hidden'} ${pane}`}>
          {open ?? <div className="nz:p-10 nz:text-text-muted">{empty}</div>}
        </div>
      </div>
    </div>
  );
}

/**
 * On a wide screen the panes fill what the window leaves below the bar: they take no height of their
 * own, so that the page does not scroll. On a low one it does.
 */
export const room = 'nz:relative nz:flex nz:min-w-0 nz:grow nz:flex-col';
export const frame =
  'nz:flex nz:grow nz:flex-col nz:lg:grid nz:lg:[@media(min-height:32rem)]:absolute nz:lg:[@media(min-height:32rem)]:inset-0';
export const pane =
  'nz:flex nz:min-w-0 nz:flex-col nz:max-lg:grow nz:[&_:is(a,button,input,select,textarea)]:scroll-mb-24 nz:lg:[@media(min-height:32rem)]:overflow-y-auto';
