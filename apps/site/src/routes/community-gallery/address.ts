import { photoParameter } from '../../features/photos/photoAddress.ts';
import type { PageAddress } from '../../shared/address.ts';

/** Beside `all`, which is the first and needs no parameter. */
export const categories = ['training', 'leadership', 'celebrations', 'activities'] as const;
export type Category = (typeof categories)[number];

/** Which photos are shown, and one of them by its id. */
export const address: PageAddress = {
  parameters: { category: new RegExp(`^(?:${categories.join('|')})$`), photo: photoParameter },
};
