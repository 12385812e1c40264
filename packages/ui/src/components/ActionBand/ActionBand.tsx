import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';

export interface ActionBandProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** Buttons: at most two. */
  actions: ReactNode;
  /**
   * On wide screens, `columns`: description and buttons beside the title; `indent`: all below each
   * other, away from the edge; `ends`: buttons at the end of the line; `line`: the same in a
   * section of a page, smaller and below a line.
   * @default 'columns'
   */
  layout?: keyof typeof layouts;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

const layouts = {
  columns: {
    root: 'nz:wrap nz:grid nz:gap-6 nz:pt-10 nz:pb-section nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16',
    title: 'nz:type-h1 nz:hyphens-auto',
    words: 'nz:grid nz:content-start nz:gap-5',
    description: 'nz:bare',
    actions: 'nz:bare',
  },
  indent: {
    root: 'nz:wrap nz:grid nz:gap-5 nz:pt-12 nz:pb-section nz:lg:grid-cols-12',
    title: 'nz:type-h1 nz:hyphens-auto nz:lg:col-span-7 nz:lg:col-start-3',
    words: 'nz:contents',
    description: 'nz:max-w-measure nz:lg:col-span-7 nz:lg:col-start-3',
    actions: 'nz:lg:col-span-8 nz:lg:col-start-3',
  },
  ends: {
    root: 'nz:wrap nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-6 nz:pt-10 nz:pb-section',
    title: 'nz:type-h1',
    words: 'nz:contents',
    description: 'nz:bare',
    actions: 'nz:bare',
  },
  line: {
    root: 'nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-10 nz:gap-y-5 nz:border-line-strong nz:border-t-[1.5px] nz:pt-8',
    title: 'nz:type-h2 nz:max-w-measure',
    words: 'nz:contents',
    description: 'nz:bare',
    actions: 'nz:bare',
  },
};

/**
 * What a reader can do next, at the end of a page: a title, a sentence and one or two buttons. For
 * a list of actions use `CallToAction`.
 *
 * Slots: `action-band`, `action-band-title`, `action-band-description`, `action-band-actions`.
 *
 * @example
 * <ActionBand title="Plant with us" description="Two days a month are enough."
 *   actions={<LinkButton href="/volunteers" size="lg">Join the volunteers</LinkButton>} />
 */
export function ActionBand({
  title,
  description,
  actions,
  layout = 'columns',
  headingLevel = 2,
  className,
  ...props
}: ActionBandProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const looks = layouts[layout];
  const isOneLine = layout === 'ends' || layout === 'line';
  const heading = (
    <Heading id={id} data-slot="action-band-title" className={looks.title}>
      {title}
    </Heading>
  );
  const text = description ? (
    <p
      data-slot="action-band-description"
      className={cx('nz:type-lead nz:text-pretty nz:text-text-2', looks.description)}
    >
      {description}
    </p>
  ) : null;
  const buttons = (
    <div data-slot="action-band-actions" className={cx('nz:flex nz:flex-wrap nz:gap-3', looks.actions)}>
      {actions}
    </div>
  );
  return (
    <section aria-labelledby={id} data-slot="action-band" className={cx(looks.root, className)} {...props}>
      {isOneLine ? (
        <div className={cx('nz:grid nz:gap-4', layout === 'ends' && 'nz:max-w-measure')}>
          {heading}
          {text}
        </div>
      ) : (
        heading
      )}
      <div className={looks.words}>
        {isOneLine ? null : text}
        {buttons}
      </div>
    </section>
  );
}
