import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';

export interface CallToActionItem {
  id: string;
  /** An icon (any element) for an action; the component sets its size. */
  icon: ReactNode;
  title: ReactNode;
  /** One sentence. */
  description: ReactNode;
  href: string;
}

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: ReactNode;
  /**
   * The heading level of the title; the items are one level below.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The actions. */
  items: readonly CallToActionItem[];
}

/**
 * A list of actions as rows on cloth. Each row is one link; on hover its arrow turns into a gold
 * diamond.
 *
 * Slots: `call-to-action`, `call-to-action-title`, `call-to-action-description`,
 * `call-to-action-item`.
 *
 * @example
 * <CallToAction
 *   title="Get Involved"
 *   items={[
 *     { id: 'give', icon: <HandCoins />, title: 'Donate', description: '…', href: '/donate' },
 *   ]}
 * />
 */
export function CallToAction({ title, headingLevel = 2, description, items, className, ...props }: CallToActionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const ItemHeading = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <section
      aria-labelledby={titleId}
      data-slot="call-to-action"
      className={cx('nz:ground-cloth nz:relative nz:isolate nz:overflow-hidden nz:py-section', className)}
      {...props}
    >
      <div className="nz:scenery-fronds nz:rtl:-scale-x-100 nz:pointer-events-none nz:absolute nz:start-0 nz:bottom-0 nz:-z-10 nz:hidden nz:h-75 nz:w-105 nz:lg:block" />
      <div className="nz:wrap nz:grid nz:gap-8 nz:lg:grid-cols-[4fr_7fr] nz:lg:gap-16">
        <div className="nz:grid nz:content-start nz:gap-4">
          <Heading id={titleId} data-slot="call-to-action-title" className="nz:type-h1">
            {title}
          </Heading>
          {description ? (
            <p data-slot="call-to-action-description" className="nz:type-lead nz:text-text-muted">
              {description}
            </p>
          ) : null}
        </div>
        <ul className="nz:bare">
          {items.map(({ icon, href, ...item }) => (
            <Card key={item.id} as="li" variant="bare" href={href} data-slot="call-to-action-item" className={row}>
              <div className={columns}>
                <span aria-hidden="true" className={iconBox}>
                  {icon}
                </span>
                <ItemHeading className="nz:type-h3 nz:leading-[1.1] nz:group-hover/card:text-link">
                  <CardLink className="nz:no-underline!">{item.title}</CardLink>
                </ItemHeading>
                <p className="nz:col-start-2 nz:text-md nz:text-text-muted nz:lg:col-start-3 nz:lg:row-start-1">
                  {item.description}
                </p>
                <span aria-hidden="true" className={arrow}>
                  <ArrowRight className="nz:size-6 nz:rtl:-scale-x-100" />
                </span>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}

const row = 'nz:border-line nz:border-t-[1.5px] nz:last:border-b-[1.5px]';
const columns = cx(
  'nz:grid nz:min-h-20 nz:grid-cols-[auto_1fr_auto] nz:items-center nz:gap-x-4 nz:gap-y-1 nz:py-5 nz:large-text:flex nz:large-text:flex-col nz:large-text:items-start',
  'nz:lg:grid-cols-[auto_1fr_1.2fr_auto] nz:lg:gap-x-6 nz:lg:py-6',
);
const iconBox = 'nz:row-span-2 nz:text-control nz:lg:row-span-1 nz:[&>svg]:size-10 nz:[&>svg]:stroke-[1.6]';
/** The gold diamond shows on the hovered or focused row: one row at a time. */
const arrow = cx(
  'nz:col-start-3 nz:row-span-2 nz:row-start-1 nz:grid nz:size-11 nz:place-items-center nz:lg:col-start-4 nz:lg:row-span-1',
  'nz:transition-[rotate,background-color] nz:duration-(--nz-dur-quick) nz:ease-out nz:*:transition-[rotate] nz:*:duration-(--nz-dur-quick)',
  'nz:group-hover/card:rotate-45 nz:group-hover/card:bg-offbeat nz:group-hover/card:text-on-offbeat nz:group-hover/card:*:-rotate-45',
  'nz:group-has-focus-visible/card:rotate-45 nz:group-has-focus-visible/card:bg-offbeat nz:group-has-focus-visible/card:text-on-offbeat',
  'nz:group-has-focus-visible/card:*:-rotate-45',
);
