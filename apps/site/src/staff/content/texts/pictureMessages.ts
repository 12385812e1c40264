import { defineMessages, type NoMessageValues } from 'react-intl';

export const pictureMessages = defineMessages<{
  none: NoMessageValues;
  choose: NoMessageValues;
  chooseFor: { name: string };
  hint: NoMessageValues;
  sending: NoMessageValues;
  tooLarge: NoMessageValues;
  tooSmall: NoMessageValues;
}>({
  none: { id: 'site.staffContent.picture.none', defaultMessage: 'No picture yet', description: 'In an empty frame' },
  choose: { id: 'site.staffContent.picture.choose', defaultMessage: 'Choose a photo', description: 'Button' },
  chooseFor: {
    id: 'site.staffContent.picture.chooseFor',
    defaultMessage: 'Choose a photo: {name}',
    description: 'Name of the button for screen readers. {name}: of the field',
  },
  hint: {
    id: 'site.staffContent.picture.hint',
    defaultMessage: 'At least 800 px, at most 10 MB. Location data is removed. Get the person’s consent first.',
    description: 'Under the button',
  },
  sending: {
    id: 'site.staffContent.picture.sending',
    defaultMessage: 'Sending the photo…',
    description: 'While a photo is sent, for screen readers',
  },
  tooLarge: {
    id: 'site.staffContent.picture.tooLarge',
    defaultMessage: 'This photo has more than 10 MB. Choose a smaller one.',
    description: 'Error',
  },
  tooSmall: {
    id: 'site.staffContent.picture.tooSmall',
    defaultMessage: 'This photo is less than 800 px wide. Choose a larger one.',
    description: 'Error',
  },
});
