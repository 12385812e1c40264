import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { OnPicture as onPicture, WithCover as withCover } from './FieldNotebook.stories.tsx';
import { FieldNotebook } from './FieldNotebook.tsx';
import { NotebookCover } from './NotebookCover.tsx';
import { NotebookEntry } from './NotebookEntry.tsx';
import { NotebookGrid } from './NotebookGrid.tsx';
import { NotebookPicture } from './NotebookPicture.tsx';
import { NotebookSection } from './NotebookSection.tsx';

const meta = {
  title: 'Components/FieldNotebook/Tests',
  component: FieldNotebook,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof FieldNotebook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsItsEntries: Story = {
  name: '[WILD-01] a section has a name, and each entry its title, text and state',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'What we plan' });
    await expect(section).toHaveTextContent('This is a plan. None of it has begun.');
    const entries = within(section).getAllByRole('article');
    await expect(entries.map((entry) => within(entry).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Elephants on their own paths',
      'Shade for the okapi',
      'Who counts the shoebill',
    ]);
    await expect(within(section).getAllByText('Planned')).toHaveLength(3);
    // Icons and tracks say nothing that the words do not.
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};

export const CoverIsTheHeadOfThePage: Story = {
  ...withCover,
  name: 'the cover has the main heading, and Tab goes through its buttons',
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector<HTMLElement>('[data-slot="notebook-cover"]');
    if (!cover) throw new Error('the cover is missing');
    await expect(within(cover).getByRole('heading', { level: 1, name: 'Wildlife' })).toBeVisible();
    await userEvent.tab();
    await expect(within(cover).getByRole('link', { name: 'Donate' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(cover).getByRole('link', { name: 'Photo gallery' })).toHaveFocus();
  },
};

export const GridIsAList: Story = {
  name: '[WILD-01] a grid is a list, and its tracks are decorative',
  render: () => (
    <FieldNotebook>
      <NotebookSection title="What we plan">
        <NotebookGrid tracks="elephant">
          <li>Elephants on their own paths</li>
          <li>Shade for the okapi</li>
        </NotebookGrid>
      </NotebookSection>
    </FieldNotebook>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};

export const ReadInFrench: Story = {
  globals: { locale: 'fr' },
  render: () => (
    <>
      <NotebookCover title="La faune" />
      <FieldNotebook>
        <NotebookSection title="Ce que nous prévoyons">
          <NotebookEntry icon={null} tone="gold" title="De l’ombre pour l’okapi" description="Des arbres du pays." />
        </NotebookSection>
      </FieldNotebook>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('La faune');
    const section = within(canvas.getByRole('region', { name: 'Ce que nous prévoyons' }));
    await expect(section.getByRole('heading', { level: 3 })).toHaveTextContent('De l’ombre pour l’okapi');
    await expect(section.getByRole('article')).toHaveTextContent(/^De l’ombre pour l’okapi\s?Des arbres du pays\.$/);
  },
};

export const CoverLiesOnThePicture: Story = {
  ...onPicture,
  render: (args) => (
    <>
      <NotebookPicture src="data:," alt="Illustration: the savanna" />
      <NotebookCover title="Wildlife" className="nz:-mt-16" />
      <FieldNotebook {...args} />
    </>
  ),
  name: 'the cover lies on the picture, which loads at once, and is read after it',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Illustration: the savanna' });
    await expect(picture).toHaveAttribute('loading', 'eager');
    const title = canvas.getByRole('heading', { level: 1, name: 'Wildlife' });
    await expect(picture.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
