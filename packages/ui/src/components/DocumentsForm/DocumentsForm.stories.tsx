import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentsForm } from './DocumentsForm.tsx';

const meta = {
  title: 'Components/DocumentsForm',
  component: DocumentsForm,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Use it for documents that are sent after the application they belong to.'],
      dont: ['Do not put it inside an application in steps; see KycWizard, which shows the progress of each upload.'],
    },
  },
  args: {
    'aria-label': 'Documents',
    documents: [
      { name: 'governmentId', label: 'Government ID' },
      { name: 'proofOfAddress', label: 'Proof of address' },
    ],
    intent: 'documents',
    hiddenValues: { reference: 'NZ-K-2026-7K3Q9XBH' },
  },
} satisfies Meta<typeof DocumentsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SentWithoutFiles: Story = { args: { isMissing: true } };

export const FileRefused: Story = {
  args: { rejected: { proofOfAddress: { problem: 'kind', name: 'notes.txt', bytes: 1_200 } } },
};

export const LinkExpired: Story = {
  args: { failure: { ok: false, reason: 'other', detail: 'The link has expired. Send the identity check again.' } },
};
