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
      dont: ['Hide the current page while the next one loads.'],
    },
  },
  args: {
    courses: [
      {
        id: 2,
        title: 'Internet Basics',
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
    choice: { q: '', level: '', category: '', provider: '' },
    counts: {
      levels: [
        { value: 'Beginner', count: 1690 },
        { value: 'Intermediate', count: 1660 },
        { value: 'Advanced', count: 1650 },
      ],
      categories: [
        { value: 'Digital Literacy', count: 400 },
        { value: 'Data Science', count: 390 },
      ],
      providers: [
        { value: 'GCFGlobal', label: 'GCFGlobal', count: 5 },
        { value: 'Nzete sample catalogue', label: 'Nzete sample catalogue', count: 4956 },
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

export const Loading: Story = { args: { courses: undefined } };

export const Failed: Story = { args: { courses: undefined, error: 'Failed to fetch courses' } };

export const NothingFound: Story = {
  args: { courses: [], total: 0, page: 1, choice: { q: 'zzzz', level: '', category: '', provider: '' } },
};

export const NoCoursesYet: Story = { args: { courses: [], total: 0, page: 1 } };

export const LongFrench: Story = { globals: { locale: 'fr' } };

export const Lingala: Story = { globals: { locale: 'ln' } };

export const Kiswahili: Story = { globals: { locale: 'sw' } };

export const Dark: Story = { globals: { theme: 'dark' } };
