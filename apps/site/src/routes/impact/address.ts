import { photoParameter } from '../../features/photos/photoAddress.ts';
import type { PageAddress } from '../../shared/address.ts';

/** A photo by its id, or a story by its place in the list, from 1. */
export const address: PageAddress = { parameters: { photo: photoParameter, story: /^[1-9]\d?$/ } };
