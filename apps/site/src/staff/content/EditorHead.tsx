import { Link } from '@nzete/ui/Link';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { DraftLine } from './draft/DraftLine.tsx';
import type { DraftState } from './draft/draftState.ts';
import { contentMessages as messages } from './texts/messages.ts';
import { usePageName } from './texts/pageNames.ts';

interface EditorHeadProps {
  /** The name of the item, or of the list. */
  title: string;
  listName: string;
  state: DraftState;
  /** The place of the item in its list, and what comes next. */
  item?: { position: string; count: string; backHref: string; next: { name: string; href: string } | undefined };
  listsHref: string;
  onSave: () => void;
}

/** Where one is, the name, and whether it is saved. */
export function EditorHead({ title, listName, state, item, listsHref, onSave }: EditorHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, search } = useLocation();
  // Focus follows someone who opens a list or an item, not someone who arrives at its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query string says what is open
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, [search]);
  const { pages } = state.list;
  const pageName = usePageName();
  return (
    <header className="nz:grid nz:gap-3">
      <p className={`nz:flex nz:flex-wrap nz:gap-x-5 ${item ? '' : 'nz:lg:hidden'}`}>
        <Link href={item ? item.backHref : listsHref}>
          <ArrowLeft aria-hidden="true" />
          {item ? (
            <FormattedMessage {...messages.allItems} values={{ list: listName }} />
          ) : (
            <FormattedMessage {...messages.back} />
          )}
        </Link>
        {item?.next ? (
          <Link href={item.next.href}>
            <FormattedMessage {...messages.nextItem} values={{ name: item.next.name }} />
            <ArrowRight aria-hidden="true" />
          </Link>
        ) : null}
      </p>
      <p className="nz:text-sm nz:text-text-muted">
        {item ? <FormattedMessage {...messages.position} values={{ list: listName, ...item }} /> : null}
        {item && pages.length > 0 ? '. ' : null}
        {pages.length > 0 ? (
          <FormattedMessage {...messages.shownOn} values={{ pages: pages.map(pageName).join(', ') }} />
        ) : null}
      </p>
      <div className="nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-3">
        <h1 ref={heading} tabIndex={-1} className="nz:min-w-0 nz:type-h1 nz:focus-ring nz:[overflow-wrap:anywhere]">
          {title}
        </h1>
        <DraftLine state={state} onSave={onSave} />
      </div>
    </header>
  );
}
