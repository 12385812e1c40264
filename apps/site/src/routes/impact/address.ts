import { photoParameter } from '../../features/photos/photoAddress.ts';
import type { PageAddress } from '../../shared/address.ts';

/** A photo or a story by its id. */
export const address: PageAddress = { parameters: { photo: photoParameter, story: /^[a-z0-9-]{1,40}$/ } };
