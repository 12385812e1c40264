import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  subcomponents: { Eyebrow },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show one subject, its title in one line.'],
      dont: ['Do not put a section inside a section.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Recent impact highlights',
    children: <p className="nz:max-w-measure">What we planted, drilled and taught, with the figures.</p>,
  },
  argTypes: { end: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};

export const Surface: Story = {
  args: {
    tone: 'surface',
    end: (
      <Link href="#impact">
        All our impact <ArrowRight aria-hidden="true" />
      </Link>
    ),
  },
};

export const Sunk: Story = {
  args: { tone: 'sunk', title: 'Core values', end: 'Six values behind all our work.' },
};

export const Cloth: Story = { args: { tone: 'cloth', description: 'Four ways to help. Each one counts.' } };

/** Right below the head of a page; only screen readers read its title. */
export const HiddenTitle: Story = {
  args: {
    title: undefined,
    labelledBy: 'figures',
    space: 'end',
    children: (
      <>
        <Heading id="figures" isHidden>
          The figures
        </Heading>
        <p className="nz:max-w-measure">What we planted, drilled and taught, with the figures.</p>
      </>
    ),
  },
};

/** The heading is somewhere inside; `labelledBy` refers to it. */
export const OwnHeading: Story = {
  args: {
    title: undefined,
    labelledBy: 'own',
    children: (
      <>
        <Eyebrow className="nz:text-text-2">Our mission</Eyebrow>
        <h2 id="own" className="nz:type-h2 nz:mt-3">
          Forest, water and knowledge belong together
        </h2>
      </>
    ),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Nos réalisations et avancées les plus récentes',
    description: 'Ce que nous avons planté, foré et enseigné au cours des douze derniers mois, chiffres à l’appui.',
    end: (
      <Link href="#impact">
        Découvrir l’ensemble de notre impact <ArrowRight aria-hidden="true" />
      </Link>
    ),
  },
};

export const Dark: Story = { ...Surface, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Section title="Planted this year" headingLevel={3}>
        <p>Twelve thousand seedlings.</p>
      </Section>
    ),
  },
};
