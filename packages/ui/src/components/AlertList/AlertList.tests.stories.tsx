import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { Limited as limited, None as none } from './AlertList.stories.tsx';
import { AlertList } from './AlertList.tsx';

const meta = {
  title: 'Components/AlertList/Tests',
  component: AlertList,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof AlertList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SuggestsWhatToDo: Story = {
  name: '[PORTAL-06] an alert shows type, severity, province, advice, time and source',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('There is no alert');
    const alert = within(first);
    await expect(alert.getByRole('heading', { name: 'Unhealthy air Haut-Katanga' })).toBeVisible();
    await expect(alert.getByText('Danger')).toBeVisible();
    await expect(alert.getByText('High severity')).toBeVisible();
    await expect(alert.getByText(/Keep children and sick people indoors/)).toBeVisible();
    await expect(alert.getByText('31 May 2026, 13:20 · Source: CAMS')).toBeVisible();
  },
};

export const ShowsTheMostSevereFirst: Story = {
  ...limited,
  name: '[PORTAL-06] of many alerts the most severe are visible, and the others are in a collapsed row',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Unhealthy air/ })).toBeVisible();
    await expect(canvas.getByText('Heavy rain')).not.toBeVisible();
    await userEvent.click(canvas.getByText('2 more alerts'));
    await expect(canvas.getByRole('heading', { name: /Heavy rain/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Records are not up to date/ })).toBeVisible();
  },
};

export const ShowsThatThereAreNone: Story = {
  ...none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No alerts at the moment.')).toBeVisible();
  },
};
