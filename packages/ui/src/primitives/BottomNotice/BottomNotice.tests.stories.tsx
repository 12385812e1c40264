import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { WithButton as withButton } from './BottomNotice.stories.tsx';
import { BottomNotice } from './BottomNotice.tsx';

const meta = {
  title: 'Primitives/Feedback/BottomNotice/Tests',
  component: BottomNotice,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof BottomNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAtTheEdge: Story = {
  name: 'it is announced, and lies at the lower edge',
  play: async ({ canvas, canvasElement }) => {
    const notice = canvas.getByRole('status').getBoundingClientRect();
    const frame = canvasElement.firstElementChild?.getBoundingClientRect();
    await expect(notice.bottom).toBe(frame?.bottom);
    await expect(notice.width).toBe(frame?.width);
  },
};

export const LinkAndButton: Story = {
  ...withButton,
  name: 'Tab goes from its link to its button, each high enough to press',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const WaitsForItsMark: Story = {
  args: { when: 'script-failed' },
  name: 'for scripts that failed it shows once the document is marked',
  beforeEach: () => () => {
    delete document.documentElement.dataset.scriptFailed;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    document.documentElement.dataset.scriptFailed = '';
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
