import { useGetNavigationQuery } from '@nzete/api-client/site';
import { Link } from '@nzete/ui/Link';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { nextAreaMessage } from './messages.ts';
import { canonicalPath } from './routes.ts';
import { useLang } from './useLang.ts';

/** The end of the page of a focus area, with the link to the next one. */
export function NextArea() {
  return (
    <div className="nz:wrap nz:pb-section nz:print:hidden">
      <NextAreaLink />
    </div>
  );
}

/** A link to the next focus area in the menu, after the last to the first. */
export function NextAreaLink() {
  const { pathname } = useLocation();
  const { data } = useGetNavigationQuery({ lang: useLang() });
  const areas = data?.focus_areas ?? [];
  const place = areas.findIndex(({ href }) => href === canonicalPath(pathname));
  const next = areas[(place + 1) % areas.length];
  if (place < 0 || !next) return null;
  return (
    <p className="nz:border-line nz:border-t-[1.5px] nz:pt-5">
      <Link href={next.href} className="nz:min-h-hit">
        <FormattedMessage {...nextAreaMessage} values={{ area: next.label }} />
        <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
      </Link>
    </p>
  );
}
