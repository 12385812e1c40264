import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Text } from '../../src/staff/translations/types.ts';
import { session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';
import { securedText, texts, textsServer } from './textsServer.ts';

const path = `/translations?language=ln&text=${encodeURIComponent(securedText.id)}`;
const by = (who: string, ready_at: string | null = null): Text => ({
  ...securedText,
  proposal: { text: 'Pona mot de passe mosusu', by: who, at: '2026-06-01T08:30:00.000Z', ready_at },
});
const server = (text: Text, role = 'administrator') =>
  textsServer({ 'GET /session': { ...session, username: 'amani', role } }, [text, ...texts]);

export default {
  ...staffPage,
  title: 'Pages/Staff/Translations/Security mails',
  tags: ['!autodocs'],
  args: { path, server: server(by('baraka')) },
} satisfies StaffPageMeta;

const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Translation: Lingala' });
const calls = () => sent.filter((call) => !call.startsWith('GET'));

export const Waiting: StaffPageStory = {};
export const WaitingOnPhone: StaffPageStory = { globals: { locale: 'fr', viewport: { value: 'mobile1' } } };
export const WaitingDark: StaffPageStory = { globals: { theme: 'dark' } };

export const Propose: StaffPageStory = {
  name: '[MAILTEXT-14] a text of a security mail is proposed, and waits with the old and the new side by side',
  args: { server: server(securedText, 'editor') },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText(/^A security mail says this, so it takes two people/)).toBeVisible();
    await userEvent.type(await field(), '!');
    await userEvent.click(await button('Propose'));
    await expect(await screen.findByText(/^Proposed\. No mail says it/)).toBeVisible();
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Pona mot de passe ya sika');
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('Pona mot de passe ya sika!');
    await expect(await field()).toHaveValue('Pona mot de passe ya sika');
    await expect(calls()).toEqual([
      `POST /translations/proposal {"id":"${securedText.id}","language":"ln","english":"Choose a new password","text":"Pona mot de passe ya sika!","was":"Pona mot de passe ya sika"}`,
    ]);
    await expect(screen.queryByRole('button', { name: /^Approve|^Take back/ })).toBeNull();
    await expect(screen.getByRole('link', { name: /Waits for a second person$/ })).toBeVisible();
  },
};

export const Approve: StaffPageStory = {
  name: '[MAILTEXT-14] another administrator approves what is seen',
  play: async () => {
    await userEvent.click(await button('Approve the new text'));
    await expect(await screen.findByText('Approved. The next mail says it.')).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveValue('Pona mot de passe mosusu'));
    await expect(JSON.parse(calls()[0]?.replace('POST /translations/approval ', '') ?? '')).toEqual({
      id: securedText.id,
      language: 'ln',
      english: 'Choose a new password',
      was: 'Pona mot de passe ya sika',
      proposed_at: '2026-06-01T08:30:00.000Z',
    });
  },
};

export const Own: StaffPageStory = {
  name: '[MAILTEXT-14] who proposed a text can withdraw it, and not approve it',
  args: { server: server(by('amani')) },
  play: async () => {
    await userEvent.click(await button('Withdraw the proposal'));
    await expect(await screen.findByText('Withdrawn. The old text stays in force.')).toBeInTheDocument();
    await expect(calls().map((call) => call.split(' ')[1])).toEqual(['/translations/proposal/stop']);
    await expect(screen.queryByRole('button', { name: 'Approve the new text' })).toBeNull();
  },
};

export const Alone: StaffPageStory = {
  name: '[MAILTEXT-14] the only administrator sees from when the own proposal can be approved',
  args: { server: server(by('amani', '2026-06-02T08:30:00.000Z')) },
  play: async () => {
    const warning = within(await screen.findByText(/no other administrator can approve it/));
    await expect(warning.getByText(/amani can do so from/)).toBeVisible();
    await expect(await button('Approve the new text')).toBeEnabled();
  },
};
