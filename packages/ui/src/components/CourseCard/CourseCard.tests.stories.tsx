import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { courseLevels } from './course.ts';

const meta = {
  title: 'Components/CourseCard/Tests',
  component: CourseCard,
  tags: ['!autodocs', '!dev'],
  args: {
    course: {
      title: 'Spreadsheets for shopkeepers (sample 0421)',
      provider: 'Nzete sample catalogue',
      category: 'Data Science',
      level: 'Beginner',
      duration: '4 weeks',
      isSample: true,
    },
  },
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Colour {
  red: number;
  green: number;
  blue: number;
}

export const LevelsHaveTheirColours: Story = {
  name: '[COURSE-04] Beginner is green, Intermediate yellow, Advanced red; a sample has no link',
  // The colours of the default brand.
  globals: { brand: 'nzete' },
  render: (args) => (
    <>
      {courseLevels.map((level) => (
        <CourseCard key={level} {...args} course={{ ...args.course, level }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colours = courseLevels.map((level) => {
      const { backgroundColor } = getComputedStyle(canvas.getByText(level));
      const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
      return { red, green, blue };
    });
    const [beginner, intermediate, advanced] = colours as [Colour, Colour, Colour]; // one per level
    await expect(beginner.green).toBeGreaterThan(beginner.red);
    // In yellow, green is nearly as strong as red.
    const lessGreen = (colour: Colour) => colour.red - colour.green;
    await expect(intermediate.red - intermediate.blue).toBeGreaterThan(2 * lessGreen(intermediate));
    await expect(lessGreen(advanced)).toBeGreaterThan(lessGreen(intermediate));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByText('Sample: no course yet')).toHaveLength(3);
  },
};

export const SaysWhatIsKnown: Story = {
  name: '[COURSE-05] shows description, language, rating and enrolment where they are known, and nothing in their place otherwise',
  render: (args) => (
    <>
      <CourseCard
        {...args}
        course={{
          title: 'Internet Basics',
          description: 'How to get online, use a browser and search.',
          provider: 'GCFGlobal',
          category: 'Digital Literacy',
          level: 'Beginner',
          language: 'English',
          rating: 4.5,
          learners: 12_000,
          href: 'https://edu.gcfglobal.org/en/internetbasics/',
        }}
      />
      <CourseCard {...args} course={{ title: 'Agora', provider: 'UNICEF', category: 'Teaching' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [known, unknown] = canvas.getAllByRole('article');
    await expect(known).toHaveTextContent('How to get online, use a browser and search.');
    await expect(known).toHaveTextContent('English · Rated 4.5 of 5 · Learners: 12,000');
    await expect(unknown).toHaveTextContent(/^AgoraUNICEFTeaching$/);
  },
};
