import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DocumentsForm } from './DocumentsForm.tsx';

const meta = {
  title: 'Components/DocumentsForm/Tests',
  component: DocumentsForm,
  tags: ['!autodocs', '!dev'],
  args: {
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

const sent = fn();

export const ItSendsTheFilesAndTheHiddenValues: Story = {
  args: {
    onSubmit: (event) => {
      event.preventDefault();
      sent([...new FormData(event.currentTarget, event.nativeEvent.submitter)]);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const file = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"][name="governmentId"]');
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(await canvas.findByText('passport.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the documents' }));
    const fields = new Map<string, unknown>(sent.mock.lastCall?.[0]);
    await expect(fields.get('reference')).toBe('NZ-K-2026-7K3Q9XBH');
    await expect(fields.get('intent')).toBe('documents');
    await expect(fields.get('governmentId')).toMatchObject({ name: 'passport.pdf' });
  },
};

const upload = fn();
const arrived = fn();

export const ItSendsTheFilesFromThePage: Story = {
  args: {
    onSent: arrived,
    onUpload: async (document) => {
      upload(document.kind, document.file.name);
      document.onProgress(40);
      return upload.mock.calls.length === 1 ? { ok: false, reason: 'no-response' } : { ok: true };
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const file = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"][name="governmentId"]');
    await userEvent.upload(input as HTMLInputElement, file);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the documents' }));
    await expect(await canvas.findByText(/The file is kept: send it again/)).toBeVisible();
    await expect(arrived).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(await canvas.findByText('Sent')).toBeVisible();
    await expect(upload.mock.calls).toEqual([
      ['governmentId', 'passport.pdf'],
      ['governmentId', 'passport.pdf'],
    ]);
    await expect(arrived).toHaveBeenCalledOnce();
  },
};

export const ItSaysThatNoDocumentWasChosen: Story = {
  args: { isMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a document first.')).toBeVisible();
  },
};
