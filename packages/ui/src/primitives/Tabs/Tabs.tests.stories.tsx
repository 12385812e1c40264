import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tab } from './Tab.tsx';
import { TabList } from './TabList.tsx';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Navigation/Tabs/Tests',
  component: Tabs,
  tags: ['!autodocs', '!dev'],
  args: {
    defaultValue: 'apply',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Partnership">
          <Tab value="apply">Apply</Tab>
          <Tab value="partners">Current partners</Tab>
          <Tab value="closed" disabled>
            Closed
          </Tab>
          <Tab value="kyc">Verification</Tab>
        </TabList>
        <TabPanel value="apply">Apply here</TabPanel>
        <TabPanel value="partners">All partners</TabPanel>
        <TabPanel value="closed">Nothing</TabPanel>
        <TabPanel value="kyc">Five steps</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Current partners' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Current partners' })).toHaveTextContent('All partners');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('partners');
    // A tab names its panel only while the panel exists.
    const named = canvas.getAllByRole('tab').flatMap((tab) => tab.getAttribute('aria-controls') ?? []);
    await expect(named).toEqual([canvas.getByRole('tabpanel').id]);
  },
};

export const ArrowsHomeAndEndMoveBetweenTabs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Partnership' })).toBeInTheDocument();
    await userEvent.tab();
    const journey = [
      ['{ArrowRight}', 'Current partners'],
      ['{ArrowRight}', 'Verification'],
      ['{ArrowRight}', 'Apply'],
      ['{ArrowLeft}', 'Verification'],
      ['{Home}', 'Apply'],
      ['{End}', 'Verification'],
    ] as const;
    for (const [key, name] of journey) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveFocus());
      await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five steps');
  },
};

export const TabMovesIntoThePanelAndBackToTheChosenTab: Story = {
  args: { defaultValue: 'partners' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Current partners' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Current partners' })).toHaveFocus();
  },
};

export const ManualWaitsForEnter: Story = {
  args: { activationMode: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Current partners' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Apply here');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('All partners');
  },
};

export const ADisabledTabCannotBeChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Closed' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Apply here');
  },
};

/** Like a page that keeps the tab in its URL. */
function InAddress({ onValueChange, ...args }: TabsProps) {
  const [address, setAddress] = useState('?tab=kyc');
  return (
    <>
      <p>{address}</p>
      <button type="button" onClick={() => setAddress('?tab=apply')}>
        Back
      </button>
      <Tabs {...args} value={address.slice(5)} onValueChange={(tab) => setAddress(`?tab=${tab}`)} />
    </>
  );
}

export const ControlledByTheUrl: Story = {
  render: (args) => <InAddress {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five steps');
    await userEvent.click(canvas.getByRole('tab', { name: 'Current partners' }));
    await expect(canvas.getByText('?tab=partners')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('tab', { name: 'Apply' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const TheChosenTabIsScrolledIntoView: Story = {
  args: { defaultValue: 'kyc', className: 'nz:w-64' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: 'Verification' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThan(list.right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const BeforeTheFirstFocusTheChosenTabIsTheOnlyTabStop: Story = {
  args: { defaultValue: 'partners' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('tabindex', '-1');
    const stops = canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    await expect(stops.map((tab) => tab.textContent)).toEqual(['Current partners']);
  },
};

export const WithoutAChosenTabTheFirstOneIsReached: Story = {
  args: { defaultValue: 'nowhere' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Apply' })).toHaveFocus());
  },
};

function PanelThatLoads() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLoaded(true)}>
        Load
      </button>
      <Tabs defaultValue="apply">
        <TabList label="Partnership">
          <Tab value="apply">Apply</Tab>
        </TabList>
        <TabPanel value="apply">{isLoaded ? <a href="#form">To the form</a> : 'Loading'}</TabPanel>
      </Tabs>
    </>
  );
}

export const APanelWithALinkIsNotATabStop: Story = {
  render: () => <PanelThatLoads />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveAttribute('tabindex', '-1'));
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Apply' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'To the form' })).toHaveFocus();
  },
};

export const InAColumnUpAndDownMove: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Current partners' })).toHaveFocus());
    const tabs = canvas.getByRole('tablist').getBoundingClientRect();
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
    await expect(panel.left).toBeGreaterThan(tabs.right);
    await expect(panel.top).toBe(tabs.top);
  },
};

export const TheFirstTabIsAlignedWithItsPanel: Story = {
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Apply'));
    await expect(words.getBoundingClientRect().left).toBe(canvas.getByRole('tabpanel').getBoundingClientRect().left);
  },
};

export const AnArrowShowsMoreTabs: Story = {
  args: { className: 'nz:w-64' },
  play: async ({ canvas, canvasElement }) => {
    const sides = () =>
      [...canvasElement.querySelectorAll('[data-slot="tab-list-more"]')].map((arrow) =>
        arrow.getAttribute('data-side'),
      );
    await waitFor(() => expect(sides()).toEqual(['end']));
    await userEvent.click(canvas.getByRole('tab', { name: 'Verification' }));
    await waitFor(() => expect(sides()).toEqual(['start']));
  },
};

export const WorksWithoutCheckVisibility: Story = {
  name: 'a panel with a link takes no focus itself, also in a browser without `checkVisibility`',
  args: {
    children: (
      <>
        <TabList label="Partnership">
          <Tab value="apply">Apply</Tab>
        </TabList>
        <TabPanel value="apply">
          <a href="#form">To the form</a>
        </TabPanel>
      </>
    ),
  },
  beforeEach: () => {
    const { checkVisibility } = Element.prototype;
    Object.assign(Element.prototype, { checkVisibility: undefined });
    return () => void Object.assign(Element.prototype, { checkVisibility });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tabpanel')).not.toHaveAttribute('tabindex', '0'));
  },
};
