import type { NzeteLinkProps } from '../packages/ui/src/provider/index.ts';

/**
 * A link that does not navigate, because another page would replace the story; links within the
 * page work.
 */
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
