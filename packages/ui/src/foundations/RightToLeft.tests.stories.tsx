import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ForestScene } from '../components/Hero/ForestScene.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { TopNavigation } from '../components/TopNavigation/TopNavigation.tsx';
import { Breadcrumb } from '../primitives/Breadcrumb/Breadcrumb.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { ProgressRail } from '../primitives/ProgressRail/ProgressRail.tsx';
import { Tab } from '../primitives/Tabs/Tab.tsx';
import { TabList } from '../primitives/Tabs/TabList.tsx';
import { TabPanel, Tabs } from '../primitives/Tabs/Tabs.tsx';
import { ToastRegion } from '../primitives/Toast/ToastRegion.tsx';
import { createToastQueue } from '../primitives/Toast/toastQueue.ts';

/** Components in a right-to-left page. */
const meta = {
  title: 'Foundations/RightToLeft/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
        phone: { name: 'Phone', styles: { width: '360px', height: '760px' } },
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element | null) => {
  if (!element) throw new Error('The element is missing');
  return element.getBoundingClientRect();
};
const part = (slot: string) => document.querySelector(`[data-slot="${slot}"]`);
const middle = (element: Element | null) => (box(element).left + box(element).right) / 2;

export const HeroMirrors: Story = {
  name: 'the text of the hero is on the right, with its hillside below',
  render: () => (
    <Hero
      scene={<ForestScene />}
      title="Where one tree stands"
      actions={<LinkButton href="/volunteers">Join the volunteers</LinkButton>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(middle(canvas.getByRole('heading'))).toBeGreaterThan(window.innerWidth / 2);
    for (const drawing of ['hill', 'overhang']) {
      const element = document.querySelector(`.nz\\:scenery-${drawing}`);
      await expect(element && getComputedStyle(element).scale).toBe('-1 1');
    }
  },
};

export const TabsFollow: Story = {
  name: 'tabs start on the right, and the left arrow key moves to the next',
  render: () => (
    <Tabs defaultValue="realtime">
      <TabList label="Climate data">
        <Tab value="realtime">Realtime</Tab>
        <Tab value="insights">Insights</Tab>
      </TabList>
      <TabPanel value="realtime">Now</TabPanel>
      <TabPanel value="insights">By province</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(middle(first ?? null)).toBeGreaterThan(middle(second ?? null));
    await expect(part('tabs')).not.toHaveAttribute('dir');
    await userEvent.click(canvas.getByRole('tab', { name: 'Realtime' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Insights' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('By province');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Realtime' })).toHaveFocus();
  },
};

export const TabsOfOtherDirection: Story = {
  name: 'tabs with their own direction keep it',
  render: () => (
    <Tabs dir="ltr" defaultValue="realtime">
      <TabList label="Climate data">
        <Tab value="realtime">Realtime</Tab>
        <Tab value="insights">Insights</Tab>
      </TabList>
      <TabPanel value="realtime">Now</TabPanel>
      <TabPanel value="insights">By province</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    await expect(part('tabs')).toHaveAttribute('dir', 'ltr');
    await userEvent.click(canvas.getByRole('tab', { name: 'Realtime' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Insights' })).toHaveFocus();
  },
};

export const SheetMirrors: Story = {
  name: 'the mobile menu starts on the right, and its close button is on the left',
  globals: { viewport: { value: 'phone' } },
  render: () => <TopNavigation name="Nzete" donateHref="/donate" links={[{ href: '/impact', label: 'Impact' }]} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open menu' });
    await expect(middle(open)).toBeLessThan(window.innerWidth / 2);
    await userEvent.click(open);
    const sheet = within(canvas.getByRole('dialog'));
    await expect(middle(sheet.getByRole('button', { name: 'Close menu' }))).toBeLessThan(window.innerWidth / 2);
    await expect(middle(sheet.getByRole('link', { name: /Nzete/ }))).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const BreadcrumbMirrors: Story = {
  name: 'a breadcrumb runs from right to left',
  render: () => <Breadcrumb steps={[{ href: '/', label: 'Home' }]} current="Team" />,
  play: async () => {
    await expect(middle(part('breadcrumb-step'))).toBeGreaterThan(middle(part('breadcrumb-current')));
  },
};

export const DialogMirrors: Story = {
  name: 'the title of a dialog is on the right, its close button on the left',
  render: () => <Dialog open title="Remove this sensor?" />,
  play: async () => {
    const close = middle(part('dialog-close'));
    await expect(close).toBeLessThan(middle(part('dialog')));
    await expect(box(part('dialog-close')).left - box(part('dialog')).left).toBeLessThan(40);
    await expect(getComputedStyle(part('dialog-title') ?? document.body).textAlign).toBe('start');
  },
};

const toasts = createToastQueue();
export const ToastMirrors: Story = {
  name: 'a toast is in the opposite corner, with its icon on the right and its close button on the left',
  render: () => <ToastRegion queue={toasts} />,
  play: async ({ canvasElement }) => {
    const key = toasts.add({ title: 'Seedlings logged' }, { timeout: null });
    await within(canvasElement.ownerDocument.body).findByText('Seedlings logged');
    await expect(box(part('toast-region')).left).toBe(0);
    await expect(middle(part('toast-close'))).toBeLessThan(middle(part('toast-title')));
    await expect(middle(part('toast-icon'))).toBeGreaterThan(middle(part('toast-title')));
    toasts.close(key);
  },
};

export const RailMirrors: Story = {
  name: 'a rail fills from the right, with its diamond at the end',
  render: () => <ProgressRail label="Trees planted" value={25} valueLabel="25%" />,
  play: async () => {
    const track = part('progress-track');
    const [strands, drawing] = track?.querySelectorAll('svg') ?? [];
    await expect(middle(strands ?? null)).toBeGreaterThan(middle(track));
    const diamond = drawing?.querySelector('path') ?? null;
    await expect(Math.abs(middle(diamond) - box(strands ?? null).left)).toBeLessThan(3);
    await expect(middle(part('progress-rail-label'))).toBeGreaterThan(middle(part('progress-rail-value')));
  },
};
