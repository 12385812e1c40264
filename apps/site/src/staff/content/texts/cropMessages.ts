import { defineMessages, type NoMessageValues } from 'react-intl';

export const cropMessages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  picture: NoMessageValues;
  pixels: { width: string; height: string };
  shape: NoMessageValues;
  'shape.own': NoMessageValues;
  'shape.square': NoMessageValues;
  'shape.4:3': NoMessageValues;
  'shape.16:9': NoMessageValues;
  size: NoMessageValues;
  left: NoMessageValues;
  top: NoMessageValues;
  use: NoMessageValues;
}>({
  title: {
    id: 'site.staffContent.crop.title',
    defaultMessage: 'Choose what is shown of the photo',
    description: 'Title of a dialog, after a photo was chosen',
  },
  text: {
    id: 'site.staffContent.crop.text',
    defaultMessage: 'Only the bright part is sent. Move the sliders, with the arrow keys too.',
    description: 'Under the title',
  },
  picture: {
    id: 'site.staffContent.crop.picture',
    defaultMessage: 'The photo, with the chosen part bright',
    description: 'Name of the drawing, for screen readers',
  },
  pixels: {
    id: 'site.staffContent.crop.pixels',
    defaultMessage: 'The chosen part has {width} × {height} pixels.',
    description: 'Under the photo. {width}, {height}: numbers',
  },
  shape: { id: 'site.staffContent.crop.shape', defaultMessage: 'Shape', description: 'Label of a choice' },
  'shape.own': {
    id: 'site.staffContent.crop.shape.own',
    defaultMessage: 'As it was taken',
    description: 'A shape of a photo',
  },
  'shape.square': {
    id: 'site.staffContent.crop.shape.square',
    defaultMessage: 'Square',
    description: 'A shape of a photo',
  },
  'shape.4:3': {
    id: 'site.staffContent.crop.shape.4-3',
    defaultMessage: 'Wide (4:3)',
    description: 'A shape of a photo',
  },
  'shape.16:9': {
    id: 'site.staffContent.crop.shape.16-9',
    defaultMessage: 'Very wide (16:9)',
    description: 'A shape of a photo',
  },
  size: {
    id: 'site.staffContent.crop.size',
    defaultMessage: 'How much of the photo',
    description: 'Label of a slider',
  },
  left: {
    id: 'site.staffContent.crop.left',
    defaultMessage: 'From left to right',
    description: 'Label of a slider: where the part is',
  },
  top: {
    id: 'site.staffContent.crop.top',
    defaultMessage: 'From top to bottom',
    description: 'Label of a slider: where the part is',
  },
  use: { id: 'site.staffContent.crop.use', defaultMessage: 'Use this part', description: 'Button' },
});
