import type { NzeteLinkProps } from '@nzete/ui/NzeteProvider';
import { createContext, type MouseEvent, use } from 'react';
import { withLanguage } from './languageAddress.ts';
import { goTo } from './navigation.ts';

/** How the design system's links are followed here: pages of the site without loading the document again, everything else as usual. */
export function SiteLink({ href, onClick, ...props }: NzeteLinkProps) {
  const language = use(AddressLanguageContext);
  const target = isPage(href) && language ? withLanguage(href, language) : href;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPage(href) || !isPlainClick(event)) return;
    event.preventDefault();
    // A link to the current page replaces the entry, as browsers do.
    goTo(target, { replace: target === window.location.pathname + window.location.search });
  };
  return <a href={target} onClick={follow} {...props} />;
}

/** The language that came with the address: it holds for this visit, so the links to pages carry it on, also without a script. */
export const AddressLanguageContext = createContext<string | null>(null);

/** An address on this origin that is not a file. */
function isPage(href: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(href);
}

/** The main button without a key that asks for a new tab or a download, on a link that stays in this one. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const staysHere = !currentTarget.target || currentTarget.target === '_self';
  return (
    button === 0 && staysHere && !currentTarget.hasAttribute('download') && !(metaKey || ctrlKey || shiftKey || altKey)
  );
}
