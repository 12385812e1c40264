import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface TextBlockTerm {
  id: string;
  term: ReactNode;
  description: ReactNode;
  /**
   * Whether the term is a name from the code, such as that of a cookie.
   * @default false
   */
  isCode?: boolean;
}

export interface TextBlockLink {
  href: string;
  label: ReactNode;
}

export interface TextBlockProps extends ComponentProps<'div'> {
  /** The paragraph at the beginning. */
  text?: ReactNode;
  /**
   * The entries of a bulleted list.
   * @default []
   */
  list?: readonly { id: string; text: ReactNode }[];
  /**
   * Terms and their descriptions, with a rule above each.
   * @default []
   */
  terms?: readonly TextBlockTerm[];
  /** Anything else, before the links. */
  children?: ReactNode;
  /**
   * Links to other pages, at the end.
   * @default []
   */
  links?: readonly TextBlockLink[];
}

/**
 * The content of a section of a text page: a paragraph, a list, terms with descriptions, and links,
 * in this order. Each part is optional.
 *
 * Slots: `text-block`, `text-block-list`, `text-block-terms`, `text-block-links`.
 *
 * @example
 * <TextBlock text="Your browser stores two cookies." terms={[{ id: 'language', term: 'language', isCode: true, description: 'The language that you chose.' }]} />
 */
export function TextBlock({ text, list = [], terms = [], children, links = [], className, ...props }: TextBlockProps) {
  return (
    <div data-slot="text-block" className={cx('nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-3', className)} {...props}>
      {text ? <p className="nz:text-pretty">{text}</p> : null}
      {list.length > 0 ? (
        <ul data-slot="text-block-list" className="nz:grid nz:gap-2.5">
          {list.map((entry) => (
            <li key={entry.id} className={bullet}>
              <span className="nz:min-w-0 nz:text-pretty">{entry.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {terms.length > 0 ? (
        <dl data-slot="text-block-terms" className="nz:border-line-strong nz:border-b-[1.5px]">
          {terms.map(({ id, term, description, isCode = false }) => (
            <div key={id} className="nz:grid nz:gap-1 nz:border-line-strong nz:border-t-[1.5px] nz:py-3.5">
              <dt className="nz:font-semibold nz:wrap-anywhere">
                {isCode ? <code className="nz:font-mono nz:text-md">{term}</code> : term}
              </dt>
              <dd className="nz:text-pretty nz:text-text-2">{description}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
      {links.length > 0 ? (
        <p data-slot="text-block-links" className="nz:flex nz:flex-wrap nz:gap-x-6">
          {links.map(({ href, label }) => (
            <Link key={href} href={href} className="nz:min-h-hit">
              {label}
              <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  );
}

const bullet =
  'nz:flex nz:gap-3.5 nz:before:mt-2.25 nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-sign';
