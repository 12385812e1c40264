import { useGetNavigationQuery } from '@nzete/api-client/site';
import { written } from '@nzete/ui/format';
import { NextLink } from '@nzete/ui/NextLink';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { nextAreaMessage } from './messages.ts';
import { canonicalPath } from './routes.ts';
import { useLang } from './useLang.ts';

const message: MessageDescriptor = nextAreaMessage;

/** The end of the page of a focus area, with the link to the next one. */
export function NextArea() {
  return (
    <div className="nz:wrap nz:mb-section nz:print:hidden">
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
    <NextLink href={next.href}>
      <FormattedMessage {...message} values={{ area: written(next, 'label') }} />
    </NextLink>
  );
}
