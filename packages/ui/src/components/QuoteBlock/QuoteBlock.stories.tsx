import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { QuoteBlock } from './QuoteBlock.tsx';

const meta = {
  title: 'Components/QuoteBlock',
  component: QuoteBlock,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show one per page, with one or two sentences.', 'Write the quotation marks of the language: “…”, « … ».'],
      dont: ['Do not show an invented quote.'],
    },
  },
  args: {
    children: '“I had a telephone for six years before I could read what it told me.”',
    name: 'Grace Ilunga',
    role: 'Trainer in Nsele',
  },
} satisfies Meta<typeof QuoteBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure.querySelector('blockquote')).toHaveTextContent(/six years/);
    await expect(figure.querySelector('figcaption')).toHaveTextContent('Grace IlungaTrainer in Nsele');
  },
};

export const WithALink: Story = { args: { actions: <Link href="/digital-literacy">See our courses</Link> } };

/** The foundation's own sentence has no name. */
export const WordsAlone: Story = { args: { name: undefined, role: undefined } };

export const OnCloth: Story = {
  ...WithALink,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-8">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
  args: {
    children: '« Pendant six ans, j’ai eu un téléphone dont je ne comprenais pas les avertissements météorologiques. »',
    role: 'Formatrice en alphabétisation numérique à Nsele',
    actions: <Link href="/digital-literacy">Découvrir nos cours d’alphabétisation numérique</Link>,
  },
};

export const Dark: Story = { ...WithALink, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: '“Great work, everyone!”', name: 'A visitor', role: undefined },
};
