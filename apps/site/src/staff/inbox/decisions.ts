import type { ApplicationStatus } from '@nzete/domain';

/** The decisions of the bar, the one that is expected first. The others are at the end of the entry. */
export const barDecisions = ['accepted', 'answered', 'more-wanted', 'refused'] as const satisfies ApplicationStatus[];

/** What accepts or answers an entry, if that may follow. */
export const primaryDecision = (actions: readonly ApplicationStatus[]) =>
  (['accepted', 'answered'] as const).find((decision) => actions.includes(decision));
