import { Breadcrumb } from '@nzete/ui/Breadcrumb';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Sign, type SignName } from '@nzete/ui/Sign';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { paths } from '../routes.ts';
import { useDocumentMeta } from '../useDocumentMeta.tsx';
import { StrataEdge } from './StrataEdge.tsx';
import { groundColours, type Stratum, strata } from './strata.ts';

type Key = 'title' | 'description' | 'parent' | 'stepsTitle' | 'noteTitle' | 'noteText' | 'next' | 'other';

interface StratumPageProps {
  /** The stratum of the minerals page that this page goes into, and what lies below it. */
  stratum: Stratum;
  below: keyof typeof groundColours;
  sign: SignName;
  messages: Record<Key, MessageDescriptor>;
  steps: readonly { title: MessageDescriptor; text: MessageDescriptor }[];
  /** Where the reader can go from here: the addresses of `messages.next` and `messages.other`. */
  next: string;
  other: string;
}

/** A page below that on minerals: one stratum, entered. Its steps go down along a line, and what is not known is below the edge. */
export function StratumPage({ stratum, below, sign, messages, steps, next, other }: StratumPageProps) {
  const { formatMessage } = useIntl();
  const stepsId = useId();
  const noteId = useId();
  const heading = formatMessage(messages.title);
  const parents = [{ href: paths.responsibleMinerals, label: formatMessage(messages.parent) }];
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
    parents,
  });
  return (
    <>
      <div className={strata[stratum]}>
        <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-10 nz:pt-section nz:pb-8 nz:lg:grid-cols-[5fr_7fr] nz:lg:gap-16">
          <header className="nz:grid nz:grid-cols-1 nz:content-start nz:justify-items-start nz:gap-4">
            <Breadcrumb steps={parents} current={heading} />
            <Sign name={sign} size="xl" className="nz:mt-4" />
            <h1 className="nz:type-display nz:w-full nz:text-balance nz:wrap-anywhere nz:hyphens-auto">{heading}</h1>
            <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">
              <FormattedMessage {...messages.description} />
            </p>
          </header>
          <section aria-labelledby={stepsId} className="nz:grid nz:content-start nz:gap-6 nz:lg:pt-16">
            <h2 id={stepsId} className="nz:type-h2 nz:hyphens-auto">
              <FormattedMessage {...messages.stepsTitle} />
            </h2>
            <ol className="nz:ms-1.5 nz:border-line-strong nz:border-s-[1.5px]">
              {steps.map(({ title, text }) => (
                <li
                  key={title.id}
                  className="nz:relative nz:grid nz:gap-2 nz:ps-8 nz:pb-9 nz:before:absolute nz:before:-start-[7px] nz:before:top-2 nz:before:size-3 nz:before:rotate-45 nz:before:bg-line-strong nz:last:pb-0 nz:last:before:bg-offbeat"
                >
                  <h3 className="nz:type-h3 nz:hyphens-auto">
                    <FormattedMessage {...title} />
                  </h3>
                  <p className="nz:max-w-measure nz:text-pretty nz:text-text-muted">
                    <FormattedMessage {...text} />
                  </p>
                </li>
              ))}
            </ol>
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
    </>
  );
}
