import { defineMessages, type NoMessageValues } from 'react-intl';

export const pictureMessages = defineMessages<{
  none: NoMessageValues;
  choose: NoMessageValues;
  chooseFor: { name: string };
  hint: NoMessageValues;
  sending: NoMessageValues;
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
});
