import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as callToAction from '../components/CallToAction/CallToAction.stories.tsx';
import * as hero from '../components/Hero/Hero.stories.tsx';
import * as newsletterForm from '../components/NewsletterForm/NewsletterForm.stories.tsx';
import * as siteFooter from '../components/SiteFooter/SiteFooter.stories.tsx';
import * as valueGrid from '../components/ValueGrid/ValueGrid.stories.tsx';

const parts = [hero, valueGrid, callToAction, newsletterForm, siteFooter].map((module) => {
  const stories: Record<string, ComponentType> = composeStories(module as Parameters<typeof composeStories>[0]);
  const Part = Object.entries(stories).find(([name]) => name !== 'Dark')?.[1];
  return Part && <Part key={module.default.title} />;
});

/**
 * A page in a second brand: other colours, fonts and logo, set by one block of variables and the
 * provider's `mark`.
 */
const meta = {
  title: 'Foundations/Brand',
  globals: { brand: 'lake' },
  // The sections come from several pages, so their heading levels are not consecutive.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: () => <>{parts}</>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
