import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export type TimelineProps = ComponentProps<'ol'>;

/**
 * Past and planned events, as stops along a river that runs down the page: on wide screens it winds
 * between the texts, on phones it runs along the start of the lines. Its children are
 * `TimelineStop`s; a `TimelineFork` may end it. `TimelineDate`, `TimelineList` and
 * `TimelinePicture` are for the content of a stop.
 *
 * Slots: `timeline`, `timeline-stop`, `timeline-fork`, `timeline-mark`, `timeline-words`,
 * `timeline-title`, `timeline-aside`, `timeline-branches`, `timeline-branch`, `timeline-date`,
 * `timeline-list`, `timeline-picture`.
 *
 * @example
 * <Timeline>
 *   <TimelineStop at={70} to={50} state="done" eyebrow="2021" title="A foundation">…</TimelineStop>
 *   <TimelineStop at={50} to={50} side="end" state="next" title="A school">…</TimelineStop>
 * </Timeline>
 */
export function Timeline({ className, ...props }: TimelineProps) {
  return (
    <ol
      data-slot="timeline"
      className={cx(
        'nz:relative nz:mx-auto nz:max-w-[calc(var(--nz-container)+2*var(--nz-gutter))] nz:overflow-x-clip',
        className,
      )}
      {...props}
    />
  );
}
