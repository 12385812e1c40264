import type { NzeteLinkProps } from '@nzete/ui/NzeteProvider';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { withLanguage } from './languageAddress.ts';
import { selectAddressLanguage } from './selectors.ts';

/** The link component of the design system: the router handles links to pages of the site. */
export function SiteLink({ href, ...props }: NzeteLinkProps) {
  // A language from the URL holds for this visit, so links keep it, even without JavaScript.
  const language = useSelector(selectAddressLanguage);
  if (!isPage(href) || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={language ? withLanguage(href, language) : href} {...props} />;
}

/** A URL on this origin that is neither a file nor of the API. */
function isPage(href: string): boolean {
  return /^\/(?!\/|api\/)[^.]*$/.test(href);
}
