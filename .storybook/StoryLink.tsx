import type { NzeteLinkProps } from '../packages/ui/src/provider/index.ts';

/** A link that is not followed, because another page would take the place of the story; links into the page itself are. */
export function StoryLink({ href, onClick, ...props }: NzeteLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!href.startsWith('#')) event.preventDefault();
      }}
      {...props}
    />
  );
}
