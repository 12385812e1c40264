import type { NewsletterIssueHead } from './types.ts';

type Progress = NonNullable<NewsletterIssueHead['progress']>;

/** To how many an issue goes, whatever became of it. */
export const totalOf = ({ sent, waiting, failed, unclear }: Progress): number => sent + waiting + failed + unclear;

/** How much is done, 0 to 100. */
export function percentageOf(progress: Progress): number {
  const total = totalOf(progress);
  return total === 0 ? 100 : ((total - progress.waiting) / total) * 100;
}
