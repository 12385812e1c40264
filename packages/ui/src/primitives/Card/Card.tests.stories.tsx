import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

const navigate = fn();
const onNested = fn();
const onFollow = fn();

const meta = {
  title: 'Primitives/Card/Tests',
  component: Card,
  tags: ['!autodocs', '!dev'],
  args: { href: '/water' },
  beforeEach: () => {
    for (const mock of [navigate, onNested, onFollow]) mock.mockClear();
  },
  render: (args) => (
    <NzeteProvider navigate={navigate}>
      <Card {...args}>
        <h3>
          <CardLink
            onClick={(event) => {
              event.preventDefault();
              onFollow();
            }}
          >
            Water at Lukaya
          </CardLink>
        </h3>
        <p>A solar pump, two taps, and a committee of seven.</p>
        <Button onClick={onNested}>Share</Button>
      </Card>
    </NzeteProvider>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedAnywhereItFollowsItsLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/solar pump/));
    await expect(navigate).toHaveBeenLastCalledWith('/water');
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

export const TheHeadingLinkIsFollowedOnceOnly: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Water at Lukaya' });
    await expect(link).toHaveAttribute('href', '/water');
    await userEvent.click(link);
    await expect(onFollow).toHaveBeenCalledTimes(1);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const TheKeyboardStopsAtTheLinkAndTheButtonOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onFollow).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNested).toHaveBeenCalledTimes(1);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const AControlInsideKeepsItsPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onNested).toHaveBeenCalledTimes(1);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const SelectingTextDoesNotFollow: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/solar pump/);
    window.getSelection()?.selectAllChildren(text);
    text.click();
    await expect(navigate).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    text.click();
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAnAddressItIsStill: Story = {
  args: { href: undefined, as: 'section' },
  render: (args) => (
    <NzeteProvider navigate={navigate}>
      <Card {...args}>
        <p>A solar pump, two taps, and a committee of seven.</p>
      </Card>
    </NzeteProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/solar pump/));
    await expect(navigate).not.toHaveBeenCalled();
  },
};
