import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseBrowser } from './CourseBrowser.tsx';

const meta = {
  title: 'Components/CourseBrowser',
  component: CourseBrowser,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text', 'select', 'button', 'link'],
      do: ['Keep the filters in the query string, and render the filtered list on the server.'],
      dont: ['Do not hide the current page while the next one loads.'],
    },
  },
  args: {
    courses: [
      {
        id: 2,
        title: 'Internet Basics',
        description: 'How to get online, use a browser and search.',
        provider: 'GCFGlobal',
        category: 'Digital Literacy',
        level: 'Beginner',
        duration: 'At your own pace',
        language: 'English',
        href: 'https://edu.gcfglobal.org/en/internetbasics/',
      },
      {
        id: 12,
        title: 'CS50 AI: Artificial Intelligence with Python',
        description: 'Search, knowledge, probability, learning, neural networks and language, each with projects.',
        provider: 'Harvard University (CS50)',
        category: 'AI/ML',
        level: 'Intermediate',
        duration: '7 weeks',
        language: 'English',
        href: 'https://cs50.harvard.edu/ai/',
      },
      {
        id: 421,
        title: 'Spreadsheets for shopkeepers (sample 0421)',
        provider: 'Nzete sample catalogue',
        category: 'Data Science',
        level: 'Advanced',
        duration: '4 weeks',
        isSample: true,
      },
    ],
    total: 5000,
    page: 3,
    choice: { q: '', level: '', category: '', provider: '', samples: '' },
    counts: {
      total: 360,
      levels: [
        { value: 'Beginner', count: 222 },
        { value: 'Intermediate', count: 106 },
        { value: 'Advanced', count: 10 },
      ],
      categories: [
        { value: 'Digital Literacy', count: 31 },
        { value: 'Data Science', count: 28 },
      ],
      providers: [
        { value: 'GCFGlobal', label: 'GCFGlobal', count: 36 },
        { value: 'Harvard University (CS50)', label: 'Harvard University (CS50)', count: 11 },
      ],
    },
    action: '/digital-literacy',
    hrefOf: (_choice, page) => `/digital-literacy?page=${page}`,
    onGo: () => {},
    onRefresh: () => {},
  },
} satisfies Meta<typeof CourseBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The current page stays until the next one has loaded. */
export const NextOnItsWay: Story = { args: { isLoading: true } };

export const LastPage: Story = { args: { page: 500 } };

export const WithoutSamples: Story = {
  args: { total: 360, choice: { q: '', level: '', category: '', provider: '', samples: 'none' } },
};

export const Loading: Story = { args: { courses: undefined } };

export const Failed: Story = { args: { courses: undefined, error: 'Failed to fetch courses' } };

export const NothingFound: Story = {
  args: { courses: [], total: 0, page: 1, choice: { q: 'zzzz', level: '', category: '', provider: '', samples: '' } },
};

export const NoCoursesYet: Story = { args: { courses: [], total: 0, page: 1 } };

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

export const Dark: Story = { globals: { theme: 'dark' } };
