import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import { LargePicture as largePicture, Strips as strips } from './StoryCard.stories.tsx';
import { StoryCard } from './StoryCard.tsx';

const meta = {
  title: 'Components/StoryCard/Tests',
  component: StoryCard,
  tags: ['!autodocs', '!dev'],
  args: {
    picture: { src: 'data:,', alt: 'Illustration: a hand pump' },
    title: 'Water a few steps from the door',
    description: 'Neighbours look after the pump.',
    href: '#photo',
  },
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheWholeCardIsClickable: Story = {
  name: '[IMPACT-02] a story with a page is a link that covers the whole card',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Water a few steps from the door' });
    await expect(link).toHaveAttribute('href', '#photo');
    await expect(elementUnderPointer(canvas.getByText('Neighbours look after the pump.'))).toBe(link);
  },
};

export const OpensInPlace: Story = {
  name: '[IMPACT-02] a story with a gallery opens it in place, and its link works in a new tab',
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault(), { once: true });
    link.dispatchEvent(elsewhere);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#photo');
  },
};

export const ResultComesFirst: Story = {
  ...strips,
  args: { ...strips.args, href: undefined },
  name: 'in a strip the result is read between title and text',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(first).toHaveTextContent(/^Water a few steps.*500 people.*Neighbours/);
  },
};

export const ButtonsBelowTheText: Story = {
  ...largePicture,
  args: { ...largePicture.args, href: undefined, isLeading: true, note: <p>An example</p> },
  name: 'beside a large picture the buttons are below the text, and the picture loads at once',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /hand pump/ })).toHaveAttribute('loading', 'eager');
    const note = canvas.getByText('An example').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(note.bottom);
  },
};
