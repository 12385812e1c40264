import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import { PartnerCard } from './PartnerCard.tsx';

const meta = {
  title: 'Components/PartnerCard/Tests',
  component: PartnerCard,
  tags: ['!autodocs', '!dev'],
  args: {
    name: 'Zamba Ndakisa',
    type: 'Environmental NGO',
    status: 'Active',
    focus: 'Tree nurseries',
    location: 'Kinshasa',
    projects: 4,
    since: '2021',
  },
} satisfies Meta<typeof PartnerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact with its label, in reading order. */
function facts(card: HTMLElement) {
  const names = within(card).getAllByRole('term');
  const values = within(card).getAllByRole('definition');
  return names.map((name, index) => [name.textContent, values[index]?.textContent]);
}

export const NamesThePerson: Story = {
  name: '[COLLAB-04] shows name, type, status, focus, location and the number of joint projects',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Zamba Ndakisa');
    await expect(card).toHaveTextContent('Environmental NGO');
    await expect(within(card).getByText('Active')).toBeVisible();
    await expect(facts(card)).toEqual([
      ['Focus', 'Tree nurseries'],
      ['Location', 'Kinshasa'],
      ['Joint projects', '4'],
      ['Partner since', '2021'],
    ]);
  },
};

export const ActiveIsMarked: Story = {
  name: '[COLLAB-04] Active has a ground and an icon, Inactive does not',
  render: (args) => (
    <>
      <PartnerCard {...args} />
      <PartnerCard {...args} name="Exemple" status="Inactive" />
    </>
  ),
  play: async ({ canvas }) => {
    const active = canvas.getByText('Active');
    const inactive = canvas.getByText('Inactive');
    await expect(active.querySelector('svg')).toBeInTheDocument();
    await expect(inactive.querySelector('svg')).not.toBeInTheDocument();
    await expect(getComputedStyle(active).backgroundColor).not.toBe(getComputedStyle(inactive).backgroundColor);
  },
};

export const OmitsUnknownFacts: Story = {
  args: { location: undefined, projects: undefined, since: undefined },
  play: async ({ canvas }) => {
    await expect(facts(canvas.getByRole('article'))).toEqual([['Focus', 'Tree nurseries']]);
  },
};

export const NoProjectIsAFigureToo: Story = {
  args: { projects: 0 },
  play: async ({ canvas }) => {
    await expect(facts(canvas.getByRole('article'))).toContainEqual(['Joint projects', '0']);
  },
};

export const TheNameIsTheLink: Story = {
  args: { href: '#partner' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Zamba Ndakisa' });
    await expect(link).toHaveFocus();
    await expect(elementUnderPointer(canvas.getByText('Tree nurseries'))).toBe(link);
  },
};
