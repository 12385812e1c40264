import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseCard } from './CourseCard.tsx';

const meta = {
  title: 'Components/CourseCard',
  component: CourseCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Stack several between ruled lines, in their own container (`nz:@container`).'],
      dont: ['Do not show a figure without a source: omit rating and learners.'],
    },
  },
  args: {
    course: {
      title: 'Internet Basics',
      description: 'How to get online, use a browser and search.',
      provider: 'GCFGlobal',
      category: 'Digital Literacy',
      level: 'Beginner',
      duration: 'At your own pace',
      language: 'English',
      href: 'https://edu.gcfglobal.org/en/internetbasics/',
    },
  },
  decorators: [(Story) => <div className="nz:@container">{Story()}</div>],
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EverythingKnown: Story = {
  args: {
    course: {
      title: 'Kolibri: learning without internet',
      description: 'A free library of lessons that runs on one computer and serves a whole class offline.',
      provider: 'Learning Equality',
      category: 'Digital Literacy',
      level: 'Intermediate',
      duration: '4 weeks',
      language: 'Multiple Languages',
      isOffline: true,
      megabytes: 1200,
      rating: 4.5,
      learners: 12_000,
      href: 'https://learningequality.org/kolibri/',
    },
  },
};

/** A catalogue whose courses differ in level and length. */
export const LittleKnown: Story = {
  args: {
    course: {
      title: 'Nature & Environment',
      description: 'Nature, climate and energy: free courses of the Open University.',
      provider: 'The Open University (OpenLearn)',
      category: 'Climate Change',
      language: 'English',
      href: 'https://www.open.edu/openlearn/nature-environment',
    },
  },
};

/** Marked as a sample, without a link. */
export const Sample: Story = {
  args: {
    course: {
      title: 'Spreadsheets for shopkeepers (sample 0421)',
      provider: 'Nzete sample catalogue',
      category: 'Data Science',
      level: 'Advanced',
      duration: '4 weeks',
      isSample: true,
    },
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    course: {
      title: 'Introduction à l’accessibilité numérique pour les personnes qui créent des sites et des applications',
      provider: 'World Wide Web Consortium (W3C)',
      category: 'Database Management',
      level: 'Intermediate',
      duration: 'À votre rythme',
      language: 'Multiple Languages',
      isOffline: true,
      href: 'https://www.w3.org/WAI/courses/foundations-course/',
    },
  },
};

export const Dark: Story = { ...EverythingKnown, globals: { theme: 'dark' } };
