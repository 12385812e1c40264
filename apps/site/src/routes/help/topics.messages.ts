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
      defaultMessage: 'Seasons, rain, and why the climate changes.',
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
      defaultMessage: 'Why they matter, and what we can do.',
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
      defaultMessage: 'When to sow, and what helps in drought.',
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
      defaultMessage: 'Who makes them, and how sure they are.',
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
      defaultMessage: 'Floods, clean water and cholera.',
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
      defaultMessage: 'Heat, smoke, malaria and storms.',
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
      defaultMessage: 'Cobalt, copper, solar power and water power.',
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
      defaultMessage: 'COP, carbon credits, climate money and scams.',
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
      defaultMessage: 'Jobs, studies, clubs, and saving mobile data.',
      description: 'What the page is about; at most 160 characters',
    },
  }),
};
