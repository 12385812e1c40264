import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import documented from './OutboxList.stories.tsx';
import { OutboxList } from './OutboxList.tsx';

const meta = {
  title: 'Components/OutboxList/Tests',
  component: OutboxList,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof OutboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatWasWrittenOnRequest: Story = {
  name: '[OFF-23] shows kind, time and state of each form, and what was written once it is opened',
  play: async ({ canvas }) => {
    const [waiting, refused, arrived] = canvas.getAllByRole('listitem').map((item) => within(item));
    await expect(waiting?.getByRole('heading', { level: 2, name: 'Feedback' })).toBeVisible();
    await expect(waiting?.getByText('Kept on 3 June 2026, 10:12')).toBeVisible();
    await expect(waiting?.getByRole('status')).toHaveTextContent('Waits to be sent');
    await expect(refused?.getByRole('status')).toHaveTextContent('E-mail: is not an address');
    await expect(arrived?.queryByText('What you wrote')).toBeNull();
    const written = waiting?.getByText(/The pump in our village works again/);
    await expect(written).not.toBeVisible();
    await userEvent.click(canvas.getByText('What you wrote'));
    await waitFor(() => expect(written).toBeVisible());
    await userEvent.tab();
    await expect(waiting?.getByRole('button', { name: 'Send now' })).toHaveFocus();
  },
};

export const ContentKeepsItsLanguage: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    const content = canvasElement.querySelector('[data-slot="outbox-list-content"]');
    await expect(content).toHaveAttribute('lang', 'en');
  },
};
