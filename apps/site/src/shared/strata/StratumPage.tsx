import { Breadcrumb } from '@nzete/ui/Breadcrumb';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Sign, type SignName } from '@nzete/ui/Sign';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../routes.ts';
import { StrataEdge } from './StrataEdge.tsx';
import { groundColours, type Stratum, strata } from './strata.ts';

type Key = 'title' | 'description' | 'parent' | 'stepsTitle' | 'noteTitle' | 'noteText' | 'next' | 'other';

interface StratumPageProps {
  /** The stratum of the minerals page that this page is about, and the one below it. */
  stratum: Stratum;
  below: keyof typeof groundColours;
  sign: SignName;
  messages: Record<Key, MessageDescriptor>;
  /** Whether the content is under the title or beside it on wide screens. */
  layout: 'under' | 'beside';
  /** The content, laid out by the page. */
  children: ReactNode;
  /** The links of `messages.next` and `messages.other`. */
  next: string;
  other: string;
}

/** A subpage of the minerals page: one stratum, with the strata above it as bands. */
export function StratumPage({ stratum, below, sign, messages, layout, children, next, other }: StratumPageProps) {
  const { formatMessage } = useIntl();
  const stepsId = useId();
  const noteId = useId();
  const heading = formatMessage(messages.title);
  const parents = [{ href: paths.responsibleMinerals, label: formatMessage(messages.parent) }];
  return (
    <>
      <Descent to={stratum} />
      <div className={strata[stratum]}>
        <div className={`nz:wrap nz:grid nz:grid-cols-1 nz:gap-10 nz:pt-6 nz:pb-10 ${bodies[layout]}`}>
          <header
            className={`nz:grid nz:grid-cols-1 nz:content-start nz:items-end nz:justify-items-start nz:gap-x-16 nz:gap-y-4 ${heads[layout]}`}
          >
            <Breadcrumb steps={parents} current={heading} className="nz:col-span-full" />
            <Sign name={sign} size="xl" className="nz:col-span-full nz:mt-4" />
            <h1 className="nz:type-display nz:w-full nz:text-balance nz:max-sm:text-[length:var(--nz-text-h1)] nz:wrap-anywhere nz:hyphens-auto">
              {heading}
            </h1>
            <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">
              <FormattedMessage {...messages.description} />
            </p>
          </header>
          <section aria-labelledby={stepsId} className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:content-start nz:gap-8">
            <h2 id={stepsId} className="nz:type-h2 nz:hyphens-auto">
              <FormattedMessage {...messages.stepsTitle} />
            </h2>
            {children}
          </section>
        </div>
      </div>
      <section aria-labelledby={noteId}>
        <StrataEdge below={below} seed={stratum.length} className={groundColours[stratum]} />
        <div className={below === 'paper' ? undefined : strata[below]}>
          <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-6 nz:pt-8 nz:pb-section nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-16">
            <div className="nz:grid nz:gap-3">
              <h2 id={noteId} className="nz:type-h3">
                <FormattedMessage {...messages.noteTitle} />
              </h2>
              <p className="nz:max-w-measure nz:text-pretty nz:text-text-2">
                <FormattedMessage {...messages.noteText} />
              </p>
            </div>
            <div className="nz:flex nz:flex-wrap nz:gap-3 nz:lg:justify-end">
              <LinkButton href={next}>
                <FormattedMessage {...messages.next} />
                <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
              </LinkButton>
              <LinkButton href={other} variant="line">
                <FormattedMessage {...messages.other} />
              </LinkButton>
            </div>
          </div>
        </div>
      </section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} parents={parents} />
    </>
  );
}

const bodies = {
  under: 'nz:lg:gap-16',
  beside: 'nz:lg:grid-cols-[5fr_7fr] nz:lg:gap-16',
};

const heads = {
  under: 'nz:lg:grid-cols-[7fr_5fr]',
  beside: 'nz:lg:sticky nz:lg:top-28 nz:lg:self-start',
};

/** The strata above this one, as bands. Decorative. */
function Descent({ to }: { to: Stratum }) {
  const passed = names.slice(0, names.indexOf(to) + 1);
  return passed.map((name, index) => (
    <StrataEdge
      key={name}
      below={name}
      seed={index + 2}
      className={`${groundColours[names[index - 1] ?? 'paper']} nz:box-content nz:first:pt-3`}
      isNarrow
    />
  ));
}

const names = Object.keys(strata) as Stratum[]; // from the soil down
