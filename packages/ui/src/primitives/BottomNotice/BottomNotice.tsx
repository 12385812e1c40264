import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export interface BottomNoticeProps extends ComponentProps<'div'> {
  /**
   * When it shows: `late` waits, so that it does not flicker after a quick change; `script-failed`
   * shows it once the document has the attribute `data-script-failed`, `unsent` once it has
   * `data-unsent`; of these two only the latter shows.
   * @default 'always'
   */
  when?: keyof typeof times;
}

const times = {
  always: 'nz:flex',
  late: 'nz:flex nz:appears-late',
  'script-failed': 'nz:hidden nz:[[data-script-failed]:not([data-unsent])_&]:flex',
  unsent: 'nz:hidden nz:[[data-unsent]_&]:flex',
};

/**
 * A sentence with a link or a button, fixed to the bottom of the window, so that it does not shift
 * the page. Give it a role: `status`, `alert` or `complementary`. For messages that go away by
 * themselves use `ToastRegion`.
 *
 * Slots: `bottom-notice`.
 *
 * @example
 * <BottomNotice role="status">
 *   There is a new version of this page. <a href="">Reload</a>
 * </BottomNotice>
 */
export function BottomNotice({ when = 'always', className, ...props }: BottomNoticeProps) {
  return <div data-slot="bottom-notice" className={cx(bar, times[when], className)} {...props} />;
}

const bar = cx(
  'nz:fixed nz:inset-x-0 nz:bottom-0 nz:z-40 nz:flex-wrap nz:items-center nz:justify-center nz:gap-x-4 nz:border-line-strong nz:border-t-[1.5px] nz:bg-surface nz:px-5 nz:py-1 nz:text-text nz:print:hidden',
  'nz:[&>a]:focus-ring nz:[&>a]:flex nz:[&>a]:min-h-hit nz:[&>a]:items-center nz:[&>a]:font-bold nz:[&>a]:text-link nz:[&>a]:underline nz:[&>a]:underline-offset-4',
);
