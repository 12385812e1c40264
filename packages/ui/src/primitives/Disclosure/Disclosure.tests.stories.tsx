import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';

const meta = {
  title: 'Primitives/Content/Disclosure/Tests',
  component: Disclosure,
  tags: ['!autodocs', '!dev'],
  args: { title: 'Who owns the borehole?', children: 'The village committee.', onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesByPointer: Story = {
  play: async ({ canvas, args }) => {
    const answer = canvas.getByText('The village committee.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Who owns the borehole?'));
    await expect(answer).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Who owns the borehole?'));
    await expect(answer).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/**
 * Keys on a summary are handled by the browser and need real key events, which the test runner can
 * send. In the Storybook UI a click replaces them.
 */
async function keysOf(summary: HTMLElement) {
  try {
    const { userEvent: real } = await import('vitest/browser');
    return (key: string) => real.keyboard(key);
  } catch {
    return () => userEvent.click(summary);
  }
}

export const OpensAndClosesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText('The village committee.');
    const title = canvas.getByText('Who owns the borehole?');
    const press = await keysOf(title);
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(answer).toBeVisible());
    await press(' ');
    await waitFor(() => expect(answer).not.toBeVisible());
  },
};

export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The village committee.')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const inGroup = (mode: 'single' | 'one') => () => (
  <DisclosureGroup mode={mode}>
    <Disclosure title="First" defaultOpen>
      One
    </Disclosure>
    <Disclosure title="Second">Two</Disclosure>
  </DisclosureGroup>
);

export const InASingleGroupOpeningOneClosesTheOther: Story = {
  render: inGroup('single'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Second'));
    await expect(canvas.getByText('Two')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('One')).not.toBeVisible());
    await userEvent.click(canvas.getByText('Second'));
    await expect(canvas.getByText('Two')).not.toBeVisible();
    await userEvent.click(canvas.getByText('First'));
    await expect(canvas.getByText('One')).toBeVisible();
  },
};

export const InAGroupOfOneTheOpenRowStaysOpen: Story = {
  render: inGroup('one'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('First'));
    await expect(canvas.getByText('One')).toBeVisible();
    await expect(canvas.getByText('First')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Second'));
    await waitFor(() => expect(canvas.getByText('One')).not.toBeVisible());
    await expect(canvas.getByText('First')).not.toHaveAttribute('aria-disabled');
  },
};

function Controlled(args: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle from outside
      </button>
      <Disclosure {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const ControlledFromOutside: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const answer = canvas.getByText('The village committee.');
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle from outside' }));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText('Who owns the borehole?'));
    await expect(answer).not.toBeVisible();
  },
};
