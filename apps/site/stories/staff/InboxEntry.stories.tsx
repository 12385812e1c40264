import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryPane } from '../../src/staff/inbox/EntryPane.tsx';
import type { OpenEntry } from '../../src/staff/inbox/types.ts';
import { colleagues, identityCheck, longEntry, now, volunteer } from './samples.ts';
import { staffStory } from './staffStory.tsx';

const saved = { ok: true } as const;

const shown = {
  entry: volunteer,
  role: 'reviewer' as const,
  openedAt: now,
  colleagues,
  documentHref: (kind: string) => `/api/staff/inbox/x/documents/${kind}`,
  onNote: fn(async () => saved),
  onAssign: fn(async () => saved),
  onDecide: fn(),
};

const meta = {
  ...staffStory,
  title: 'Staff/Inbox, the entry',
  component: EntryPane,
  args: { entry: shown, backHref: '/inbox', announcement: '', takesFocus: false, onRetry: fn() },
  render: (args) => (
    <main className="nz:@container nz:bg-bg">
      <EntryPane {...args} />
    </main>
  ),
} satisfies Meta<typeof EntryPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Volunteer: Story = {
  name: '[STAFF-43] shows every filled field with its name and its choices in words',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toContain('Wants to');
    await expect(terms).not.toContain('Skills');
    await expect(canvas.getByText('Reforestation, Community Outreach')).toBeVisible();
    await expect(canvas.getByText('Weekends Only')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'mct@example.org' })).toHaveAttribute(
      'href',
      'mailto:mct@example.org',
    );
  },
};

export const InFrench: Story = {
  globals: { locale: 'fr' },
  tags: ['!test'],
};

export const Decisions: Story = {
  name: '[STAFF-44] offers the decisions that may follow, and always shows them',
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: 'Decision' }));
    const names = bar.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Accept and write', 'Ask for more', 'Refuse']);
    await userEvent.click(bar.getByRole('button', { name: 'Accept and write' }));
    await expect(shown.onDecide).toHaveBeenCalledWith('accepted');
  },
};

export const IdentityCheck: Story = {
  name: '[STAFF-45] loads no document before someone asks for it, and runs none',
  args: { entry: { ...shown, entry: identityCheck } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open: Proof of address/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Identity card or passport' }));
    // There is no server in a story.
    await expect(await canvas.findByText(/The picture did not load/)).toBeVisible();
  },
};

/** Only the address has arrived again since. */
const asked = {
  ...identityCheck,
  status: 'more-wanted' as const,
  status_at: identityCheck.documents[1]?.received_at ?? null,
  asked: { documents: ['governmentId', 'proofOfAddress'], until: '2026-03-24T09:00:00.000Z' },
} satisfies OpenEntry;

export const AskedDocuments: Story = {
  name: '[SEND-18] says what was asked for, what has arrived and until when the link works, and ends it',
  args: { entry: { ...shown, entry: asked } },
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Documents we asked for' }));
    await expect(part.getByText(/works until 24 March 2026/)).toBeVisible();
    const lines = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'Identity card or passport: not there yet',
      'Proof of address: arrived on 12 March 2026',
    ]);
    await userEvent.click(part.getByRole('button', { name: /^End the link/ }));
    await expect(shown.onDecide).toHaveBeenCalledWith('reading');
  },
};

export const FocusStays: Story = {
  name: '[SEND-18] focus goes to the name of the entry when the link has been ended',
  render: function Ended(args) {
    const [status, setStatus] = useState<'more-wanted' | 'reading'>('more-wanted');
    const entry = status === 'reading' ? { ...asked, status, asked: null } : asked;
    return (
      <main className="nz:@container nz:bg-bg">
        <EntryPane {...args} entry={{ ...shown, entry, onDecide: () => setStatus('reading') }} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^End the link/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const AskedTooLongAgo: Story = {
  name: '[SEND-18] says when the link has ended, and what to do',
  args: {
    entry: {
      ...shown,
      entry: { ...asked, asked: { documents: ['governmentId'], until: '2026-03-01T09:00:00.000Z' } },
    },
  },
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Documents we asked for' }));
    await expect(part.getByText('The link ended on 1 March 2026. Ask for more to send a new one.')).toBeVisible();
    await expect(part.queryByRole('button')).toBeNull();
  },
};

export const Reader: Story = {
  name: '[STAFF-44] a reader sees no field or button that the role may not use',
  args: { entry: { ...shown, entry: identityCheck, role: 'reader' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Your role may look/)).toBeVisible();
    await expect(canvas.getByText('Only reviewers and administrators open documents.')).toBeVisible();
  },
};

export const Notes: Story = {
  name: '[STAFF-46] a note that was not sent is kept, also for a later visit',
  args: { entry: { ...shown, onNote: async () => ({ ok: false, reason: 'no-response' }) } },
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), 'Call on Monday');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the note' }));
    await expect(await canvas.findByText(/No answer came/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('Call on Monday');
    await expect(Object.values({ ...sessionStorage })).toContain('Call on Monday');
  },
};

export const Decided: Story = {
  args: { entry: { ...shown, entry: { ...volunteer, status: 'accepted', actions: [] } } },
};

export const LongNames: Story = {
  args: { entry: { ...shown, entry: { ...volunteer, ...longEntry } } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Unreadable: Story = {
  args: { entry: { ...shown, entry: { ...identityCheck, fields: [{ name: 'unreadable', value: true }] } } },
};

export const WithoutTheRole: Story = {
  name: '[STAFF-44] an identity check says who may open it',
  args: { entry: 'closed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('for reviewers and administrators');
  },
};
export const Gone: Story = { args: { entry: 'gone' } };
export const Failed: Story = { args: { entry: 'failed' } };
export const Loading: Story = { args: { entry: 'loading' } };
