import { FormattedMessage } from 'react-intl';
import { ListPager } from '../parts/ListPager.tsx';
import { messages } from './texts/messages.ts';

/** Entries on a page. */
const PAGE_SIZE = 50;

interface InboxPagerProps {
  page: number;
  total: number;
  hrefOf: (page: number) => string;
  /** The address of the CSV file; none for roles that may not export. */
  exportHref: string | undefined;
}

/** Which entries are shown, the neighbouring pages, and the list as a file. */
export function InboxPager({ exportHref, ...pager }: InboxPagerProps) {
  return (
    <ListPager size={PAGE_SIZE} texts={messages} {...pager}>
      {exportHref ? (
        <a
          href={exportHref}
          download
          className="nz:thread nz:ms-auto nz:inline-flex nz:min-h-8 nz:items-center nz:font-semibold nz:text-link nz:focus-ring"
        >
          <FormattedMessage {...messages.export} />
        </a>
      ) : null}
    </ListPager>
  );
}
