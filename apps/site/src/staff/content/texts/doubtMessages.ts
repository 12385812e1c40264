import { defineMessages, type NoMessageValues } from 'react-intl';

type Value = { value: string };
type Where = { where: string };

/** The text of each kind of note, to be read after the name of the field. */
export const doubtMessages = defineMessages<{
  spelling: Value;
  longText: Value;
  sameText: { language: string };
  initials: Value;
  reportOrder: NoMessageValues;
  valueTwice: Value;
  pictureTwice: NoMessageValues;
  photoTwice: Where;
  photoDiffers: Where;
  altDiffers: Where;
  figureDiffers: Value & Where;
  countDiffers: Value & Where;
  samplesDiffer: Where;
  notCalledDrawing: Value;
  calledDrawing: Value;
  storyTarget: NoMessageValues;
  storyGallery: NoMessageValues;
  galleryTwice: NoMessageValues;
  sampleProfile: NoMessageValues;
}>({
  spelling: {
    id: 'site.staffContent.doubt.spelling',
    defaultMessage: 'has “{value}”, which is not how this language is written here',
    description: 'After the name of a field',
  },
  longText: {
    id: 'site.staffContent.doubt.longText',
    defaultMessage: 'is longer than {value} characters, for which the page is drawn: look at it in the preview',
    description: 'After the name of a field',
  },
  sameText: {
    id: 'site.staffContent.doubt.sameText',
    defaultMessage: 'is the same as the text in another language ({language})',
    description: 'After the name of a field. {language}: such as Lingala',
  },
  initials: {
    id: 'site.staffContent.doubt.initials',
    defaultMessage: 'would be {value} by the first letters of the name',
    description: 'After the name of a field',
  },
  reportOrder: {
    id: 'site.staffContent.doubt.reportOrder',
    defaultMessage: 'is later than that of the report before: the newest usually comes first',
    description: 'After the name of a date',
  },
  valueTwice: {
    id: 'site.staffContent.doubt.valueTwice',
    defaultMessage: 'is “{value}” in another item of this list too',
    description: 'After the name of a field',
  },
  pictureTwice: {
    id: 'site.staffContent.doubt.pictureTwice',
    defaultMessage: 'is the picture of another item of this list too',
    description: 'After the name of a picture',
  },
  photoTwice: {
    id: 'site.staffContent.doubt.photoTwice',
    defaultMessage: 'is the picture of another photo too: {where}',
    description: 'After the name of a picture. {where}: a list and a field',
  },
  photoDiffers: {
    id: 'site.staffContent.doubt.photoDiffers',
    defaultMessage: 'is not what the same photo has elsewhere: {where}',
    description: 'After the name of a field. {where}: a list and a field',
  },
  altDiffers: {
    id: 'site.staffContent.doubt.altDiffers',
    defaultMessage: 'is not how the same picture is described elsewhere: {where}',
    description: 'After the name of a field. {where}: a list and a field',
  },
  figureDiffers: {
    id: 'site.staffContent.doubt.figureDiffers',
    defaultMessage: 'differs from {value} elsewhere: {where}',
    description: 'After the name of a field. {value}: a number or a day. {where}: a list and a field',
  },
  countDiffers: {
    id: 'site.staffContent.doubt.countDiffers',
    defaultMessage: 'does not agree with {value} elsewhere: {where}',
    description: 'After the name of a list: how many items it has. {where}: a list and a field',
  },
  samplesDiffer: {
    id: 'site.staffContent.doubt.samplesDiffer',
    defaultMessage: 'does not agree about what is a sample with {where}',
    description: 'After the name of a field. {where}: a list and a field',
  },
  notCalledDrawing: {
    id: 'site.staffContent.doubt.notCalledDrawing',
    defaultMessage: 'describes a drawing, and does not begin with “{value}”',
    description: 'After the name of a field',
  },
  calledDrawing: {
    id: 'site.staffContent.doubt.calledDrawing',
    defaultMessage: 'describes a photo, and begins with “{value}”',
    description: 'After the name of a field',
  },
  storyTarget: {
    id: 'site.staffContent.doubt.storyTarget',
    defaultMessage: 'opens a page and a gallery, or neither of both',
    description: 'After the name of a story',
  },
  storyGallery: {
    id: 'site.staffContent.doubt.storyGallery',
    defaultMessage: 'has a gallery without its name, or the name of a gallery without one',
    description: 'After the name of a story',
  },
  galleryTwice: {
    id: 'site.staffContent.doubt.galleryTwice',
    defaultMessage: 'is the gallery of another story too',
    description: 'After the name of a field',
  },
  sampleProfile: {
    id: 'site.staffContent.doubt.sampleProfile',
    defaultMessage: 'looks like an example, and is not marked as one',
    description: 'After the name of a social network',
  },
});
