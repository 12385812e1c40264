import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';

const passport = new File([new Uint8Array(412_388)], 'passport.pdf', { type: 'application/pdf' });
const photo = new File([new Uint8Array(1_300_000)], 'IMG_20260730_083000.jpg', { type: 'image/jpeg' });

function Picker(props: FilePickerProps) {
  const [file, setFile] = useState(props.file);
  const handleChange = (next: File | null) => {
    setFile(next);
    props.onFileChange(next);
  };
  return <FilePicker {...props} file={file} onFileChange={handleChange} className="nz:max-w-xl" />;
}

const meta = {
  title: 'Primitives/Forms/FilePicker',
  component: FilePicker,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Keep the file if the upload fails, and offer a retry.', 'Say what to do in `failed`.'],
      dont: ['Do not ask for several files in one field; ask one question per document.'],
    },
  },
  args: { label: 'Government ID *', name: 'governmentId', file: null, onFileChange: fn(), onStop: fn(), onRetry: fn() },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    file: { control: false },
    upload: { control: 'object' },
  },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { file: passport } };

export const WithError: Story = { args: { error: 'Choose a photo or a scan of your ID' } };

export const Sending: Story = { args: { file: photo, upload: { status: 'sending', percentage: 42 } } };

/** No bytes have been sent yet. */
export const SendingBegins: Story = { args: { file: photo, upload: { status: 'sending' } } };

export const Sent: Story = { args: { file: photo, upload: { status: 'sent' } } };

/** The file is kept. */
export const Failed: Story = {
  args: {
    file: photo,
    upload: {
      status: 'failed',
      message: 'The connection broke. Your file is kept: send it again when you are online.',
    },
  },
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<FilePicker {...args} />),
        { name: 'Disabled', specimen: <FilePicker {...args} disabled /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    ...Failed.args,
    label: 'Pièce d’identité délivrée par une autorité publique, recto et verso *',
    upload: { status: 'failed', message: 'La connexion a été coupée. Votre fichier est gardé : envoyez-le à nouveau.' },
  },
  render: (args) => (
    <div className="nz:max-w-72">
      <Picker {...args} />
    </div>
  ),
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
