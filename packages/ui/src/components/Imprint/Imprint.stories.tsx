import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { AddressBlock } from '../AddressBlock/AddressBlock.tsx';
import { Imprint } from './Imprint.tsx';

const meta = {
  title: 'Components/Imprint',
  component: Imprint,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show it at the end of a story or a report that people print or forward.'],
      dont: [
        'Do not show it on every page; use `SiteFooter`.',
        'Do not show it without a publisher; use `ActionBand`.',
      ],
    },
  },
  args: {
    title: 'Write the next part with us',
    actions: (
      <>
        <LinkButton href="#volunteers" size="lg">
          Join the volunteers
        </LinkButton>
        <LinkButton href="#partners" variant="line" size="lg">
          Become a partner
        </LinkButton>
      </>
    ),
    name: 'Nzete Foundation',
    description: 'Climate and community',
    contact: (
      <AddressBlock
        variant="plain"
        address="Nsele, Kinshasa"
        phones={['+243 000 000 001']}
        email="hello@nzete.example"
      />
    ),
    note: '© 2024 Nzete Foundation',
  },
  argTypes: { actions: { control: false }, contact: { control: false } },
} satisfies Meta<typeof Imprint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While the contact details load. */
export const WithoutContact: Story = { args: { contact: undefined, note: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Écrivez la suite de cette histoire avec nous',
    actions: (
      <>
        <LinkButton href="#volunteers" size="lg">
          Rejoindre les bénévoles de la fondation
        </LinkButton>
        <LinkButton href="#partners" variant="line" size="lg">
          Devenir partenaire de nos programmes
        </LinkButton>
      </>
    ),
    name: 'Fondation Nzete',
    description: 'Le climat et les communautés de la République démocratique du Congo',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
