import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { WithDateAndLists as withDateAndLists, WithPictures as withPictures } from './Timeline.stories.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineDate } from './TimelineDate.tsx';
import { TimelineFork } from './TimelineFork.tsx';
import { TimelineList } from './TimelineList.tsx';
import { TimelinePicture } from './TimelinePicture.tsx';
import { TimelineStop } from './TimelineStop.tsx';

const meta = {
  title: 'Components/Timeline/Tests',
  component: Timeline,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheStateOfEachStop: Story = {
  play: async ({ canvas }) => {
    const [way] = canvas.getAllByRole('list');
    const stops = [...(way?.children ?? [])].map((stop) => within(stop as HTMLElement));
    const read = stops.map((stop) => [
      stop.getByRole('heading', { level: 2 }).textContent,
      stop.getByText(/^(Done|Under way|Planned)$/).textContent,
    ]);
    await expect(read).toEqual([
      ['Young people start a foundation', 'Done'],
      ['First the land, then clean water', 'Under way'],
      ['A school for climate and innovation', 'Planned'],
      ['Five provinces', 'Planned'],
    ]);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const ReadInFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    children: (
      <>
        <TimelineStop
          at={70}
          to={50}
          state="done"
          eyebrow="Le pilote"
          title="D’abord le terrain"
          headingLevel={3}
          aside={<TimelineDate value="2021" dateTime="2021" description="Le début." />}
        >
          <p>Puis l’eau potable.</p>
          <TimelineList items={[{ id: 'borehole', title: 'Le forage' }]} />
        </TimelineStop>
        <TimelineFork
          at={50}
          state="planned"
          title="Deux provinces"
          headingLevel={3}
          branches={[
            { id: 'uele', title: 'Bas-Uélé', description: 'Buta' },
            { id: 'kasai', title: 'Kasaï' },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [way] = canvas.getAllByRole('list');
    const [stop, fork] = [...(way?.children ?? [])].map((child) => child as HTMLElement);
    if (!stop || !fork) throw new Error('a stop is missing');
    await expect(stop.textContent).toMatch(
      /^Le pilote\s*Fait\s*D’abord le terrain\s*Puis l’eau potable\.\s*Le forage\s*2021\s*Le début\.$/,
    );
    await expect(within(stop).getByRole('heading', { level: 3 })).toHaveTextContent('D’abord le terrain');
    await expect(within(fork).getByRole('heading', { level: 3 })).toHaveTextContent('Deux provinces');
    await expect(within(stop).getByRole('listitem')).toHaveTextContent('Le forage');
    await expect(within(stop).getByRole('time')).toHaveAttribute('datetime', '2021');
    await expect(within(fork).getByText('Prévu')).toBeVisible();
    const branches = within(within(fork).getByRole('list')).getAllByRole('listitem');
    await expect(branches.map(({ textContent }) => textContent)).toEqual(['Bas-UéléButa', 'Kasaï']);
    await expect(within(fork).getAllByRole('heading', { level: 4 })).toHaveLength(2);
  },
};

export const ShowsDatesAndLists: Story = {
  ...withDateAndLists,
  play: async ({ canvas, canvasElement }) => {
    const date = canvas.getByText('2021');
    await expect(date).toHaveAttribute('datetime', '2021');
    await expect(date.parentElement).toHaveTextContent('2021the year of our launch');
    const lists = [...canvasElement.querySelectorAll('[data-slot="timeline-list"]')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    );
    await expect(lists).toEqual([
      ['Young people without work', 'Those who learn to read'],
      ['Agriculture', 'Climate', 'Artificial intelligence'],
    ]);
  },
};

export const PicturesBelongToTheirStop: Story = {
  ...withPictures,
  args: {
    children: (
      <TimelineStop
        at={50}
        to={50}
        state="done"
        title="First the land"
        aside={<TimelinePicture src="data:," alt="Illustration: a borehole" />}
      >
        <TimelinePicture variant="wide" src="data:," alt="Illustration: the land" />
      </TimelineStop>
    ),
  },
  name: 'a picture is read with its stop, and the one below the text is wider than high',
  play: async ({ canvas }) => {
    const [stop] = canvas.getAllByRole('listitem');
    const pictures = within(stop as HTMLElement).getAllByRole('img', { name: /^Illustration/ });
    await expect(pictures.map((picture) => picture.ariaLabel ?? picture.getAttribute('alt'))).toEqual([
      'Illustration: the land',
      'Illustration: a borehole',
    ]);
    const { width, height } = (pictures[0] as HTMLElement).getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
  },
};
