import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, Lightbulb, Plug } from 'lucide-react';
import { States as StatesOf } from '../../foundations/States.tsx';
import { Tab } from './Tab.tsx';
import { TabList } from './TabList.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['tabs'],
      do: ['Show two to six views of one subject.', 'Name each tab in one or two words.'],
      dont: ['Do not use it for consecutive steps; use Wizard.', 'Do not hide content that everyone must read.'],
    },
  },
  argTypes: { children: { control: false } },
  args: {
    defaultValue: 'realtime',
    children: (
      <>
        <TabList label="Climate data">
          <Tab value="realtime" icon={<Activity />}>
            Realtime
          </Tab>
          <Tab value="insights" icon={<Lightbulb />}>
            Insights
          </Tab>
          <Tab value="plugins" icon={<Plug />}>
            Plugins
          </Tab>
        </TabList>
        <TabPanel value="realtime">Twenty-six provinces, read every ten minutes.</TabPanel>
        <TabPanel value="insights">Ask a question about the climate of a province.</TabPanel>
        <TabPanel value="plugins">Nine sources, seven of them at work.</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithADisabledTab: Story = {
  args: {
    defaultValue: 'apply',
    children: (
      <>
        <TabList label="Partnership">
          <Tab value="apply">Apply</Tab>
          <Tab value="partners">Current partners</Tab>
          <Tab value="kyc" disabled>
            Verification
          </Tab>
        </TabList>
        <TabPanel value="apply">Verification opens once your application is in.</TabPanel>
        <TabPanel value="partners">Twenty-five partners.</TabPanel>
      </>
    ),
  },
};

/**
 * In a column beside the panel, for many tabs on wide screens. The up and down arrow keys move
 * between them.
 */
export const Vertical: Story = { args: { orientation: 'vertical' } };

const oneTab = (name: string, disabled?: boolean) => (
  <Tabs defaultValue="apply">
    <TabList label={name}>
      <Tab value="partners" disabled={disabled}>
        Partners
      </Tab>
      <Tab value="apply">Apply</Tab>
    </TabList>
    <TabPanel value="apply">Your project, your budget, your dates.</TabPanel>
    <TabPanel value="partners">Twenty-five partners.</TabPanel>
  </Tabs>
);

export const States: Story = {
  render: () => (
    <StatesOf
      states={[
        { name: 'Default', specimen: oneTab('At rest') },
        { name: 'Hover', held: 'hover', specimen: oneTab('Under the pointer') },
        { name: 'Focus', held: 'focus', specimen: oneTab('Focused') },
        { name: 'Disabled', specimen: oneTab('With a disabled tab', true) },
      ]}
    />
  ),
};

export const OnCloth: Story = { decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>] };

/**
 * If they do not fit, the tabs scroll sideways, an arrow shows it, and the selected one is scrolled
 * into view.
 */
export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-80',
    defaultValue: 'kyc',
    children: (
      <>
        <TabList label="Partenariat">
          <Tab value="apply">Poser sa candidature</Tab>
          <Tab value="partners">Partenaires actuels</Tab>
          <Tab value="kyc">Vérification d’identité</Tab>
        </TabList>
        <TabPanel value="apply">Votre projet, votre budget, vos dates.</TabPanel>
        <TabPanel value="partners">Vingt-cinq partenaires.</TabPanel>
        <TabPanel value="kyc">Cinq étapes, dix minutes.</TabPanel>
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Tabs defaultValue="one">
      <TabList label="Application">
        <Tab value="one">1. Organisation</Tab>
        <Tab value="two">2. Project</Tab>
      </TabList>
      <TabPanel value="one">Fill in both before you send.</TabPanel>
      <TabPanel value="two">What you plan.</TabPanel>
    </Tabs>
  ),
};
