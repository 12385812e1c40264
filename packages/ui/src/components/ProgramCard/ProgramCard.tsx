import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { type ProgramCardAccent, programCardIcon, programCardLayouts } from './ProgramCard.variants.ts';

export interface ProgramCardProps extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children'> {
  /** An icon (any element); the component sets its size. */
  icon: ReactNode;
  /**
   * The colour family of the diamond behind the icon.
   * @default 'forest'
   */
  accent?: ProgramCardAccent;
  /** The name of the programme. */
  title: ReactNode;
  /** A few more words, below the title. */
  subtitle?: ReactNode;
  /** The work, in a sentence or two. */
  description: ReactNode;
  /** The result: usually a `Figure` in a sentence. */
  result?: ReactNode;
  /** The text of the link, if the card has an `href`. Screen readers add the title. */
  action?: ReactNode;
  /**
   * The position of the icon on wide screens: beside the text or above it. On phones it is beside
   * the title.
   * @default 'row'
   */
  layout?: keyof typeof programCardLayouts;
  /**
   * A line above it, for a list.
   * @default false
   */
  isRuled?: boolean;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A programme: its icon, name, description and result. With `href` and `action` it ends in a link
 * that makes the whole card clickable. It has no ground and no border: put several on one ground,
 * or between ruled lines.
 *
 * Slots: `program-card`, `program-card-icon`, `program-card-title`, `program-card-subtitle`,
 * `program-card-description`, `program-card-result`.
 *
 * @example
 * <ProgramCard
 *   icon={<TreePine />}
 *   title="Reforestation"
 *   description="Volunteers plant with the families whose land it is."
 *   result={<Figure value={50000} unit="trees planted" layout="inline" />}
 *   href="/donate"
 *   action="Donate"
 * />
 */
export function ProgramCard({
  icon,
  accent,
  title,
  subtitle,
  description,
  result,
  action,
  layout = 'row',
  isRuled = false,
  headingLevel = 3,
  href,
  className,
  ...props
}: ProgramCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isLink = href !== undefined && action !== undefined;
  return (
    <Card
      variant="bare"
      aria-labelledby={`${id}-title`}
      {...(isLink ? { href } : undefined)}
      data-slot="program-card"
      className={cx(
        'nz:flex-row nz:gap-4 nz:max-sm:grid nz:max-sm:grid-cols-[auto_1fr] nz:max-sm:gap-y-2 nz:large-text:grid-cols-1',
        programCardLayouts[layout],
        isRuled && 'nz:border-line-strong nz:border-t-[1.5px] nz:pt-6 nz:pb-5',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        data-slot="program-card-icon"
        className={cx(programCardIcon({ accent }), 'nz:max-sm:row-span-2 nz:max-sm:self-start')}
      >
        {icon}
      </span>
      <div className="nz:flex nz:min-w-0 nz:flex-1 nz:flex-col nz:gap-2 nz:max-sm:contents">
        <Heading
          id={`${id}-title`}
          data-slot="program-card-title"
          className={cx(
            'nz:type-h3 nz:text-pretty nz:hyphens-auto nz:max-sm:self-center',
            !subtitle && 'nz:max-sm:row-span-2',
          )}
        >
          {title}
        </Heading>
        {subtitle ? (
          <p data-slot="program-card-subtitle" className="nz:font-semibold nz:text-text-muted">
            {subtitle}
          </p>
        ) : null}
        <p
          data-slot="program-card-description"
          className={cx('nz:max-w-measure nz:text-pretty nz:text-text-2', fullWidth)}
        >
          {description}
        </p>
        {result ? (
          <p
            data-slot="program-card-result"
            className={cx('nz:border-line-strong nz:border-t-[1.5px] nz:pt-3', fullWidth)}
          >
            {result}
          </p>
        ) : null}
        {isLink ? (
          <p
            className={cx(
              'nz:mt-auto nz:flex nz:min-h-hit nz:items-center nz:gap-2 nz:font-semibold nz:text-link',
              fullWidth,
            )}
          >
            <CardLink id={`${id}-link`} aria-labelledby={`${id}-link ${id}-title`}>
              {action}
            </CardLink>
            <ArrowRight aria-hidden="true" className="nz:bare nz:size-5 nz:shrink-0 nz:rtl:-scale-x-100" />
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** On phones the icon is beside the title only, so that the text has the full width. */
const fullWidth = 'nz:max-sm:col-span-2 nz:large-text:col-span-1';
