import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Components/NotFound',
  component: NotFound,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show it for an unknown URL.'],
      dont: ['Do not use it for a failure; use ErrorState.'],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Children are shown between the heading and the link home. */
export const WithSentence: Story = {
  args: { children: <p className="nz:type-lead nz:text-text-muted">The page may have moved.</p> },
};

export const French: Story = { globals: { locale: 'fr' } };
export const Lingala: Story = { globals: { locale: 'ln' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const Dark: Story = { globals: { theme: 'dark' } };
