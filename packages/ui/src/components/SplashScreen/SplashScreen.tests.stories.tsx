import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Components/SplashScreen/Tests',
  component: SplashScreen,
  tags: ['!autodocs', '!dev'],
  args: { name: 'Nzete Foundation' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SplashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pauses the animations of the splash screen, so that the test also works on a slow machine. */
const held = { style: { animationPlayState: 'paused' } };

const named = (canvasElement: HTMLElement, name: string) =>
  canvasElement
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === name);

export const CoversThePage: Story = {
  name: '[START-01] The splash screen covers the page, has a name and welcomes in four languages',
  args: held,
  play: async ({ canvas, canvasElement }) => {
    const splash = canvas.getByRole('status', { name: 'Nzete Foundation' });
    const { width, height } = splash.getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
    const welcomes = [...canvasElement.querySelectorAll<HTMLElement>('p > [lang]')];
    await expect(welcomes.map(({ lang, textContent }) => `${lang} ${textContent?.trim()}`)).toEqual([
      'en Welcome',
      'fr Bienvenue',
      'ln Boyei bolamu',
      'sw Karibu',
    ]);
  },
};

export const OnlyItsNameIsRead: Story = {
  name: '[START-01] Screen readers only get its name',
  args: held,
  play: async ({ canvas, canvasElement }) => {
    const splash = canvas.getByRole('status', { name: 'Nzete Foundation' });
    await expect([...splash.children].map((part) => part.getAttribute('aria-hidden'))).toEqual(['true']);
    await expect(canvasElement.querySelector('a, button, [tabindex]')).toBeNull();
  },
};

export const RailFillsInTwoSeconds: Story = {
  name: '[START-01] The rail fills within 2000 ms',
  args: held,
  play: async ({ canvasElement }) => {
    const durations = named(canvasElement, 'nz-splash-weave').map(
      (animation) => animation.effect?.getTiming().duration,
    );
    await expect(durations).toEqual([2000, 2000]);
  },
};

export const FadesOut: Story = {
  name: '[START-01] It fades out after 2000 ms, without JavaScript, and no longer receives clicks',
  args: held,
  play: async ({ canvas, canvasElement }) => {
    const splash = canvas.getByRole('status');
    const leave = named(canvasElement, 'nz-splash-leave');
    await expect(leave.map((animation) => animation.effect?.getTiming())).toMatchObject([
      { delay: 2000, duration: 160, fill: 'forwards' },
    ]);
    await expect(document.elementFromPoint(5, 5)).toBe(splash);
    for (const animation of leave) animation.currentTime = 2160;
    await waitFor(() => expect(splash).not.toBeVisible());
    await expect(document.elementFromPoint(5, 5)).not.toBe(splash);
  },
};

export const EndedByAScript: Story = {
  name: '[START-01] `data-leaving` fades it out at once, within 160 ms',
  args: held,
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('status');
    splash.dataset.leaving = '';
    await expect(getComputedStyle(splash).transitionDuration).toBe('0.16s, 0s');
    await waitFor(() => expect(splash).not.toBeVisible());
  },
};

const overAPage: Story['render'] = (args) => (
  <>
    <SplashScreen {...args} />
    <h1 tabIndex={-1}>The page</h1>
    <button type="button">A part of the page</button>
  </>
);

export const HidesOnKeyboardFocus: Story = {
  name: '[START-01] It hides when keyboard focus reaches the page below, and stays hidden',
  args: held,
  render: overAPage,
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('status');
    await expect(splash).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(splash).not.toBeVisible();
    canvas.getByRole('button').blur();
    await expect(splash).not.toBeVisible();
  },
};

export const StaysWhenAScriptMovesFocus: Story = {
  name: '[START-01] It stays when a script moves focus to the heading of the page',
  args: held,
  render: overAPage,
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { hidden: true }).focus();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
