import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, fn, userEvent, within } from 'storybook/test';
import { serverPage } from '../../../../../.storybook/serverPage.ts';
import { FilePicker } from './FilePicker.tsx';

function Page() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <IntlProvider locale="en">
      <FilePicker label="Government ID *" name="governmentId" file={file} onFileChange={setFile} />
    </IntlProvider>
  );
}

const showServerPage = serverPage(<Page />);

const meta = {
  title: 'Primitives/Forms/FilePicker/Hydration/Tests',
  component: FilePicker,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Government ID *', file: null, onFileChange: fn() },
  render: () => <div data-testid="page" ref={showServerPage} />,
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (file: File, text: string | RegExp): Story['play'] =>
  async ({ canvas }) => {
    const place = canvas.getByTestId('page');
    const page = within(place);
    const input = page.getByLabelText<HTMLInputElement>('Government ID *');
    await userEvent.upload(input, file, { applyAccept: false });
    const onRecoverableError = fn();
    const root = hydrateRoot(place, <Page />, { onRecoverableError });
    await expect(await page.findByText(text)).toBeVisible();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  };

export const KeepsTheFile: Story = {
  name: '[KYC-05, KEEP-01] a file that is chosen before hydration is kept',
  play: shows(
    new File(['%PDF-1.7\n', new Uint8Array(4_000)], 'passport.pdf', { type: 'application/pdf' }),
    'passport.pdf',
  ),
};

export const RefusesTheFile: Story = {
  name: '[KYC-05, KEEP-01] a file of a wrong type that is chosen before hydration is refused by its name',
  play: shows(new File(['text'], 'notes.txt', { type: 'text/plain' }), /notes\.txt/),
};
