import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

const onNested = fn();
const onFollow = fn();

const meta = {
  title: 'Primitives/Content/Card/Tests',
  component: Card,
  tags: ['!autodocs', '!dev'],
  args: { href: '/water' },
  beforeEach: () => {
    for (const mock of [onNested, onFollow]) mock.mockClear();
  },
  render: (args) => (
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
      <p>
        <Link href="/reports">The report of May</Link>
      </p>
      <Button onClick={onNested}>Share</Button>
      <span data-testid="badge" className="nz:relative nz:size-8 nz:rotate-45 nz:self-start nz:bg-offbeat" />
    </Card>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Middle clicks, clicks with Ctrl or Cmd, drags and the context menu all reach the link. */
export const ClicksAnywhereReachItsLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Water at Lukaya' });
    await expect(link).toHaveAttribute('href', '/water');
    await expect(elementUnderPointer(canvas.getByText(/solar pump/))).toBe(link);
    await expect(elementUnderPointer(canvas.getByRole('article'))).toBe(link);
    await expect(elementUnderPointer(canvas.getByTestId('badge'))).toBe(link);
    await userEvent.click(link);
    await expect(onFollow).toHaveBeenCalledTimes(1);
  },
};

export const LinksAndControlsAreTabStops: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Water at Lukaya' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onFollow).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The report of May' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNested).toHaveBeenCalledTimes(1);
    await expect(onFollow).toHaveBeenCalledTimes(1);
  },
};

export const ControlsInsideKeepTheirClicks: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    const report = canvas.getByRole('link', { name: 'The report of May' });
    await expect(elementUnderPointer(button)).toBe(button);
    await expect(elementUnderPointer(report)).toBe(report);
  },
};

/** A control that is positioned by its own classes keeps its position. */
export const ControlsInsideKeepTheirPlace: Story = {
  render: (args) => (
    <Card {...args} className="nz:min-h-40 nz:max-w-96">
      <h3>
        <CardLink>Water at Lukaya</CardLink>
      </h3>
      <Button className="nz:absolute nz:end-0 nz:bottom-0">Share</Button>
    </Card>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(getComputedStyle(button).position).toBe('absolute');
    await expect(elementUnderPointer(button)).toBe(button);
  },
};

export const WithoutHrefItIsStatic: Story = {
  args: { href: undefined, as: 'section' },
  render: (args) => (
    <Card {...args}>
      <h3>
        <CardLink href="/water">Water at Lukaya</CardLink>
      </h3>
      <p>A solar pump, two taps, and a committee of seven.</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/solar pump/);
    await expect(elementUnderPointer(text)).toBe(text);
  },
};
