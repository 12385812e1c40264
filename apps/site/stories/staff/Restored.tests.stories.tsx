import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';

export default {
  ...staffPage,
  title: 'Pages/Staff/Restored',
  tags: ['!autodocs', '!dev'],
} satisfies StaffPageMeta;

const section = { name: 'Restored: waiting for a decision' };
const overview = answers['GET /overview'] as { restored: { queues: object[] } };
const without = (count: number) => ({
  ...overview,
  restored: { ...overview.restored, queues: overview.restored.queues.slice(count) },
});

export const Decide: StaffPageStory = {
  name: '[SEND-02, SEND-04] what follows from a decision is said before it is made, and then that it was',
  args: {
    server: () => ({
      'POST /held/decision': { restored: null },
      'GET /overview': () => without(sent.length),
    }),
  },
  play: async ({ canvas }) => {
    const restored = within(await canvas.findByRole('region', section));
    await userEvent.click(restored.getByRole('button', { name: 'Drop all: Mail' }));
    const first = await screen.findByRole('dialog', { name: 'Mail' });
    await expect(first).toHaveAccessibleDescription('Goes out: 0. Never goes out: 2. This cannot be undone.');
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
    await expect(sent).toEqual([]);
    await userEvent.click(restored.getByRole('button', { name: 'Only those never sent: Mail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mail' });
    await expect(dialog).toHaveAccessibleDescription('Goes out: 2. Never goes out: 0. This cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Only those never sent' }));
    await expect(await screen.findByText('It is decided')).toBeInTheDocument();
    await expect(sent).toEqual(['POST /held/decision {"choice":"unsent","queue":"mail"}']);
    await waitFor(() => expect(restored.queryByText('Mail')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Warning: A backup of/));
  },
};

export const Editor: StaffPageStory = {
  name: '[SEND-04] who may not decide sees what waits, and no buttons',
  args: { server: { 'GET /session': { ...session, role: 'editor' } } },
  play: async ({ canvas }) => {
    const restored = within(await canvas.findByRole('region', section));
    await expect(restored.getByText('Never sent: 2. Perhaps sent: 0. Sent after the backup: 5.')).toBeVisible();
    await expect(restored.queryByRole('button')).toBeNull();
  },
};
