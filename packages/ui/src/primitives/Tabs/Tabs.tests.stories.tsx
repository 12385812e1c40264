import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tab, TabList } from './TabList.tsx';
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

export const TabGoesOnIntoThePanelAndBackToTheChosenTab: Story = {
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

/** As a page does that keeps the tab in its address. */
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

export const ControlledFromTheAddress: Story = {
  render: (args) => <InAddress {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five steps');
    await userEvent.click(canvas.getByRole('tab', { name: 'Current partners' }));
    await expect(canvas.getByText('?tab=partners')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('tab', { name: 'Apply' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const TheChosenTabIsBroughtIntoView: Story = {
  args: { defaultValue: 'kyc', className: 'nz:w-64' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: 'Verification' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThan(list.right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
