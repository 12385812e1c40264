import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';
import { type RuledListLayout, ruledListLayouts } from './RuledList.variants.ts';

/** An item of a `RuledList`. */
export interface RuledListItem {
  id: string;
  /** An icon (any element) before the text, for the layout `icons`; the component sets its size. */
  icon?: ReactNode;
  /** A sign above the text, for the layout `signs`. */
  sign?: SignName;
  title?: ReactNode;
  /** A sentence or two. */
  description?: ReactNode;
  /** A link or a button below the text. */
  actions?: ReactNode;
}

export interface RuledListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly RuledListItem[];
  /**
   * `columns`: titles and sentences side by side. `signs`: the same, larger and each with its sign.
   * `rows`: a title beside its sentence. `icons`: small rows with an icon. `links`: sentences that
   * each lead to a page. `topics`: titles that are links, each above its sentence. `notes`: short
   * sentences. `steps`: sentences in their order, as an ordered list.
   * @default 'columns'
   */
  layout?: RuledListLayout;
  /**
   * The heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A list of short texts, each below a ruled line. Its columns are set by `className`.
 *
 * Slots: `ruled-list`, `ruled-list-item`, `ruled-list-title`, `ruled-list-description`.
 *
 * @example
 * <RuledList className="nz:sm:grid-cols-2" items={[{ id: 'local', title: 'Local', description: 'Groups of the village.' }]} />
 */
export function RuledList({ items, layout = 'columns', headingLevel = 3, className, ...props }: RuledListProps) {
  const Heading = `h${headingLevel}` as const;
  const looks = ruledListLayouts[layout];
  // One type for both elements: TypeScript cannot tell which one a ref belongs to.
  const List = (layout === 'steps' ? 'ol' : 'ul') as 'ul';
  return (
    <List data-slot="ruled-list" className={cx(looks.list, className)} {...props}>
      {items.map(({ id, icon, sign, title, description, actions }) => {
        const words = (
          <>
            {title ? (
              <Heading data-slot="ruled-list-title" className={looks.title}>
                {title}
              </Heading>
            ) : null}
            {description ? (
              <p
                data-slot="ruled-list-description"
                className={title ? looks.description : (looks.lone ?? looks.description)}
              >
                {description}
              </p>
            ) : null}
            {actions}
          </>
        );
        return (
          <li key={id} data-slot="ruled-list-item" className={cx('nz:border-line-strong', looks.item)}>
            {sign ? <Sign name={sign} size="md" /> : null}
            {icon ? (
              <>
                <span aria-hidden="true" className="nz:bare">
                  {icon}
                </span>
                <div className="nz:bare">{words}</div>
              </>
            ) : (
              words
            )}
          </li>
        );
      })}
    </List>
  );
}
