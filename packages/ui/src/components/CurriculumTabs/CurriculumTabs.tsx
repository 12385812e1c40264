'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type TextsOfLanguages, writtenList } from '../../format/written.tsx';
import { cx } from '../../internal/cx.ts';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { ProgressTrack } from '../../primitives/ProgressTrack/ProgressTrack.tsx';
import { Tab } from '../../primitives/Tabs/Tab.tsx';
import { TabList } from '../../primitives/Tabs/TabList.tsx';
import { TabPanel, Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { curriculumTabsMessages as texts } from './CurriculumTabs.messages.ts';

/** One part of a curriculum. */
export interface CurriculumPart extends TextsOfLanguages {
  id: string;
  title: ReactNode;
  /** The duration, in words. */
  duration: ReactNode;
  /** A sentence above the lessons. */
  description?: ReactNode;
  /** How much of it is ready, in percent. */
  progress: number;
  /** The names of its lessons, in order. */
  lessons: readonly string[];
}

export interface CurriculumTabsProps extends Omit<TabsProps, 'children' | 'orientation' | 'activationMode'> {
  /** At most four; the first is open unless `defaultValue` or `value` is set. */
  parts: readonly CurriculumPart[];
}

/**
 * A curriculum in bands side by side: the duration of each part and how much of it is ready, and
 * below them the lessons of the open part. On phones the lessons follow their band. Without
 * JavaScript the lessons of all parts are visible.
 *
 * Slots: `curriculum-tabs`, `curriculum-tabs-duration`, `curriculum-tabs-lessons`,
 * `curriculum-tabs-place`.
 *
 * @example
 * <CurriculumTabs
 *   parts={[
 *     {
 *       id: 'basics',
 *       title: 'Computer Basics',
 *       duration: '4 weeks',
 *       progress: 85,
 *       lessons: ['File Management'],
 *     },
 *   ]}
 * />
 */
export function CurriculumTabs({ parts, className, ...props }: CurriculumTabsProps) {
  const { formatMessage } = useIntl();
  const isWide = useIsWide();
  return (
    <Tabs
      defaultValue={parts[0]?.id ?? ''}
      orientation={isWide ? 'horizontal' : 'vertical'}
      // Only the arrow keys follow the orientation. The bands have a layout of their own, so they take
      // the styles of horizontal tabs.
      data-orientation="horizontal"
      data-slot="curriculum-tabs"
      className={cx('nz:gap-0 nz:lg:grid-cols-4', className)}
      {...props}
    >
      <TabList label={formatMessage(texts.label)} className={list}>
        {parts.map((part, index) => (
          <Band key={part.id} part={part} className={places[index]?.band} />
        ))}
      </TabList>
      {parts.map((part, index) => (
        <TabPanel key={part.id} value={part.id} isKept className={cx(panel, places[index]?.panel)}>
          {part.description ? <p className="nz:max-w-measure nz:text-text-2">{part.description}</p> : null}
          <ol data-slot="curriculum-tabs-lessons" className="nz:bare nz:grid nz:lg:grid-cols-4">
            {writtenList(part, 'lessons').map((lesson, at) => (
              <li key={part.lessons[at]} className={lessonRow}>
                <span
                  aria-hidden="true"
                  data-slot="curriculum-tabs-place"
                  className="nz:type-number nz:min-w-5 nz:text-[1.75rem] nz:text-sign"
                >
                  {at + 1}
                </span>
                <span className="nz:font-semibold nz:text-pretty nz:hyphens-auto">{lesson}</span>
              </li>
            ))}
          </ol>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The arrow keys follow the layout: the bands are side by side from the breakpoint `lg`. */
const wide = '(width >= 60rem)';
const useIsWide = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wide).matches,
    () => true,
  );
function subscribeToWidth(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function Band({
  part: { id, title, duration, progress },
  className,
}: {
  part: CurriculumPart;
  className?: string | undefined;
}) {
  return (
    <Tab value={id} data-orientation="horizontal" className={cx(band, className)}>
      <span className="nz:text-lg nz:leading-tight nz:font-bold nz:text-pretty">{title}</span>
      <span className="nz:flex nz:w-full nz:flex-wrap nz:justify-between nz:gap-x-3 nz:text-md nz:font-normal">
        <Figure
          layout="inline"
          value={progress / 100}
          format={{ style: 'percent' }}
          unit={<FormattedMessage {...texts.ready} />}
        />
        <span data-slot="curriculum-tabs-duration" className="nz:bare">
          {duration}
        </span>
      </span>
      <ProgressTrack percentage={progress} className="nz:w-full" />
    </Tab>
  );
}

/** On phones every panel follows its own band visually; the DOM keeps the order of a tab list. */
const places = [
  { band: 'nz:order-1', panel: 'nz:order-2' },
  { band: 'nz:order-3', panel: 'nz:order-4' },
  { band: 'nz:order-5', panel: 'nz:order-6' },
  { band: 'nz:order-7', panel: 'nz:order-8' },
] as const;
const list = cx(
  'nz:contents nz:*:contents',
  'nz:lg:order-0 nz:lg:col-span-4 nz:lg:block nz:lg:border-b-0 nz:lg:pb-0 nz:after:hidden',
  'nz:lg:*:mx-0 nz:lg:*:grid nz:lg:*:grid-cols-4',
);
const band = cx(
  'nz:grid nz:min-w-0 nz:content-between nz:justify-items-start nz:gap-3 nz:border-line-strong nz:border-b-[1.5px] nz:bg-sunk nz:p-5 nz:large-text:px-2 nz:text-start nz:*:whitespace-normal nz:first:ps-5',
  'nz:data-[state=active]:border-b-0 nz:data-[state=active]:bg-surface',
  'nz:lg:order-0 nz:lg:border-b-0 nz:lg:not-first:border-s-[1.5px]',
  // The diamond marks the open band.
  'nz:data-[state=inactive]:[&_[data-slot=progress-track]_path]:invisible',
  // The bar is above the text of the open band.
  'nz:[&>[data-slot=tab-bar]]:inset-x-0 nz:[&>[data-slot=tab-bar]]:top-0 nz:[&>[data-slot=tab-bar]]:bottom-auto',
);
const panel = cx(
  'nz:grid nz:gap-5 nz:bg-surface nz:p-5 nz:large-text:px-2 nz:lg:order-9 nz:lg:col-span-4',
  'nz:[@media(scripting:none)]:data-[state=inactive]:grid nz:print:data-[state=inactive]:grid',
);
const lessonRow = cx(
  'nz:flex nz:large-text:flex-wrap nz:items-baseline nz:gap-4 nz:py-2 nz:lg:grid nz:lg:content-start nz:lg:gap-2 nz:lg:border-line nz:lg:px-5 nz:lg:py-0',
  'nz:lg:first:ps-0 nz:lg:not-first:border-s-[1.5px]',
);
