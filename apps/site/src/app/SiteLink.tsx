import type { NzeteLinkProps } from '@nzete/ui/NzeteProvider';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { withLanguage } from './languageAddress.ts';
import { selectAddressLanguage } from './selectors.ts';

/** The links of the design system: pages of the site by the router, everything else by the browser. */
export function SiteLink({ href, ...props }: NzeteLinkProps) {
  // A language that came with the address holds for this visit, so links carry it on, also without a script.
  const language = useSelector(selectAddressLanguage);
  if (!isPage(href) || props.download !== undefined) return <a href={href} {...props} />;
  return <Link to={language ? withLanguage(href, language) : href} {...props} />;
}

/** An address on this origin that is not a file. */
function isPage(href: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(href);
}
