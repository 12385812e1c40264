import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Topic } from '../../shared/routes.ts';

interface TopicMessages {
  title: MessageDescriptor;
  /** What its articles are about; at most 160 characters. */
  description: MessageDescriptor;
}

/** The topics of "Climate, explained". */
export const topicMessages: Record<Topic, TopicMessages> = {
  climate: defineMessages({
    title: {
      id: 'site.help.topics.climate',
      defaultMessage: 'The climate of DR Congo',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.climateText',
      defaultMessage: 'Seasons and rain, why the climate changes, and what that means in DR Congo.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  forests: defineMessages({
    title: {
      id: 'site.help.topics.forests',
      defaultMessage: 'Forests and trees',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.forestsText',
      defaultMessage: 'Why the forests of the Congo Basin matter, why they are lost, and what each of us can do.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  farming: defineMessages({
    title: {
      id: 'site.help.topics.farming',
      defaultMessage: 'Farming and fishing',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.farmingText',
      defaultMessage: 'When to sow, how to keep soil and water, and what helps against drought and pests.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  values: defineMessages({
    title: {
      id: 'site.help.topics.values',
      defaultMessage: 'What the values mean',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.valuesText',
      defaultMessage: 'How to read the values of the climate data page, who makes them, and how sure they are.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  'water-and-floods': defineMessages({
    title: {
      id: 'site.help.topics.waterAndFloods',
      defaultMessage: 'Water and floods',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.waterAndFloodsText',
      defaultMessage: 'Floods, landslides and ravines, clean drinking water, and how to prevent cholera.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  'health-and-air': defineMessages({
    title: {
      id: 'site.help.topics.healthAndAir',
      defaultMessage: 'Health and air',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.healthAndAirText',
      defaultMessage: 'Heat, smoke and bad air, malaria and storms: who is at risk, and what to do.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  'energy-and-minerals': defineMessages({
    title: {
      id: 'site.help.topics.energyAndMinerals',
      defaultMessage: 'Energy and minerals',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.energyAndMineralsText',
      defaultMessage:
        'Cobalt and copper, mining and the environment, solar power at home, hydropower, and old batteries.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  'agreements-and-money': defineMessages({
    title: {
      id: 'site.help.topics.agreementsAndMoney',
      defaultMessage: 'Agreements and money',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.agreementsAndMoneyText',
      defaultMessage:
        'COP, the Paris Agreement and the plan of DR Congo, carbon credits, climate money, and how to recognise scams.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
  youth: defineMessages({
    title: {
      id: 'site.help.topics.youth',
      defaultMessage: 'For young people',
      description: 'Page title and heading',
    },
    description: {
      id: 'site.help.topics.youthText',
      defaultMessage:
        'Green jobs, studies and school clubs, how to check news about the climate, and how to save mobile data.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
};
