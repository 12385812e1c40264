import type { FastifyInstance } from 'fastify';
import type { PictureAddress } from '../content-files/pictures.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';
import type { MailSettings } from './settings.ts';

export interface MailContext {
  store: Pick<Store, 'db'>;
  keyring: Keyring;
  settings: MailSettings;
  /** The addresses of pictures, for letters. */
  pictures: () => Promise<PictureAddress>;
  /** The messages in a language, with what staff have written in their place. */
  intl: (language: Lang) => Promise<ServerIntl>;
}

/** The context of the mails that a running server sends. */
export const mailContext = (
  app: Pick<FastifyInstance, 'store' | 'keyring' | 'content' | 'intl'>,
  settings: MailSettings,
): MailContext => ({
  store: app.store,
  keyring: app.keyring,
  settings,
  pictures: () => app.content.pictures(),
  intl: (language) => app.intl(language),
});
