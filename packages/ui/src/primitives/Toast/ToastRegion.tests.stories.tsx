import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import toast, { type Args } from './Toast.tests.stories.tsx';

const meta: Meta<Args> = {
  ...toast,
  title: 'Primitives/Feedback/Toast/ToastRegion/Tests',
  tags: ['!autodocs', '!dev'],
};
export default meta;
type Story = StoryObj<Args>;

const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }));
const toastNames = () => screen.queryAllByRole('alertdialog').map((toast) => toast.querySelector('p')?.textContent);

/**
 * A fake clock that tests advance manually. Only timers of a second or more use it: shorter ones
 * belong to the test tools. Returns the function that advances it; the real clock is restored after
 * the story.
 */
function holdClock() {
  const { setTimeout, clearTimeout } = window;
  const { now } = Date;
  const waiting = new Map<number, { at: number; run: () => void }>();
  const start = now();
  let elapsed = 0;
  let next = -1;
  Date.now = () => start + elapsed;
  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay < 1000) return setTimeout.call(window, run, delay);
    waiting.set(next, { at: elapsed + delay, run });
    return next--;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !waiting.delete(id)) clearTimeout.call(window, id);
  }) as typeof window.clearTimeout;
  return {
    advance(milliseconds: number) {
      elapsed += milliseconds;
      for (const [id, { at, run }] of waiting) {
        if (at > elapsed) continue;
        waiting.delete(id);
        run();
      }
    },
    release() {
      Object.assign(window, { setTimeout, clearTimeout });
      Date.now = now;
    },
  };
}

/** Runs a test under the fake clock, and restores the real one in any case. */
async function withClock(journey: (advance: (milliseconds: number) => void) => Promise<void>) {
  const clock = holdClock();
  try {
    await journey(clock.advance);
  } finally {
    clock.release();
  }
}

export const StaysFourSeconds: Story = {
  name: '[TOAST-01] a toast stays 4000 ms',
  play: () =>
    withClock(async (advance) => {
      await show();
      const toast = await screen.findByRole('alertdialog', { name: 'Seedlings logged' });
      advance(3999);
      await expect(toast).toBeInTheDocument();
      advance(1);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    }),
};

export const AtMostThree: Story = {
  name: '[TOAST-01] shows at most three, the newest on top, and queues the rest',
  args: { toasts: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title })) },
  play: () =>
    withClock(async (advance) => {
      for (const _ of [1, 2, 3, 4]) await show();
      await waitFor(() => expect(toastNames()).toEqual(['Four', 'Three', 'Two']));
      advance(4000);
      await waitFor(() => expect(toastNames()).toEqual(['One']));
    }),
};

export const IsAtTheBottomRight: Story = {
  name: '[TOAST-01] is at the bottom right',
  play: async () => {
    await show();
    const region = await screen.findByRole('region', { name: 'Notices' });
    const { right, bottom } = region.getBoundingClientRect();
    await expect([right, bottom]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
  },
};

export const StaysAboveABar: Story = {
  name: '[TOAST-01] is above a bar of the page, whose height `--nz-toast-bottom` has',
  play: async () => {
    document.documentElement.style.setProperty('--nz-toast-bottom', '5rem');
    await show();
    const region = await screen.findByRole('region', { name: 'Notices' });
    await expect(region.getBoundingClientRect().bottom).toBe(window.innerHeight - 80);
    document.documentElement.style.removeProperty('--nz-toast-bottom');
  },
};

export const WaitsWhilePointedAt: Story = {
  name: '[TOAST-01] waits while it is hovered, then stays for the rest of its time',
  play: () =>
    withClock(async (advance) => {
      await show();
      const toast = await screen.findByRole('alertdialog');
      advance(3000);
      await userEvent.hover(toast);
      advance(60_000);
      await expect(toast).toBeInTheDocument();
      await userEvent.unhover(toast);
      advance(999);
      await expect(toast).toBeInTheDocument();
      advance(1);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    }),
};

export const WaitsWhileItHasFocus: Story = {
  name: '[TOAST-01] waits while it has focus; F6 reaches it, and closing it returns focus',
  play: () =>
    withClock(async (advance) => {
      const opener = screen.getByRole('button', { name: 'Show' });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus());
      advance(60_000);
      await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close this notice' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }),
};

export const EscapeClosesTheOneInFocus: Story = {
  args: { toasts: ['One', 'Two', 'Three'].map((title) => ({ title })) },
  play: () =>
    withClock(async () => {
      for (const _ of [1, 2, 3]) await show();
      await waitFor(() => expect(toastNames()).toEqual(['Three', 'Two', 'One']));
      within(screen.getByRole('alertdialog', { name: 'Two' }))
        .getByRole('button')
        .focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(toastNames()).toEqual(['Three', 'One']));
    }),
};

export const EscapeAfterF6ClosesTheNewestAndReturnsFocus: Story = {
  play: () =>
    withClock(async () => {
      const opener = screen.getByRole('button', { name: 'Show' });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }),
};

export const IconAndCloseButtonAlignWithTheFirstLine: Story = {
  args: {
    toasts: [{ title: 'Seedlings logged', description: 'A long text. '.repeat(20) }],
  },
  play: async () => {
    await show();
    const toast = await screen.findByRole('alertdialog');
    const middle = (element: Element | null) => {
      const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return top + height / 2;
    };
    const title = middle(screen.getByText('Seedlings logged'));
    await expect(Math.abs(middle(toast.querySelector('[data-slot="toast-icon"] svg')) - title)).toBeLessThan(2);
    await expect(Math.abs(middle(within(toast).getByRole('button').querySelector('svg')) - title)).toBeLessThan(2);
  },
};
