import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, type within } from 'storybook/test';
import { CourseInterestForm, type CourseInterestFormProps } from './CourseInterestForm.tsx';

const nothing: CourseInterestFormProps['onLookup'] = async () => null;

const meta = {
  title: 'Components/CourseInterestForm',
  component: CourseInterestForm,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { autoplay: true } },
    guide: {
      keyboard: ['text', 'checkbox', 'select', 'button'],
      do: ['Rate-limit the lookups on the server: anyone who knows an address can read its interests.'],
      dont: ['Do not resolve an aborted lookup.'],
    },
  },
  args: { onLookup: nothing, onSubmit: async () => ({ ok: true }) },
  decorators: [(Story) => <div className="nz:max-w-3xl">{Story()}</div>],
} satisfies Meta<typeof CourseInterestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const address: Story['play'] = ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  fireEvent.change(canvas.getAllByRole('textbox')[1] as HTMLElement, { target: { value: 'ada@example.org' } });
};

export const Default: Story = {};

/** A saved record was found: the form updates it. */
export const Found: Story = {
  args: {
    onLookup: async (email) => ({
      id: '1',
      name: 'Ada Mbo',
      email,
      interests: ['Programming', 'Data Science'],
      preferred_level: 'Beginner',
      preferred_language: 'Lingala',
    }),
  },
  play: address,
};

export const LookingUp: Story = { args: { onLookup: () => new Promise(() => {}) }, play: address };

export const LookupFailed: Story = { args: { onLookup: () => Promise.reject(new Error('cut')) }, play: address };

const send: Story['play'] = async ({ canvasElement }) => {
  const button = canvasElement.querySelector('button[type="submit"]');
  if (button) await userEvent.click(button);
};

export const Missing: Story = { play: send };

export const LongFrench: Story = { globals: { locale: 'fr' }, play: send };

export const Lingala: Story = { globals: { locale: 'ln' }, play: send };

export const Kiswahili: Story = { globals: { locale: 'sw' }, play: send };

export const Dark: Story = { globals: { theme: 'dark' }, play: send };
