import type { FastifyInstance } from 'fastify';
import type { ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';
import { type InterfaceData, interfaceDataReader } from './interface-data.ts';
import { ShownOverrides } from './overrides.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The messages of the built site in every language, and the glossary. */
    readInterfaceData: () => Promise<InterfaceData>;
    /** What staff have written in place of messages. */
    shownOverrides: ShownOverrides;
    /** Writes the server's messages in a language, with what staff have written in their place. */
    intl: (language: Lang) => Promise<ServerIntl>;
  }
}

export function translations(app: FastifyInstance, siteDir: string | undefined): void {
  const readInterfaceData = interfaceDataReader(siteDir);
  app.decorate('readInterfaceData', readInterfaceData);
  const shown = new ShownOverrides(app.store, readInterfaceData);
  app.decorate('shownOverrides', shown);
  app.decorate('intl', (language) => shown.intl(language));
}
