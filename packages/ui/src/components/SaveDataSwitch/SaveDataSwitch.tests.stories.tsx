import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveDataSwitch } from './SaveDataSwitch.tsx';

/** What the browser would post. */
const posted = fn();

const meta = {
  title: 'Components/SaveDataSwitch/Tests',
  component: SaveDataSwitch,
  tags: ['!autodocs', '!dev'],
  args: {
    isOn: false,
    savedBytes: 184_300,
    onSubmit: (event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      posted([...new FormData(event.currentTarget, submitter)]);
    },
  },
} satisfies Meta<typeof SaveDataSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  name: '[SAVE-01] a press of the switch posts that data are to be saved, and says what that saves',
  play: async ({ canvas }) => {
    posted.mockClear();
    const control = canvas.getByRole('switch', { name: 'Save data' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription(/At least 184 kB less on this page\.$/);
    await userEvent.click(control);
    await expect(posted.mock.calls).toEqual([[[['intent', 'save-data-on']]]]);
  },
};

export const ByKeyboard: Story = {
  name: '[SAVE-01] by keyboard the switch is turned off',
  args: { isOn: true },
  play: async ({ canvas }) => {
    posted.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Save data' })).toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(posted.mock.calls).toEqual([[[['intent', 'save-data-off']]]]);
  },
};

export const French: Story = {
  name: '[SAVE-08] the size has the units of the language, and none is invented',
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/184 ko/);
  },
};

export const WithoutSize: Story = {
  name: '[SAVE-08] without a measured size none is said',
  args: { savedBytes: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/a field\.$/);
  },
};
