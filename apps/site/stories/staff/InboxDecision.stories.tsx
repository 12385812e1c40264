import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DecisionDialog, type DecisionDialogProps } from '../../src/staff/inbox/DecisionDialog.tsx';
import { identityCheck, templates, volunteer } from './samples.ts';
import { staffStory } from './staffStory.tsx';

const onSend = fn<DecisionDialogProps['onSend']>();

const meta = {
  ...staffStory,
  title: 'Staff/Inbox, the decision',
  component: DecisionDialog,
  args: { entry: volunteer, decision: 'accepted', templates, onSend, onClose: fn() },
  beforeEach: async () => {
    onSend.mockReset().mockResolvedValue({ ok: true });
    const restore = await staffStory.beforeEach();
    return () => {
      sessionStorage.clear();
      restore();
    };
  },
} satisfies Meta<typeof DecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message in French' });
/** The dialog has moved focus to its field, which would otherwise come in the middle of what is typed. */
const opened = () => waitFor(() => expect(field()).toHaveFocus());
const send = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));

export const FromATemplate: Story = {
  name: '[STAFF-47] starts with a template in the language of the sender, which can be changed',
  play: async ({ args }) => {
    await opened();
    await expect(field()).toHaveValue('Bonjour,\n\nNous acceptons votre candidature avec plaisir.');
    await expect(field()).toHaveAttribute('lang', 'fr');
    await userEvent.type(field(), ' À samedi !');
    await send();
    await expect(args.onSend).toHaveBeenCalledWith(
      'Bonjour,\n\nNous acceptons votre candidature avec plaisir. À samedi\u00a0!',
    );
    await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  },
};

export const TemplateNames: Story = {
  name: '[STAFF-47] a template that came with the program has its name in the language of the reader',
  args: { templates: templates.slice(0, 1).map((template) => ({ ...template, name: 'Not English' })) },
  play: async () => {
    await expect(screen.getByRole('combobox', { name: 'Template' })).toHaveDisplayValue('Accepted');
  },
};

export const AnotherTemplate: Story = {
  name: '[STAFF-47] another template loses nothing that was typed',
  play: async () => {
    await opened();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Chère Marie-Claire');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Accepted, first a call');
    await expect(field()).toHaveValue('Bonjour,\n\nNous vous appellerons d’abord.');
    await userEvent.click(screen.getByRole('button', { name: 'Bring back what I wrote' }));
    await expect(field()).toHaveValue('Chère Marie-Claire');
  },
};

export const Empty: Story = {
  name: '[STAFF-47] nothing is sent without a message',
  args: { templates: [] },
  play: async ({ args }) => {
    await send();
    await waitFor(() => expect(screen.getByText('Write the message first.')).toBeVisible());
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

const missingAddress = {
  ...identityCheck,
  documents: identityCheck.documents.filter(({ kind }) => kind === 'governmentId'),
};

export const WhichDocuments: Story = {
  name: '[SEND-18] asks for the documents that are ticked, at first those that are missing',
  args: { entry: missingAddress, decision: 'more-wanted' },
  play: async ({ args }) => {
    const group = within(screen.getByRole('group', { name: 'Documents to ask for' }));
    const card = group.getByRole('checkbox', { name: 'Identity card or passport' });
    await expect(card).not.toBeChecked();
    await expect(group.getByRole('checkbox', { name: 'Proof of address' })).toBeChecked();
    await userEvent.click(card);
    await userEvent.type(screen.getByRole('textbox'), 'Tika');
    await send();
    await expect(args.onSend).toHaveBeenCalledWith('Tika', ['governmentId', 'proofOfAddress']);
  },
};

export const InfectedDocument: Story = {
  name: '[SEND-18] a document that was deleted as infected is missing',
  args: {
    entry: { ...identityCheck, documents: identityCheck.documents.map((one) => ({ ...one, scan: 'infected' })) },
    decision: 'more-wanted',
  },
  play: async () => {
    for (const box of screen.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const NoDocuments: Story = {
  name: '[SEND-18] other entries and decisions ask for no document',
  args: { decision: 'more-wanted' },
  play: async ({ args }) => {
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await opened();
    await userEvent.type(screen.getByRole('textbox'), 'Bonjour');
    await send();
    await expect(args.onSend).toHaveBeenCalledWith('Bonjour');
  },
};

/** As the page does: after the conflict it has the entry as it is now. */
function Meanwhile(args: DecisionDialogProps) {
  const [entry, setEntry] = useState(args.entry);
  return (
    <DecisionDialog
      {...args}
      entry={entry}
      onSend={async (...sent) => {
        const result = await args.onSend(...sent);
        setEntry({
          ...entry,
          status: 'refused',
          actions: ['accepted'],
          history: [...entry.history, { at: '2026-03-12T14:25:00Z', who: 'amani', action: 'refused', text: null }],
        });
        return result;
      }}
    />
  );
}

export const TwoAtOnce: Story = {
  name: '[STAFF-48] says who decided in the meantime, and keeps the message',
  render: (args) => <Meanwhile {...args} />,
  play: async ({ args }) => {
    onSend.mockResolvedValueOnce({ ok: false, reason: 'conflict' });
    await opened();
    await userEvent.type(field(), ' Merci !');
    await send();
    await waitFor(() => expect(screen.getByText(/amani: Refused, on 12 March 2026 at 14:25/)).toBeVisible());
    await expect(field().value).toContain('Merci\u00a0!');
    await send('Send all the same');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};

export const OtherDocuments: Story = {
  name: '[STAFF-48] says that a document has arrived since the entry was opened, and keeps the message',
  play: async () => {
    onSend.mockResolvedValueOnce({ ok: false, reason: 'other-documents' });
    await opened();
    await userEvent.type(field(), ' Merci !');
    await send();
    await waitFor(() => expect(screen.getByText('A document has arrived since you opened this')).toBeVisible());
    await expect(field().value).toContain('Merci\u00a0!');
    await expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  name: '[STAFF-48] a message that was not sent is there when the dialog opens again',
  render: function Reopened(args) {
    const [visit, setVisit] = useState(0);
    return <DecisionDialog key={visit} {...args} onClose={() => setVisit(visit + 1)} />;
  },
  play: async () => {
    onSend.mockResolvedValue({ ok: false, reason: 'no-response' });
    await opened();
    await userEvent.type(field(), ' Merci !');
    await send();
    await waitFor(() => expect(screen.getByText(/No answer came/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/You wrote this before/)).toBeVisible());
    await expect(field().value).toContain('Merci\u00a0!');
  },
};

export const AskedAgain: Story = {
  name: '[STAFF-51] what got no answer is the same when it is sent again later, also after a document has arrived',
  args: {
    entry: { ...missingAddress, documents: [] },
    decision: 'more-wanted',
    templates: templates.map((template) => ({ ...template, status: 'more-wanted' as const })),
  },
  render: function Reopened(args) {
    const [visit, setVisit] = useState(0);
    const entry = visit === 0 ? args.entry : missingAddress;
    return <DecisionDialog key={visit} {...args} entry={entry} onClose={() => setVisit(visit + 1)} />;
  },
  play: async ({ args }) => {
    onSend.mockResolvedValueOnce({ ok: false, reason: 'no-response' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Accepted, first a call');
    await send();
    await waitFor(() => expect(screen.getByText(/No answer came/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/You wrote this before/)).toBeVisible());
    await send();
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    const [first, again] = onSend.mock.calls;
    await expect(first?.[1]).toContain('governmentId');
    await expect(again).toEqual(first);
    await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  },
};

export const InFrench: Story = { globals: { locale: 'fr' }, tags: ['!test'] };
