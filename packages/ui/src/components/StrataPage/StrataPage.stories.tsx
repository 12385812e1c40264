import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { StrataPage } from './StrataPage.tsx';

const meta = {
  title: 'Components/StrataPage',
  component: StrataPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Use it for a page below one with several `StrataSection`s.'],
      dont: ['Do not use it for a policy or another long text; use `PolicyPage`.'],
    },
  },
  args: {
    tone: 'deep',
    below: 'clay',
    title: 'Community voice',
    description: 'Those who live above the ore say what mining changes.',
    sign: 'open',
    steps: [{ href: '#minerals', label: 'Responsible minerals' }],
    contentTitle: 'How a meeting runs',
    children: <p>Everyone speaks once before anyone speaks twice.</p>,
    note: {
      title: 'Would you like to be heard?',
      description: 'Write to us; we answer every message.',
      actions: (
        <>
          <LinkButton href="#feedback">Send feedback</LinkButton>
          <LinkButton href="#sourcing" variant="line">
            Ethical sourcing
          </LinkButton>
        </>
      ),
    },
  },
} satisfies Meta<typeof StrataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Beside: Story = { args: { layout: 'beside' } };

/** Three strata are above it, and paper is below. */
export const Rock: Story = { args: { tone: 'rock', below: 'paper', sign: 'proof' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'L’approvisionnement responsable en minerais',
    description:
      'Celles et ceux qui vivent au-dessus du minerai disent ce que l’exploitation change à l’eau, aux champs et aux écoles.',
    steps: [{ href: '#minerals', label: 'Minerais responsables et communautés' }],
    contentTitle: 'Le chemin d’un sac de minerai, de la mine jusqu’au téléphone',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
