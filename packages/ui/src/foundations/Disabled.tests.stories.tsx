import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button/Button.tsx';
import { CheckboxField } from '../primitives/CheckboxField/CheckboxField.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../primitives/SelectField/SelectField.tsx';
import { Switch } from '../primitives/Switch/Switch.tsx';
import { Tab } from '../primitives/Tabs/Tab.tsx';
import { TabList } from '../primitives/Tabs/TabList.tsx';
import { TabPanel, Tabs } from '../primitives/Tabs/Tabs.tsx';
import { TextArea } from '../primitives/TextArea/TextArea.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'once', label: 'Once' },
];

const meta = {
  title: 'Foundations/Disabled/Tests',
  tags: ['!autodocs', '!dev'],
  render: () => (
    <div className="nz:grid nz:justify-items-start nz:gap-3">
      {(['primary', 'give', 'line', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Send
        </Button>
      ))}
      <IconButton label="Search" variant="line" disabled />
      <TextField label="Name" disabled defaultValue="Grace" />
      <TextArea label="Message" disabled />
      <SelectField label="Province" disabled options={options} />
      <CheckboxField label="I agree" disabled />
      <RadioGroup label="How often" disabled options={options} />
      <RadioGroup label="How often, boxed" variant="boxed" disabled options={options} />
      <SegmentedControl label="View" disabled options={options} />
      <Switch label="Rain alerts" isDisabled />
      <Tabs defaultValue="open">
        <TabList label="Partnership">
          <Tab value="open">Open</Tab>
          <Tab value="closed" disabled>
            Closed
          </Tab>
        </TabList>
        <TabPanel value="open">Applications are open.</TabPanel>
        <TabPanel value="closed">Applications are closed.</TabPanel>
      </Tabs>
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The styles of a disabled control: sunk, a thin line, no heavier lower edge. */
const drawnParts = [
  'button:disabled',
  'input:disabled:not([data-slot="segmented-control"] input, [data-slot="switch"] input)',
  'select:disabled',
  'textarea:disabled',
  '[data-slot="segmented-control-option"]',
  '[data-slot="switch"]:has(:disabled) [data-slot="switch-track"]',
].join();

const lookOf = (element: Element) => {
  const { backgroundColor, boxShadow, outline, outlineOffset, borderBottomColor, borderBottomWidth } =
    getComputedStyle(element);
  const border = borderBottomWidth === '0px' ? 'none' : borderBottomColor;
  return JSON.stringify({ backgroundColor, boxShadow, outline, outlineOffset, hasBorder: !/none|, 0\)$/.test(border) });
};

export const EverythingDisabledLooksAlike: Story = {
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll(drawnParts)];
    await expect(parts.length).toBeGreaterThanOrEqual(18);
    const looks = () => new Map(parts.map((part) => [lookOf(part), part.outerHTML.slice(0, 120)]));
    // With another brand or theme, colour transitions may still run when the story starts.
    await waitFor(() => expect([...looks()]).toHaveLength(1));
    await expect([...looks().keys()][0]).toMatch(/"boxShadow":"none".* solid 1(\.5)?px.*"hasBorder":false/);
  },
};
