import type { MessageDescriptor } from 'react-intl';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import type { ContentVersion } from '../types.ts';

/** How a version came that no person published in the browser. */
export const originNames: Readonly<Record<ContentVersion['origin'], MessageDescriptor>> = {
  start: messages['origin.start'],
  load: messages['origin.load'],
  restore: messages['origin.restore'],
  staff: messages['origin.staff'],
};
