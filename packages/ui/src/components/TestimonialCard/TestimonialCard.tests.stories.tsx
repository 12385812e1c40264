import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { LongFrench as longFrench } from './TestimonialCard.stories.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

const meta = {
  title: 'Components/TestimonialCard/Tests',
  component: TestimonialCard,
  tags: ['!autodocs', '!dev'],
  decorators: documented.decorators,
  args: documented.args,
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadInFrench: Story = {
  ...longFrench,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('figure'));
    const quote = card.getByRole('blockquote');
    await expect(quote).toHaveTextContent(/^Avant, je gardais les comptes .* tourner les pages\.$/);
    await expect(getComputedStyle(quote).quotes).toMatch(/^"«\s" "\s»"$/);
    await expect(getComputedStyle(quote, '::before').content).toBe('open-quote');
    await expect(card.getByRole('img')).toHaveAccessibleName('Illustration: a group sits under a tree');
    await expect(card.getByText('Mado Exemple').parentElement).toHaveTextContent(
      /^Mado Exemple\s?Trésorière d’un groupe d’épargne/,
    );
  },
};

const before = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

export const ThePictureIsBesideTheName: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(before(canvas.getByRole('blockquote'), picture)).toBe(true);
    await expect(picture.getBoundingClientRect().width).toBe(64);
  },
};

export const ASceneIsAboveTheQuote: Story = {
  args: { layout: 'scene' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(before(picture, canvas.getByRole('blockquote'))).toBe(true);
    await expect(picture.getBoundingClientRect().width).toBe(canvas.getByRole('figure').clientWidth);
  },
};
