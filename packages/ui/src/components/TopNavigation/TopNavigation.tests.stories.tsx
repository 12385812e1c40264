import dawn from 'scene:canopy-dawn';
import river from 'scene:river-bend';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type NzeteLinkProps, NzeteProvider } from '../../provider/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';

/** Called with the target of a link. */
export const followed = fn();

/** Replaces a router's link: reports the target instead of leaving the story. */
function StoryLink({ href, onClick, ...props }: NzeteLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
        onClick?.(event);
      }}
      {...props}
    />
  );
}

const meta = {
  title: 'Components/TopNavigation/Tests',
  component: TopNavigation,
  tags: ['!autodocs', '!dev'],
  excludeStories: ['followed'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Nzete Foundation',
    homeHref: '/',
    donateHref: '/donate',
    currentPath: '/about',
    focusAreas: [
      { href: '/climate-mitigation', label: 'Climate', sign: 'climate', description: 'Trees', image: { src: dawn } },
      { href: '/clean-water', label: 'Water', sign: 'water', description: 'Boreholes', image: { src: river } },
      { href: '/responsible-minerals', label: 'Minerals', sign: 'minerals' },
    ],
    links: [
      { href: '/about', label: 'About' },
      { href: '/partners', label: 'Partners' },
    ],
    languageSwitcher: (variant) => <LanguageSwitcher variant={variant} value="en" onChange={() => {}} />,
  },
  beforeEach: () => {
    followed.mockClear();
    window.scrollTo(0, 0);
  },
  render: (args) => (
    <NzeteProvider linkComponent={StoryLink}>
      <TopNavigation {...args} />
      <main id="main" className="nz:wrap nz:min-h-[200vh] nz:py-section">
        <h1 className="nz:type-h1">Nzete</h1>
        <button type="button">Elsewhere</button>
      </main>
    </NzeteProvider>
  ),
} satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = (element: HTMLElement) => {
  const found = element.querySelector<HTMLElement>('[data-slot="top-navigation-bar"]');
  if (!found) throw new Error('The header is missing');
  return found;
};

export const LogoLeadsHome: Story = {
  name: '[NAV-01] [NAV-03] a fixed header with logo, link home, language switcher and Donate',
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(bar(canvasElement)).position).toBe('fixed');
    const home = canvas.getByRole('link', { name: 'Nzete Foundation Home' });
    await expect(home.querySelector('[data-slot="logo"]')).toBeVisible();
    await userEvent.click(home);
    await expect(followed).toHaveBeenLastCalledWith('/');
    await expect(canvas.getByRole('button', { name: 'Language: English EN' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Donate' }));
    await expect(followed).toHaveBeenLastCalledWith('/donate');
  },
};

export const LeadsToTheSearch: Story = {
  name: '[SEARCH-01] a link with a name leads to the search, and says that it is the current page',
  args: { searchHref: '/search', currentPath: '/search' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await userEvent.click(link);
    await expect(followed).toHaveBeenLastCalledWith('/search');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const TurnsSolid: Story = {
  name: '[NAV-05] transparent over a hero at 20 px of scroll, solid at 21 px, and transparent again at the top',
  args: { isOverHero: true },
  decorators: [(Story) => <div className="nz:ground-cloth">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const ground = () => getComputedStyle(bar(canvasElement)).backgroundColor;
    await waitFor(() => expect(ground()).toBe('rgba(0, 0, 0, 0)'));
    window.scrollTo(0, 20);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(bar(canvasElement)).toHaveAttribute('data-clear');
    window.scrollTo(0, 21);
    await waitFor(() => expect(bar(canvasElement)).not.toHaveAttribute('data-clear'));
    await waitFor(() => expect(ground()).not.toBe('rgba(0, 0, 0, 0)'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-clear'));
  },
};

export const SolidWithAnOpenList: Story = {
  name: '[NAV-05] an open list makes the header over a hero solid',
  args: { isOverHero: true },
  decorators: [(Story) => <div className="nz:ground-cloth">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const expectSolid = (isSolid: boolean) =>
      waitFor(() => expect(getComputedStyle(bar(canvasElement)).backgroundColor === 'rgba(0, 0, 0, 0)').toBe(!isSolid));
    await expectSolid(false);
    for (const name of ['Focus Areas', 'Language: English EN']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expectSolid(true);
      await userEvent.keyboard('{Escape}');
      await expectSolid(false);
    }
  },
};

export const SolidWithoutAHero: Story = {
  name: '[NAV-05] always solid on a page without a hero, whose content starts below it',
  play: async ({ canvas, canvasElement }) => {
    await expect(bar(canvasElement)).not.toHaveAttribute('data-clear');
    const { top } = canvas.getByRole('main').getBoundingClientRect();
    await expect(top).toBe(bar(canvasElement).getBoundingClientRect().bottom);
  },
};

export const NothingMovesWhenReady: Story = {
  name: '[NAV-06] the header keeps its height from loading to ready, and nothing below it moves',
  render: function Arriving(args) {
    const [status, setStatus] = useState<TopNavigationProps['status']>('loading');
    return (
      <NzeteProvider linkComponent={StoryLink}>
        <TopNavigation {...args} status={status} />
        <main id="main">
          <button type="button" onClick={() => setStatus('ready')}>
            Arrive
          </button>
        </main>
      </NzeteProvider>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const places = () => [
      bar(canvasElement).getBoundingClientRect().height,
      canvas.getByRole('main').getBoundingClientRect().top,
    ];
    await expect(places()).toEqual([76, 76]);
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible();
    await expect(places()).toEqual([76, 76]);
  },
};

export const CurrentPageIsMarked: Story = {
  name: '[NAV-08] the item of the current page has aria-current="page"',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Partners' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Focus Areas' })).not.toHaveAttribute('aria-current');
  },
};

export const SkipsToTheContent: Story = {
  name: '[NAV-08] the first Tab reaches a skip link, which moves focus to the main content',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().height).toBeGreaterThan(40);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const NameOnANarrowPhoneInFrench: Story = {
  name: '[NAV-01] on a phone of 360 px the name is visible in French too, in two lines if necessary',
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' }, locale: 'fr' },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: /^Nzete Foundation/ });
    const name = canvas.getByText(/^Nzete Foundation/).getBoundingClientRect();
    const { top, bottom, right } = brand.getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(top);
    await expect(name.bottom).toBeLessThanOrEqual(bottom);
    await expect(name.right).toBeLessThanOrEqual(right);
  },
};
