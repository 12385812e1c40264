import type { NzeteLinkProps } from '@nzete/ui/NzeteProvider';
import { Link, useInRouterContext } from 'react-router-dom';

/** The link component of the design system: `/people` is a page of the staff area, any other URL is not. */
export function StaffLink({ href, ...props }: NzeteLinkProps) {
  const isPage = useInRouterContext() && /^\/(?!\/|api\/)[^.]*$/.test(href) && props.target === undefined;
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
