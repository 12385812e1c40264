import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
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
  /** The paragraph at the beginning, or several. */
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
  /**
   * The terms side by side on wide screens, further apart.
   * @default 1
   */
  termColumns?: 1 | 2;
  /** Where the text has its facts from, in small print. */
  sources?: { title: ReactNode; items: readonly { id: string; text: ReactNode }[] };
  /** Anything else, before the links. */
  children?: ReactNode;
  /**
   * Links to other pages, at the end.
   * @default []
   */
  links?: readonly TextBlockLink[];
  /** The name of the links, if they are more than the next step. They are not printed then. */
  linksTitle?: ReactNode;
}

/**
 * The content of a section of a text page: a paragraph, a list, terms with descriptions, sources and
 * links, in this order. Each part is optional.
 *
 * Slots: `text-block`, `text-block-list`, `text-block-terms`, `text-block-sources`,
 * `text-block-links`.
 *
 * @example
 * <TextBlock text="Your browser stores two cookies." terms={[{ id: 'language', term: 'language', isCode: true, description: 'The language that you chose.' }]} />
 */
export function TextBlock({
  text,
  list = [],
  terms = [],
  termColumns = 1,
  sources,
  children,
  links = [],
  linksTitle,
  className,
  ...props
}: TextBlockProps) {
  const id = useId();
  const paragraphs = Array.isArray(text) ? text : text ? [text] : [];
  const looks = termLooks[termColumns];
  return (
    <div data-slot="text-block" className={cx('nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-3', className)} {...props}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
        <p key={index} className="nz:text-pretty">
          {paragraph}
        </p>
      ))}
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
        <dl data-slot="text-block-terms" className={looks.list}>
          {terms.map(({ id, term, description, isCode = false }) => (
            <div
              key={id}
              className={cx('nz:grid nz:content-start nz:gap-1 nz:border-line-strong nz:border-t-[1.5px]', looks.item)}
            >
              <dt className="nz:font-semibold nz:wrap-anywhere">
                {isCode ? <code className="nz:font-mono nz:text-md">{term}</code> : term}
              </dt>
              <dd className="nz:text-pretty nz:text-text-2">{description}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sources ? (
        <div data-slot="text-block-sources" className="nz:grid nz:gap-1 nz:text-md nz:text-text-2">
          <p id={`${id}-sources`} className="nz:font-semibold">
            {sources.title}
          </p>
          <ul aria-labelledby={`${id}-sources`} className="nz:grid nz:gap-1">
            {sources.items.map((source) => (
              <li key={source.id} className="nz:wrap-anywhere">
                {source.text}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
      {links.length > 0 && linksTitle ? (
        <div className="nz:print:hidden">
          <p id={`${id}-links`} className="nz:text-md nz:font-semibold nz:text-text-2">
            {linksTitle}
          </p>
          <ul aria-labelledby={`${id}-links`} data-slot="text-block-links" className="nz:flex nz:flex-wrap nz:gap-x-6">
            {links.map((link) => (
              <li key={link.href} className="nz:bare">
                <PageLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      ) : links.length > 0 ? (
        <p data-slot="text-block-links" className="nz:flex nz:flex-wrap nz:gap-x-6">
          {links.map((link) => (
            <PageLink key={link.href} {...link} />
          ))}
        </p>
      ) : null}
    </div>
  );
}

function PageLink({ href, label }: TextBlockLink) {
  return (
    <Link href={href} size="lg">
      {label}
      <ArrowRight aria-hidden="true" className="nz:bare" />
    </Link>
  );
}

const termLooks = {
  1: { list: 'nz:border-line-strong nz:border-b-[1.5px]', item: 'nz:py-3.5' },
  2: { list: 'nz:grid nz:gap-x-10 nz:sm:grid-cols-2', item: 'nz:py-5' },
};
const bullet =
  'nz:flex nz:gap-3.5 nz:before:mt-2.25 nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-sign';
