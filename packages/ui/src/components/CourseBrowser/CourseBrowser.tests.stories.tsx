import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CourseBrowser, type CourseBrowserProps } from './CourseBrowser.tsx';

const none: CourseBrowserProps['choice'] = { q: '', level: '', category: '', provider: '', samples: '' };
const onGo = fn<CourseBrowserProps['onGo']>();
const onRefresh = fn();

const meta = {
  title: 'Components/CourseBrowser/Tests',
  component: CourseBrowser,
  tags: ['!autodocs', '!dev'],
  args: {
    courses: [
      {
        id: 2,
        title: 'Internet Basics',
        provider: 'GCFGlobal',
        category: 'Digital Literacy',
        level: 'Beginner',
        duration: 'At your own pace',
        language: 'Multiple Languages',
        isOffline: true,
        megabytes: 120,
        rating: 4.5,
        learners: 12_000,
        href: 'https://edu.gcfglobal.org/en/internetbasics/',
      },
    ],
    total: 5000,
    page: 499,
    choice: none,
    counts: { total: 360, levels: [{ value: 'Beginner', count: 222 }], categories: [], providers: [] },
    action: '/courses',
    parameters: { lang: 'fr' },
    hrefOf: (_choice, page) => `/courses?page=${page}`,
    onGo,
    onRefresh,
  },
  beforeEach: () => {
    onGo.mockReset();
    onRefresh.mockReset();
  },
} satisfies Meta<typeof CourseBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A host that stores the filters, as the URL does. */
function Host(props: CourseBrowserProps) {
  const [shown, setShown] = useState({ choice: props.choice, page: props.page });
  return (
    <>
      <button type="button" onClick={() => setShown({ choice: none, page: 1 })}>
        Back
      </button>
      <CourseBrowser
        {...props}
        {...shown}
        onGo={(choice, page) => {
          props.onGo(choice, page);
          setShown({ choice, page });
        }}
      />
    </>
  );
}

export const PagerKeepsFocus: Story = {
  name: '[COURSE-01] Next opens the next page, keeps focus, announces the page, and ends with the last course',
  render: (args) => <Host {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAttribute('href', '/courses?page=500');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onGo).toHaveBeenLastCalledWith(none, 500);
    await expect(next).toHaveFocus();
    await expect(canvas.getByText('Page 500 of 500')).toHaveRole('status');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onGo).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelectorAll('[data-slot="course-card"] *').length).toBeLessThan(40);
  },
};

export const SearchWaitsForAPause: Story = {
  name: '[COURSE-02] fast typing causes one search, filters keep its text, and Back restores the previous text',
  render: (args) => <Host {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search courses' });
    await userEvent.type(box, 'internet');
    await waitFor(() => expect(onGo).toHaveBeenCalledWith({ ...none, q: 'internet' }, 1));
    await expect(onGo).toHaveBeenCalledOnce();
    await userEvent.type(box, ' safety');
    const level = canvas.getByRole('combobox', { name: 'Level' });
    await expect(level).toHaveTextContent('Beginner (222)');
    await userEvent.selectOptions(level, 'Beginner');
    await expect(onGo).toHaveBeenLastCalledWith({ ...none, q: 'internet safety', level: 'Beginner' }, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(box).toHaveValue('');
    await expect(level).toHaveValue('');
    // An empty checkbox is not sent.
    const { samples: _, ...sent } = none;
    await expect(Object.fromEntries(new FormData(canvasElement.querySelector('form') as HTMLFormElement))).toEqual({
      lang: 'fr',
      ...sent,
    });
  },
};

export const SamplesCanBeLeftOut: Story = {
  name: '[COURSE-05] the list says how many of its courses are samples, and a checkbox leaves them out',
  args: { page: 1 },
  render: (args) => <Host {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Courses found: 5,000, of which 4,640 are samples')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Without samples' });
    await userEvent.click(box);
    await expect(onGo).toHaveBeenLastCalledWith({ ...none, samples: 'none' }, 1);
    await expect(box).toBeChecked();
    await expect(canvas.getByText('Courses found: 5,000')).toBeVisible();
    await userEvent.click(box);
    await expect(onGo).toHaveBeenLastCalledWith(none, 1);
  },
};

/** The retry returns an empty catalogue. */
function FailingHost(props: CourseBrowserProps) {
  const [attempts, setAttempts] = useState(0);
  const state = attempts === 0 ? { courses: undefined, error: 'Failed to fetch courses' } : { courses: [], total: 0 };
  return (
    <CourseBrowser
      {...props}
      {...state}
      page={1}
      onRefresh={() => {
        props.onRefresh();
        setAttempts(attempts + 1);
      }}
    />
  );
}

export const FailureAndEmptiness: Story = {
  name: '[COURSE-02, COURSE-03] a failure shows its reason and can be retried; an empty catalogue can be refetched',
  render: (args) => <FailingHost {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading courses: Failed to fetch courses');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('No courses available yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load Courses' }));
    await expect(onRefresh).toHaveBeenCalledTimes(2);
  },
};
