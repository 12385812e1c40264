import type { PictureAddress } from '../content-files/pictures.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { MailSettings } from './settings.ts';

export interface MailContext {
  store: Pick<Store, 'db'>;
  keyring: Keyring;
  settings: MailSettings;
  /** The addresses of pictures, for letters. */
  pictures: () => Promise<PictureAddress>;
}
