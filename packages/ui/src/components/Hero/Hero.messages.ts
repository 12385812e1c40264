import { defineMessages, type NoMessageValues } from 'react-intl';

export const heroMessages = defineMessages<{
  pictures: NoMessageValues;
  carousel: NoMessageValues;
  slide: NoMessageValues;
  position: { index: string; count: string };
  show: { index: string; count: string };
  pause: NoMessageValues;
  play: NoMessageValues;
  loading: NoMessageValues;
  error: NoMessageValues;
}>({
  pictures: {
    id: 'ui.Hero.pictures',
    defaultMessage: 'Pictures of our work',
    description: 'Name of the carousel on the home page, for a screen reader',
  },
  carousel: {
    id: 'ui.Hero.carousel',
    defaultMessage: 'carousel',
    description: 'Role of the carousel for a screen reader, after its name',
  },
  slide: {
    id: 'ui.Hero.slide',
    defaultMessage: 'slide',
    description: 'Role of a slide for a screen reader, after its name ("Picture 2 of 3, slide")',
  },
  position: {
    id: 'ui.Hero.position',
    defaultMessage: 'Picture {index} of {count}',
    description: 'Name of a slide for a screen reader; both are numbers',
  },
  show: {
    id: 'ui.Hero.show',
    defaultMessage: 'Show picture {index} of {count}',
    description: 'Name of a diamond that shows one of the pictures; both are numbers',
  },
  pause: {
    id: 'ui.Hero.pause',
    defaultMessage: 'Pause the pictures',
    description: 'Pause button of the carousel',
  },
  play: {
    id: 'ui.Hero.play',
    defaultMessage: 'Play the pictures',
    description: 'Play button of the carousel',
  },
  loading: {
    id: 'ui.Hero.loading',
    defaultMessage: 'Loading hero...',
    description:
      'While pictures and figures at the head of the home page are on their way. "Hero" is that head of the page',
  },
  error: {
    id: 'ui.Hero.error',
    defaultMessage: 'Error loading hero.',
    description: 'When pictures and figures at the head of the home page could not be loaded',
  },
});
