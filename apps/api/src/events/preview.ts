import { events } from '../content/resources/events.ts';
import type { PreviewAnswer } from '../content-files/preview.ts';
import { upcomingOf } from './upcoming.ts';

/** The events of a draft that are not over. */
export const preview: PreviewAnswer = async ({ content }, list, lang, { pathname }) => {
  if (list.path !== events.path || pathname !== events.path) return undefined;
  return { body: upcomingOf(JSON.parse(await content.textOf(events, lang, list.body))) };
};
