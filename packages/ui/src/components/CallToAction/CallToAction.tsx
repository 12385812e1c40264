import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';

export interface CallToActionItem {
  id: string;
  /** A lucide icon: it names an action. It gets its size here. */
  icon: ReactNode;
  title: ReactNode;
  /** One sentence. */
  description: ReactNode;
  href: string;
}

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the section is called. */
  title: ReactNode;
  /**
   * The rank of the title in the page; the ways are one below.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The ways to take part. */
  items: readonly CallToActionItem[];
}

/**
 * The ways to take part, as ruled rows on cloth. A row is pressed as a whole; its arrow turns into a gold diamond.
 *
 * @example
 * <CallToAction title="Get Involved" items={[{ id: 'give', icon: <HandCoins />, title: 'Donate', description: '…', href: '/donate' }]} />
 */
export function CallToAction({ title, headingLevel = 2, description, items, className, ...props }: CallToActionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const ItemHeading = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <section
      aria-labelledby={titleId}
      data-slot="call-to-action"
      className={cx('ground-cloth relative isolate overflow-hidden py-section', className)}
      {...props}
    >
      <div className="scenery-fronds pointer-events-none absolute start-0 bottom-0 -z-10 hidden h-75 w-105 lg:block" />
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_7fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <Heading id={titleId} className="type-h1">
            {title}
          </Heading>
          {description ? <p className="type-lead text-text-muted">{description}</p> : null}
        </div>
        <ul>
          {items.map(({ icon, href, ...item }) => (
            <Card key={item.id} as="li" variant="bare" href={href} className={row}>
              <div className={columns}>
                <span aria-hidden="true" className={iconBox}>
                  {icon}
                </span>
                <ItemHeading className="type-h3 leading-[1.1] group-hover/card:text-link">
                  <CardLink className="no-underline!">{item.title}</CardLink>
                </ItemHeading>
                <p className="col-start-2 text-md text-text-muted lg:col-start-3 lg:row-start-1">{item.description}</p>
                <span aria-hidden="true" className={arrow}>
                  <ArrowRight className="size-6" />
                </span>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}

const row = 'border-line border-t-[1.5px] last:border-b-[1.5px]';
const columns = cx(
  'grid min-h-20 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-5',
  'lg:grid-cols-[auto_1fr_1.2fr_auto] lg:gap-x-6 lg:py-6',
);
const iconBox = 'row-span-2 text-control lg:row-span-1 [&>svg]:size-10 [&>svg]:stroke-[1.6]';
/** The gold diamond shows on the row that is pointed at or has the focus: one row at a time. */
const arrow = cx(
  'col-start-3 row-span-2 row-start-1 grid size-11 place-items-center lg:col-start-4 lg:row-span-1',
  'transition-[rotate,background-color] duration-(--nz-dur-quick) ease-out *:transition-[rotate] *:duration-(--nz-dur-quick)',
  'group-hover/card:rotate-45 group-hover/card:bg-offbeat group-hover/card:text-on-offbeat group-hover/card:*:-rotate-45',
  'group-has-focus-visible/card:rotate-45 group-has-focus-visible/card:bg-offbeat group-has-focus-visible/card:text-on-offbeat',
  'group-has-focus-visible/card:*:-rotate-45',
);
