import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressBlock } from '../AddressBlock/AddressBlock.tsx';
import { TextBlock } from './TextBlock.tsx';

const meta = {
  title: 'Components/TextBlock',
  component: TextBlock,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Use it as the content of a section of a PolicyPage, or of a Disclosure.'],
      dont: ['Do not use it for figures; use a Figure.'],
    },
  },
  argTypes: { children: { control: false } },
  args: {
    text: 'Your browser stores two cookies for this site. Neither identifies you, and nobody else receives them.',
    list: [
      { id: 'no-account', text: 'You can read every page without an account.' },
      { id: 'no-tracking', text: 'No other company measures what you read here.' },
    ],
    terms: [
      { id: 'language', term: 'language', isCode: true, description: 'The language that you chose, for one year.' },
      { id: 'forms', term: 'Volunteer application', description: 'Your answers, until we have replied.' },
    ],
    links: [
      { href: '#privacy', label: 'Privacy policy' },
      { href: '#help', label: 'Help' },
    ],
    className: 'nz:max-w-measure',
  },
} satisfies Meta<typeof TextBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextOnly: Story = { args: { list: [], terms: [], links: [] } };

export const ListOnly: Story = { args: { text: undefined, terms: [], links: [] } };

export const TermsOnly: Story = { args: { text: undefined, list: [], links: [] } };

/** Side by side on wide screens. */
export const TermsInColumns: Story = {
  args: { text: undefined, list: [], links: [], termColumns: 2, className: undefined },
};

/** Several paragraphs, where they have their facts from, and where they lead. */
export const Article: Story = {
  args: {
    text: ['A forest holds its water for months.', 'Where it is cut, the wells fall dry first.'],
    list: [],
    terms: [],
    sources: { title: 'Sources', items: [{ id: 'fao', text: 'FAO, Global Forest Resources Assessment, 2025' }] },
    linksTitle: 'More on this site',
  },
};

/** Children come before the links. */
export const WithContact: Story = {
  args: {
    list: [],
    terms: [],
    children: (
      <AddressBlock
        name="Nzete Foundation"
        address="Nsele, Kinshasa, Democratic Republic of the Congo"
        phones={['+243 000 000 001']}
        email="hello@nzete.example"
      />
    ),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-80',
    text: 'Votre navigateur conserve deux cookies pour ce site. Aucun ne vous identifie, et personne d’autre ne les reçoit.',
    list: [{ id: 'compte', text: 'Vous pouvez lire toutes les pages sans créer de compte ni donner votre adresse.' }],
    terms: [
      {
        id: 'places',
        term: 'react-router-scroll-positions',
        isCode: true,
        description: 'L’endroit où vous vous étiez arrêté sur chaque page, jusqu’à la fermeture de l’onglet.',
      },
      {
        id: 'partenaires',
        term: 'Demande de partenariat d’une organisation internationale',
        description: 'Vos réponses et vos pièces jointes, jusqu’à notre décision.',
      },
    ],
    links: [
      { href: '#confidentialite', label: 'Politique de confidentialité' },
      { href: '#effacement', label: 'Demander l’effacement de mes données' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
