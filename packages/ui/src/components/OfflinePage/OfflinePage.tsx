import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';

/** A page that can be read without a network. */
export interface KeptPage {
  href: string;
  title: ReactNode;
  /** The language of the title, if it is not that of the page. */
  lang?: string;
}

export interface OfflinePageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What has happened: the main heading. */
  title: ReactNode;
  /** What to do next. */
  description: ReactNode;
  /** Above the list of pages, or instead of it when there are none. */
  listTitle: ReactNode;
  pages: readonly KeptPage[];
  /** The link that loads the page again. */
  retry: ReactNode;
}

/**
 * Shown for a page that a service worker has not kept, while there is no network: says so, and
 * lists the pages that can be read. It needs no script, so a worker can serve it as text.
 *
 * Slots: `offline-page`, `offline-page-list`.
 *
 * @example
 * <OfflinePage
 *   title="You are offline"
 *   description="This page is not on your phone yet."
 *   listTitle="What you can read now"
 *   pages={[{ href: '/about', title: 'About us' }]}
 *   retry="Try again"
 * />
 */
export function OfflinePage({ title, description, listTitle, pages, retry, className, ...props }: OfflinePageProps) {
  return (
    <div data-slot="offline-page" className={cx('nz:grid nz:grid-cols-1 nz:pb-section', className)} {...props}>
      <PageHead
        layout="stack"
        // In a grid its automatic margins would make it as narrow as its text, in the middle.
        className="nz:w-full"
        title={title}
        description={description}
        // An empty address is the page itself.
        actions={<LinkButton href="">{retry}</LinkButton>}
      />
      <div className="nz:wrap nz:grid nz:w-full nz:grid-cols-1 nz:gap-4">
        <Heading size="md">{listTitle}</Heading>
        <ul data-slot="offline-page-list" className="nz:max-w-measure nz:border-line-strong">
          {pages.map(({ href, title: name, lang }) => (
            <li key={href} lang={lang} className="nz:border-line-strong nz:border-t-[1.5px]">
              <Link href={href} className="nz:flex nz:min-h-hit nz:items-center nz:py-2">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
