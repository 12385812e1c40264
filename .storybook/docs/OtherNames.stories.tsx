import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';

interface See {
  text: string;
  /** The docs pages, by id. */
  links: Record<string, string>;
}

/** Where to look for something that other design systems call by another name. */
function SeeInstead({ text, links }: See) {
  return (
    <>
      <p className="nz:max-w-measure">{text}</p>
      <ul>
        {Object.entries(links).map(([id, name]) => (
          <li key={id}>
            <Link href={`./?path=/docs/${id}--docs`} target="_parent">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const meta = {
  title: 'Other names',
  component: SeeInstead,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SeeInstead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modal: Story = {
  name: 'Modal: see Dialog',
  args: {
    text: 'A modal is a Dialog: it traps the focus, and Escape closes it.',
    links: { 'primitives-feedback-dialog': 'Dialog' },
  },
};

export const Accordion: Story = {
  name: 'Accordion: see Disclosure',
  args: {
    text: 'An accordion is a group of Disclosures, of which one is open at a time.',
    links: { 'primitives-content-disclosure': 'Disclosure' },
  },
};

export const Carousel: Story = {
  name: 'Carousel: see Hero and Lightbox',
  args: {
    text: 'The pictures of the Hero change by themselves, with buttons to stop and to turn. In a Lightbox the reader turns them.',
    links: { 'components-hero': 'Hero', 'components-lightbox': 'Lightbox' },
  },
};

export const Dropdown: Story = {
  name: 'Dropdown: see SelectField, TopNavigation and LanguageSwitcher',
  args: {
    text: 'Choices in a form are a native select. Lists of links that open from a header are part of its navigation.',
    links: {
      'primitives-forms-selectfield': 'SelectField',
      'components-topnavigation': 'TopNavigation',
      'components-languageswitcher': 'LanguageSwitcher',
    },
  },
};

export const Stepper: Story = {
  name: 'Stepper: see Wizard and ProgressRail',
  args: {
    text: 'A Wizard is a form in steps. A ProgressRail shows the steps without the form.',
    links: { 'primitives-forms-wizard': 'Wizard', 'primitives-feedback-progressrail': 'ProgressRail' },
  },
};

export const Tooltip: Story = {
  name: 'Tooltip: see Field and IconButton',
  args: {
    text: 'There is none, because a touch screen cannot hover. Write the hint under the field, and name a button with an icon.',
    links: { 'primitives-forms-field': 'Field', 'primitives-actions-iconbutton': 'IconButton' },
  },
};

export const Pagination: Story = {
  name: 'Pagination: see CourseBrowser and UpdateFeed',
  args: {
    text: 'A CourseBrowser has numbered pages. An UpdateFeed adds the next ones to the list.',
    links: { 'components-coursebrowser': 'CourseBrowser', 'components-updatefeed': 'UpdateFeed' },
  },
};
