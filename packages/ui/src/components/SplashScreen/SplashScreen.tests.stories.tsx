import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Components/SplashScreen/Tests',
  component: SplashScreen,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SplashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const animations = (canvasElement: HTMLElement) => canvasElement.getAnimations({ subtree: true });
const named = (canvasElement: HTMLElement, name: string) =>
  animations(canvasElement).filter(
    (animation) => animation instanceof CSSAnimation && animation.animationName === name,
  );

export const CoversThePage: Story = {
  name: '[START-01] The splash covers everything, is named and welcomes in four languages',
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

export const RailFillsInTwoSeconds: Story = {
  name: '[START-01] The rail fills within 2000 ms',
  play: async ({ canvasElement }) => {
    const durations = ['nz-splash-weave', 'nz-splash-stay'].flatMap((name) =>
      named(canvasElement, name).map((animation) => animation.effect?.getTiming().duration),
    );
    await expect(durations).toEqual([2000, 2000, 2000]);
  },
};

export const OffersReloadAfterTwelveSeconds: Story = {
  name: '[START-01] After 12 s a link to load the page again takes the welcomes’ place, without a script',
  play: async ({ canvas, canvasElement }) => {
    // The role query passes over a link with an empty address, which is the address of this page.
    const link = canvas.getByText('Reload').closest('a');
    await expect(link).toHaveAttribute('href', '');
    await expect(link).not.toBeVisible();
    const late = named(canvasElement, 'nz-splash-gone');
    await expect(late.map((animation) => animation.effect?.getTiming().delay)).toEqual([12_000, 12_000]);
    for (const animation of late) animation.currentTime = 13_000;
    await waitFor(() => expect(link).toBeVisible());
    await expect(canvas.getByText('Welcome')).not.toBeVisible();
  },
};

export const Leaves: Story = {
  name: '[START-01] It fades out within 160 ms',
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('status');
    splash.dataset.leaving = '';
    await expect(getComputedStyle(splash).transitionDuration).toBe('0.16s, 0s');
    await waitFor(() => expect(splash).not.toBeVisible());
  },
};
