import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import documented from './FilePicker.stories.tsx';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';

const meta = {
  ...documented,
  component: FilePicker,
  title: 'Primitives/Forms/FilePicker/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, bytes = 400_000) =>
  new File(['%PDF-1.7\n', new Uint8Array(bytes)], name, { type: 'application/pdf' });

type Canvas = ReturnType<typeof within>;
const input = (canvas: Canvas): HTMLInputElement => canvas.getByLabelText('Government ID *');
const button = (canvas: Canvas) => canvas.getByRole('button', { name: /^Government ID \* Choose/ });
const sent = (canvas: Canvas) => Array.from(input(canvas).files ?? [], ({ name }) => name);
const lastFile = ({ onFileChange }: FilePickerProps) => mocked(onFileChange).mock.lastCall?.[0];

export const ChosenByKeyboardAndRemoved: Story = {
  name: '[KYC-05] a chosen file is shown with name and size, and can be removed',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paste or drop a file here' })).toHaveFocus();
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await expect(button(canvas)).toHaveAccessibleDescription('PDF, JPEG or PNG, at most 5 MB');
    const opened = fn();
    input(canvas).addEventListener('click', opened);
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input(canvas), pdf('passport.pdf'));
    await expect(await canvas.findByText('passport.pdf')).toBeVisible();
    await expect(canvas.getByText('391 kB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: passport.pdf, 391 kB');
    await waitFor(() => expect(sent(canvas)).toEqual(['passport.pdf']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passport.pdf' }));
    await expect(canvas.queryByText('passport.pdf')).toBeNull();
    await expect(button(canvas)).toHaveFocus();
    await expect(sent(canvas)).toEqual([]);
    await expect(lastFile(args)).toBeNull();
  },
};

export const AnotherTypeIsRejectedByItsContent: Story = {
  name: '[KYC-05] a file whose content is not PDF, JPEG or PNG is rejected with an error',
  play: async ({ canvas, args }) => {
    await userEvent.upload(input(canvas), new File(['<html>'], 'passport.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(input(canvas)).toHaveAccessibleDescription(
        'passport.pdf is not a PDF, JPEG or PNG file. Choose another one.',
      ),
    );
    await expect(input(canvas)).toBeInvalid();
    await userEvent.upload(input(canvas), pdf('right.pdf'));
    await waitFor(() => expect(input(canvas)).toBeValid());
    await expect(lastFile(args)).toHaveProperty('name', 'right.pdf');
  },
};

export const AFileThatIsTooLargeIsRejected: Story = {
  name: '[KYC-05] a file of more than 5 MB is rejected, with both sizes in the error',
  play: async ({ canvas, args }) => {
    await userEvent.upload(input(canvas), pdf('scan.pdf', 7 * 1024 * 1024));
    await waitFor(() =>
      expect(input(canvas)).toHaveAccessibleDescription('scan.pdf is 7.1 MB. Choose a file of at most 5 MB.'),
    );
    await expect(lastFile(args)).toBeNull();
  },
};

/** A photo of nine megabytes, like those of a camera: random pixels do not compress. */
async function largePhoto(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 3000;
  canvas.height = 1000;
  const context = canvas.getContext('2d');
  const pixels = context?.createImageData(canvas.width, canvas.height);
  if (!context || !pixels) throw new Error('no canvas');
  let state = 1;
  for (let index = 0; index < pixels.data.length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    pixels.data[index] = index % 4 === 3 ? 255 : state % 256;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' });
}

export const ALargePhotoIsShrunk: Story = {
  name: '[KYC-05] a large photo is shrunk on the device and accepted',
  play: async ({ canvas, args }) => {
    const photo = await largePhoto();
    await expect(photo.size).toBeGreaterThan(5 * 1024 * 1024);
    await userEvent.upload(input(canvas), photo);
    await waitFor(() => expect(lastFile(args)).toBeInstanceOf(File), { timeout: 10_000 });
    const sent = lastFile(args);
    if (!sent) throw new Error('no file');
    await expect(sent.type).toBe('image/jpeg');
    await expect(sent.size).toBeLessThan(5 * 1024 * 1024);
    const { width, height } = await createImageBitmap(sent);
    await expect([width, height]).toEqual([2400, 800]);
  },
};

const entry = { isFile: true } as FileSystemEntry; // the only property that is read

export const DroppedOnTheField: Story = {
  name: '[KYC-05] a file dropped on the field is accepted, and submitted with the form',
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-slot="file-picker-zone"]');
    // Only a file dragged by a user has a file system entry.
    spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('dropped.pdf'));
    zone?.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await waitFor(() => expect(lastFile(args)).toHaveProperty('name', 'dropped.pdf'));
    await expect(zone).not.toHaveAttribute('data-drop-target');
    await waitFor(() => expect(sent(canvas)).toEqual(['dropped.pdf']));
    await expect(input(canvas).name).toBe('governmentId');
  },
};

export const AllOfTheZoneIsPressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-slot="file-picker-zone"]') ?? canvasElement;
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    for (const [x, y] of [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const) {
      await expect(document.elementFromPoint(x, y)?.closest('button')).toBe(button(canvas));
    }
  },
};

export const DrawnByAServer: Story = {
  name: '[LANG-08] a policy that blocks style attributes leaves no gap above the button',
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-slot="file-picker-zone"]') ?? canvasElement;
    for (const styled of zone.querySelectorAll('[style]')) styled.removeAttribute('style');
    const gap = button(canvas).getBoundingClientRect().top - zone.getBoundingClientRect().top;
    await expect(gap).toBeLessThan(4);
  },
};

export const ALongNameInTheHint: Story = {
  args: { ...documented.args, hint: `You had chosen ${'identity_card_'.repeat(8)}.pdf.` },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ display: 'grid', width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

export const UploadShowsProgressAndCanBeStopped: Story = {
  args: { ...documented.args, file: pdf('passport.pdf'), upload: { status: 'sending', percentage: 42 }, onStop: fn() },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending passport.pdf' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(canvas.queryByLabelText('Government ID *')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};

export const AFailureKeepsTheFileAndOffersARetry: Story = {
  args: {
    ...documented.args,
    file: pdf('passport.pdf'),
    upload: { status: 'failed', message: 'The connection broke.' },
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection broke.');
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Remove passport.pdf' })).toBeEnabled();
  },
};
