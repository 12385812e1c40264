import { defineMessages, type NoMessageValues } from 'react-intl';

export const lightboxMessages = defineMessages<{
  close: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
  position: { index: string; count: string };
  hint: NoMessageValues;
  all: NoMessageValues;
}>({
  close: { id: 'ui.Lightbox.close', defaultMessage: 'Close', description: 'Button that closes the photo viewer' },
  previous: {
    id: 'ui.Lightbox.previous',
    defaultMessage: 'Previous photo',
    description: 'Button of the photo viewer',
  },
  next: { id: 'ui.Lightbox.next', defaultMessage: 'Next photo', description: 'Button of the photo viewer' },
  position: {
    id: 'ui.Lightbox.position',
    defaultMessage: '{index} of {count}',
    description: 'Position of the current photo',
  },
  hint: {
    id: 'ui.Lightbox.hint',
    defaultMessage: 'Press the picture to close it. Escape closes it too, and the arrow keys move.',
    description: 'Below a photo in the viewer, on large screens',
  },
  all: {
    id: 'ui.Lightbox.all',
    defaultMessage: 'All photos',
    description: 'Name of the row of small photos in the viewer',
  },
});
