import dawn from 'scene:canopy-dawn';
import river from 'scene:river-bend';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type NzeteLinkProps, NzeteProvider } from '../../provider/index.ts';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';

const followed = fn();

/** Stands in for a router's link: says where it leads instead of leaving the story. */
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
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } },
  },
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
    languageSwitcher: (look) => <LanguageSwitcher look={look} value="en" onChange={() => {}} />,
  },
  beforeEach: () => {
    followed.mockClear();
    window.scrollTo(0, 0);
  },
  render: (args) => (
    <NzeteProvider linkComponent={StoryLink}>
      <TopNavigation {...args} />
      <main id="main" className="wrap min-h-[200vh] py-section">
        <h1 className="type-h1">Nzete</h1>
        <button type="button">Elsewhere</button>
      </main>
    </NzeteProvider>
  ),
} satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const focusAreas = (canvas: Canvas) => canvas.getByRole('button', { name: 'Focus Areas' });
const areaLink = (canvas: Canvas, name: RegExp) => canvas.queryByRole('link', { name });
const sheet = (canvas: Canvas) => within(canvas.getByRole('dialog', { name: 'Menu' }));
const openMenu = (canvas: Canvas) => canvas.getByRole('button', { name: 'Open menu' });
const bar = (element: HTMLElement) => {
  const found = element.querySelector<HTMLElement>('[data-slot="top-navigation-bar"]');
  if (!found) throw new Error('There is no bar');
  return found;
};
const phone = { viewport: { value: 'phone' } };

