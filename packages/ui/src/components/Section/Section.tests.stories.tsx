import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import documented, { HiddenTitle as hiddenTitle, LongFrench as longFrench } from './Section.stories.tsx';
import { Section } from './Section.tsx';

const follow = fn();

const meta = {
  title: 'Components/Section/Tests',
  component: Section,
  tags: ['!autodocs', '!dev'],
  parameters: documented.parameters,
  args: {
    ...documented.args,
    end: (
      <Link href="/impact" onClick={follow}>
        All our impact
      </Link>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheLinkAtItsEndIsFollowed: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Recent impact highlights' }));
    await userEvent.tab();
    await expect(section.getByRole('link', { name: 'All our impact' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const ReadInFrench: Story = {
  ...longFrench,
  args: { ...longFrench.args, headingLevel: 3 },
  play: async ({ canvas }) => {
    const title = 'Nos réalisations et avancées les plus récentes';
    const section = canvas.getByRole('region', { name: title });
    await expect(within(section).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    await expect(section).toHaveTextContent(/^Nos réalisations.*Ce que nous avons planté.*Découvrir.*What we planted/);
  },
};

export const NamedByTheHeadingInside: Story = {
  args: {
    title: undefined,
    labelledBy: 'own',
    children: (
      <>
        <Eyebrow>Notre mission</Eyebrow>
        <h2 id="own">La forêt et l’eau vont ensemble</h2>
      </>
    ),
  },
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'La forêt et l’eau vont ensemble' });
    const eyebrow = within(section).getByText('Notre mission');
    // Read before the heading, and not a part of it.
    await expect(eyebrow.nextElementSibling).toBe(canvas.getByRole('heading'));
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

export const NamedByAHiddenTitle: Story = {
  ...hiddenTitle,
  args: { ...hiddenTitle.args, end: undefined },
  name: 'a hidden title names the section, and takes no place',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'The figures' });
    const text = canvas.getByText(/^What we planted/);
    await expect(text.getBoundingClientRect().top).toBe(section.getBoundingClientRect().top);
  },
};

export const WithoutATitleItIsNoLandmark: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^What we planted/)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
