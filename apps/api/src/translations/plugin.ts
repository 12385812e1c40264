import type { FastifyInstance } from 'fastify';
import { type InterfaceData, interfaceDataReader } from './interface-data.ts';
import { ShownOverrides } from './overrides.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The messages of the built site in every language, and the glossary. */
    readInterfaceData: () => Promise<InterfaceData>;
    /** What staff have written in place of messages. */
    shownOverrides: ShownOverrides;
  }
}

export function translations(app: FastifyInstance, siteDir: string | undefined): void {
  const readInterfaceData = interfaceDataReader(siteDir);
  app.decorate('readInterfaceData', readInterfaceData);
  app.decorate('shownOverrides', new ShownOverrides(app.store, readInterfaceData));
}