export const LogoLeadsHome: Story = {
  name: '[NAV-01] [NAV-03] a fixed bar with logo, link home, language switcher and Donate',
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

export const FocusAreasByPointer: Story = {
  name: '[NAV-02] a click opens the focus areas; following one closes them',
  play: async ({ canvas }) => {
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
    await userEvent.click(focusAreas(canvas));
    await expect(focusAreas(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(areaLink(canvas, /Minerals/)).toHaveAttribute('href', '/responsible-minerals');
    await userEvent.click(canvas.getByRole('link', { name: /Climate/ }));
    await expect(followed).toHaveBeenLastCalledWith('/climate-mitigation');
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Partners' })).toHaveAttribute('href', '/partners');
  },
};

export const FocusAreasByKeyboard: Story = {
  name: '[NAV-02] Enter opens the focus areas, Escape closes them and returns focus to their button',
  play: async ({ canvas }) => {
    focusAreas(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(areaLink(canvas, /Climate/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(focusAreas(canvas)).toHaveFocus();
    await expect(focusAreas(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
  },
};

export const OutsideClosesFocusAreas: Story = {
  name: '[NAV-02] a press outside closes the focus areas, and so does moving past them',
  play: async ({ canvas }) => {
    await userEvent.click(focusAreas(canvas));
    await userEvent.click(canvas.getByRole('heading', { name: 'Nzete' }));
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
    await userEvent.click(focusAreas(canvas));
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus();
    await expect(areaLink(canvas, /Climate/)).not.toBeInTheDocument();
  },
};

export const PictureFollowsThePointer: Story = {
  name: '[NAV-02] the picture is that of the area pointed at or focused, and stays where an area has none',
  play: async ({ canvas, canvasElement }) => {
    const picture = () => canvasElement.querySelector('[data-slot="picture"] img')?.getAttribute('src');
    await userEvent.click(focusAreas(canvas));
    await expect(picture()).toBe(dawn);
    await userEvent.hover(canvas.getByRole('link', { name: /Water/ }));
    await expect(picture()).toBe(river);
    canvas.getByRole('link', { name: /Climate/ }).focus();
    await waitFor(() => expect(picture()).toBe(dawn));
    await userEvent.hover(canvas.getByRole('link', { name: /Minerals/ }));
    await expect(picture()).toBe(dawn);
  },
};

export const TurnsSolid: Story = {
  name: '[NAV-05] clear over a hero at 20 px of scroll, solid at 21 px, and clear again at the top',
  args: { isOverHero: true },
  decorators: [(Story) => <div className="ground-cloth">{Story()}</div>],
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
  name: '[NAV-05] an open list makes the bar over a hero solid, so that both are one',
  args: { isOverHero: true },
  decorators: [(Story) => <div className="ground-cloth">{Story()}</div>],
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
  name: '[NAV-05] solid from the start on a page without a hero, whose content begins below it',
  play: async ({ canvas, canvasElement }) => {
    await expect(bar(canvasElement)).not.toHaveAttribute('data-clear');
    const { top } = canvas.getByRole('main').getBoundingClientRect();
    await expect(top).toBe(bar(canvasElement).getBoundingClientRect().bottom);
  },
};

export const LoadingSaysSo: Story = {
  name: '[NAV-06] "Loading navigation..." in a status while the links are on their way',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading navigation...');
    await expect(canvas.getByRole('link', { name: 'Donate' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
  },
};

export const FailureLeavesAWay: Story = {
  name: '[NAV-06] [NAV-07] "Error loading navigation." in an alert, and fixed links to go on with',
  args: { status: 'error', fallbackHrefs: { team: '/people' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading navigation.');
    const labels = ['Volunteers', 'Impact', 'Gallery', 'Team', 'Partners', 'About', 'Donate'];
    const hrefs = labels.map((name) => canvas.getByRole('link', { name }).getAttribute('href'));
    await expect(hrefs).toEqual(['/volunteers', '/impact', '/gallery', '/people', '/partners', '/about', '/donate']);
  },
};

const expectLinks =
  (labels: string[]): Story['play'] =>
  async ({ canvas }) => {
    for (const name of labels) await expect(canvas.getByRole('link', { name })).toBeVisible();
  };

export const FallbackFrench: Story = {
  name: '[NAV-07] the fixed labels in French',
  args: { status: 'error' },
  globals: { locale: 'fr' },
  play: expectLinks(['Bénévoles', 'Impact', 'Galerie', 'Équipe', 'Partenaires', 'À propos', 'Faire un don']),
};

export const FallbackLingala: Story = {
  name: '[NAV-07] the fixed labels in Lingala',
  args: { status: 'error' },
  globals: { locale: 'ln' },
  play: expectLinks([
    'Basali na bolingo',
    'Mbuma ya mosala',
    'Bafoto',
    'Ekipe',
    'Baninga ya mosala',
    'Mpo na biso',
    'Pesa likabo',
  ]),
};

export const FallbackKiswahili: Story = {
  name: '[NAV-07] the fixed labels in Kiswahili',
  args: { status: 'error' },
  globals: { locale: 'sw' },
  play: expectLinks(['Wanaojitolea', 'Matokeo', 'Picha', 'Timu', 'Washirika', 'Kuhusu sisi', 'Changia']),
};

export const NothingMovesWhenReady: Story = {
  name: '[NAV-06] the bar keeps its height from loading to ready, and nothing below it moves',
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
  name: '[NAV-08] the entry of the current page carries aria-current="page"',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Partners' })).not.toHaveAttribute('aria-current');
    await expect(focusAreas(canvas)).not.toHaveAttribute('aria-current');
  },
};

export const ParentIsMarked: Story = {
  name: '[NAV-08] a page inside a focus area marks the list and, in it, the area',
  args: { currentPath: '/responsible-minerals/ethical-sourcing' },
  play: async ({ canvas }) => {
    await expect(focusAreas(canvas)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(focusAreas(canvas));
    await expect(areaLink(canvas, /Minerals/)).toHaveAttribute('aria-current', 'true');
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

export const MenuByPointer: Story = {
  name: '[NAV-04] on a phone the button opens the menu; following a link closes it',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    await userEvent.click(openMenu(canvas));
    const menu = sheet(canvas);
    await userEvent.click(menu.getByRole('button', { name: 'Focus Areas' }));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Water' })).toBeVisible());
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(menu.getByRole('link', { name: 'Partners' }));
    await expect(followed).toHaveBeenLastCalledWith('/partners');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MenuEscape: Story = {
  name: '[NAV-04] Escape closes the menu and returns focus to its button',
  globals: phone,
  play: async ({ canvas }) => {
    openMenu(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sheet(canvas).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(openMenu(canvas)).toHaveFocus();
  },
};

export const MenuCloseButton: Story = {
  name: '[NAV-04] its button closes the menu, the page scrolls again',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.click(sheet(canvas).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await expect(openMenu(canvas)).toHaveFocus();
  },
};

export const MenuKeepsThePageOut: Story = {
  name: '[NAV-04] while the menu is open nothing behind it takes focus',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await expect(canvas.getByRole('dialog', { name: 'Menu' }).matches(':modal')).toBe(true);
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).not.toHaveFocus();
  },
};

export const MenuClosesWithThePage: Story = {
  name: '[NAV-04] the menu closes when the page changes by other means, Back for instance',
  globals: phone,
  render: function Moving(args) {
    const [path, setPath] = useState('/about');
    return (
      <NzeteProvider linkComponent={StoryLink}>
        <TopNavigation
          {...args}
          currentPath={path}
          languageSwitcher={() => (
            <button type="button" onClick={() => setPath('/partners')}>
              Back
            </button>
          )}
        />
        <main id="main" />
      </NzeteProvider>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await userEvent.click(sheet(canvas).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MenuWhileLoading: Story = {
  name: '[NAV-06] the open menu says that the links are on their way',
  args: { status: 'loading' },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(openMenu(canvas));
    await expect(sheet(canvas).getByRole('status')).toHaveTextContent('Loading navigation...');
    await waitFor(() => expect(sheet(canvas).getByRole('link', { name: 'Donate' })).toBeVisible());
  },
};
