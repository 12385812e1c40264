import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as callToAction from '../components/CallToAction/CallToAction.stories.tsx';
import * as hero from '../components/Hero/Hero.stories.tsx';
import * as newsletterForm from '../components/NewsletterForm/NewsletterForm.stories.tsx';
import * as siteFooter from '../components/SiteFooter/SiteFooter.stories.tsx';
import * as valueGrid from '../components/ValueGrid/ValueGrid.stories.tsx';

const parts = [hero, valueGrid, callToAction, newsletterForm, siteFooter].map((module) => {
  const [First] = Object.values(composeStories(module as Parameters<typeof composeStories>[0]));
  return First;
});

/** A page in a second brand: other colours, another face, another mark, by one block of variables and the provider's `mark`. */
const meta = {
  title: 'Foundations/Brand',
  globals: { brand: 'lake' },
  parameters: { layout: 'fullscreen' },
  render: () => <>{parts.map((Part) => (Part ? <Part key={Part.storyName} /> : null))}</>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
