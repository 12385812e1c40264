import classroom from 'scene:classroom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';
import { TimelineDate } from './TimelineDate.tsx';
import { TimelineFork } from './TimelineFork.tsx';
import { TimelineList } from './TimelineList.tsx';
import { TimelinePicture } from './TimelinePicture.tsx';
import { TimelineStop } from './TimelineStop.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { TimelineStop, TimelineFork, TimelineDate, TimelineList, TimelinePicture },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Show three to six stops, in chronological order.', 'Mark plans: `next` and `planned` are not done yet.'],
      dont: ['Do not show a stop that nobody can verify.'],
    },
  },
  args: {
    children: (
      <>
        <TimelineStop at={71} to={50} state="done" eyebrow="2021" title="Young people start a foundation">
          <p>They want to act on the climate where they live.</p>
        </TimelineStop>
        <TimelineStop
          at={50}
          to={52}
          side="end"
          state="now"
          eyebrow="The pilot"
          title="First the land, then clean water"
          aside={<p>The borehole stands on land of the foundation.</p>}
        >
          <p>Around it we talk about plastic and recycling.</p>
        </TimelineStop>
        <TimelineStop
          at={52}
          to={10}
          side="wide"
          state="next"
          eyebrow="Next"
          title="A school for climate and innovation"
        />
        <TimelineFork
          at={10}
          state="planned"
          eyebrow="After the school"
          title="Five provinces"
          branches={[
            { id: 'kongo', title: 'Kongo-Central', description: 'Matadi' },
            { id: 'katanga', title: 'Haut-Katanga', description: 'Lubumbashi' },
            { id: 'uele', title: 'Bas-Uélé', description: 'Buta' },
            { id: 'kivu', title: 'Nord-Kivu', description: 'Goma' },
            { id: 'kasai', title: 'Kasaï', description: 'Mbuji-Mayi' },
          ]}
        />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const River: Story = {};

/** Below a picture that shows water. */
export const FromAPicture: Story = {
  args: {
    children: (
      <TimelineStop isSource at={77} to={50} state="done" eyebrow="2021" title="Young people start a foundation" />
    ),
  },
};

/** Beside a text, and below it. */
export const WithPictures: Story = {
  args: {
    children: (
      <>
        <TimelineStop
          at={50}
          to={50}
          side="end"
          state="done"
          title="First the land, then clean water"
          aside={<TimelinePicture src={classroom} alt="Illustration: a classroom" />}
        />
        <TimelineStop at={50} to={50} side="wide" state="next" title="A school for climate and innovation">
          <TimelinePicture variant="wide" src={classroom} alt="Illustration: the school" className="nz:mt-3" />
        </TimelineStop>
      </>
    ),
  },
};

/** A large date and both kinds of list. */
export const WithDateAndLists: Story = {
  args: {
    children: (
      <>
        <TimelineStop
          at={70}
          to={50}
          state="done"
          title="Young people start a foundation"
          aside={<TimelineDate value="2021" dateTime="2021" description="the year of our launch" />}
        />
        <TimelineStop
          at={50}
          to={30}
          side="end"
          state="now"
          title="Who learns with us"
          aside={
            <TimelineList
              items={[
                { id: 'youth', title: 'Young people without work' },
                { id: 'readers', title: 'Those who learn to read' },
              ]}
            />
          }
        />
        <TimelineStop at={30} to={30} side="wide" state="next" title="A school for climate and innovation">
          <TimelineList
            variant="marked"
            items={[
              { id: 'agriculture', title: 'Agriculture' },
              { id: 'climate', title: 'Climate' },
              { id: 'ai', title: 'Artificial intelligence' },
            ]}
          />
        </TimelineStop>
      </>
    ),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    children: (
      <>
        <TimelineStop
          at={70}
          to={50}
          state="done"
          eyebrow="Le projet pilote à Nsele, à l’est de Kinshasa"
          title="D’abord le terrain, puis l’eau potable pour le voisinage"
        />
        <TimelineStop
          at={50}
          to={50}
          side="end"
          state="next"
          title="Une école de sensibilisation au climat et à l’innovation"
        />
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
