import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Breadcrumb, type BreadcrumbProps } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';
import { StrataEdge } from '../StrataSection/StrataEdge.tsx';
import { type StrataTone, strata, strataTones } from '../StrataSection/strata.ts';

/** The last part of a `StrataPage`, on the stratum below. */
export interface StrataPageNote {
  title: ReactNode;
  description: ReactNode;
  /** Buttons to other pages. */
  actions: ReactNode;
}

export interface StrataPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The stratum that the page is about. Those above it are bands at its head. */
  tone: StrataTone;
  /** The ground of the note at the end. */
  below: StrataTone | 'paper';
  /** The main heading of the page. */
  title: string;
  description: ReactNode;
  sign: SignName;
  /** The parent pages. */
  steps: BreadcrumbProps['steps'];
  /** The heading of the content. */
  contentTitle: ReactNode;
  /**
   * Where the content is on wide screens: under the title or beside it.
   * @default 'under'
   */
  layout?: 'under' | 'beside';
  note: StrataPageNote;
}

const layouts = {
  under: { body: 'nz:lg:gap-16', head: 'nz:lg:grid-cols-[7fr_5fr]' },
  beside: {
    body: 'nz:lg:grid-cols-[5fr_7fr] nz:lg:gap-16',
    head: 'nz:lg:sticky nz:lg:top-28 nz:lg:self-start',
  },
};

/**
 * A page about one stratum: the strata above it as bands, its title, its content and a note.
 *
 * Slots: `strata-page`, `strata-page-note`.
 *
 * @example
 * <StrataPage tone="rock" below="paper" title="Sourcing" description="…" sign="proof" steps={steps} contentTitle="The way" note={note}>
 *   <p>…</p>
 * </StrataPage>
 */
export function StrataPage({
  tone,
  below,
  title,
  description,
  sign,
  steps,
  contentTitle,
  layout = 'under',
  note,
  className,
  children,
  ...props
}: StrataPageProps) {
  const contentId = useId();
  const { body, head } = layouts[layout];
  return (
    <div data-slot="strata-page" className={cx('nz:bare', className)} {...props}>
      <Descent to={tone} />
      <div className={strata[tone]}>
        <div className={cx('nz:wrap nz:grid nz:grid-cols-1 nz:gap-10 nz:pt-6 nz:pb-10', body)}>
          <header
            className={cx(
              'nz:grid nz:grid-cols-1 nz:content-start nz:items-end nz:justify-items-start nz:gap-x-16 nz:gap-y-4',
              head,
            )}
          >
            <Breadcrumb steps={steps} current={title} className="nz:col-span-full" />
            <Sign name={sign} size="xl" className="nz:col-span-full nz:mt-4" />
            <h1 className="nz:type-display nz:w-full nz:text-balance nz:max-sm:text-[length:var(--nz-text-h1)] nz:wrap-anywhere nz:hyphens-auto">
              {title}
            </h1>
            <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">{description}</p>
          </header>
          <section aria-labelledby={contentId} className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:content-start nz:gap-8">
            <h2 id={contentId} className="nz:type-h2 nz:hyphens-auto">
              {contentTitle}
            </h2>
            {children}
          </section>
        </div>
      </div>
      <Note tone={below} above={tone} {...note} />
    </div>
  );
}

function Note({
  tone,
  above,
  title,
  description,
  actions,
}: StrataPageNote & { tone: StrataPageProps['below']; above: StrataTone }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot="strata-page-note" className="nz:bare">
      <StrataEdge tone={tone} above={above} seed={above.length} />
      <div className={cx('nz:bare', tone !== 'paper' && strata[tone])}>
        <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-6 nz:pt-8 nz:pb-section nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-16">
          <div className="nz:grid nz:gap-3">
            <h2 id={id} className="nz:type-h3">
              {title}
            </h2>
            <p className="nz:max-w-measure nz:text-pretty nz:text-text-2">{description}</p>
          </div>
          <div className="nz:flex nz:flex-wrap nz:gap-3 nz:wrap-anywhere nz:lg:justify-end">{actions}</div>
        </div>
      </div>
    </section>
  );
}

/** The strata above this one, as bands. Decorative. */
function Descent({ to }: { to: StrataTone }) {
  const passed = strataTones.slice(0, strataTones.indexOf(to) + 1);
  return passed.map((tone, index) => (
    <StrataEdge
      key={tone}
      tone={tone}
      above={strataTones[index - 1] ?? 'paper'}
      seed={index + 2}
      size="sm"
      className="nz:box-content nz:first:pt-3"
    />
  ));
}
