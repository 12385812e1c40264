import { momentOf } from '@nzete/domain';
import type { Static } from 'typebox';
import type { ContentAnswers } from '../content/answers.ts';
import { events } from '../content/resources/events.ts';
import type { Lang } from '../text/languages.ts';

export type Event = Static<typeof events.answer>[number];

/** The events that are not over, the next first. */
export async function upcomingEvents(content: ContentAnswers, lang: Lang, now = Date.now()): Promise<Event[]> {
  return upcomingOf(await content.read(events, lang), now);
}

export function upcomingOf<One extends Pick<Event, 'starts' | 'ends' | 'zone'>>(
  all: readonly One[],
  now = Date.now(),
): One[] {
  return all
    .filter(({ ends, zone }) => momentOf(ends, zone) > now)
    .toSorted((a, b) => momentOf(a.starts, a.zone) - momentOf(b.starts, b.zone));
}
