import { photoParameter } from '../../features/photos/photoAddress.ts';
import type { PageAddress } from '../../shared/address.ts';

/** A photo by its id. */
export const address: PageAddress = { parameters: { photo: photoParameter } };
