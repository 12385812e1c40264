import type { ApplicationStatus } from '@nzete/domain';

/** The decisions of the bar and of the templates, the one that is expected first. */
export const decisions = ['accepted', 'answered', 'more-wanted', 'refused'] as const satisfies ApplicationStatus[];

/** What accepts or answers an entry, if that may follow. */
export const primaryDecision = (actions: readonly ApplicationStatus[]) =>
  (['accepted', 'answered'] as const).find((decision) => actions.includes(decision));
