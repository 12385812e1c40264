import type { FastifyInstance } from 'fastify';
import type { Known } from './known-state.ts';

type Headers = Record<string, string>;

interface Listed {
  id: string;
  text: string | null;
  english: string;
}

const language = 'fr';

/** What the calls of translations need: a text of the interface as it is now. */
export function translationCallsOf(app: FastifyInstance, sign: () => Promise<Headers>) {
  const open = async () => {
    const session = await sign();
    const query = { language, source: 'interface' };
    const answer = await app.inject({ url: '/api/staff/translations', query, headers: session });
    const [first] = answer.json<{ texts: Listed[] }>().texts;
    return { session, id: first?.id ?? '', text: first?.text ?? '', english: first?.english ?? '' };
  };
  return {
    saveTranslation: async (): Promise<Known> => {
      const { session, id, text, english } = await open();
      return { session, body: { id, language, english, text: `${text}.`, was: text } };
    },
    resetTranslation: async (): Promise<Known> => {
      const { session, id, text, english } = await open();
      const payload = { id, language, english, text: `${text}!`, was: text };
      const url = '/api/staff/translations/text';
      const saved = await app.inject({ method: 'PUT', url, headers: session, payload });
      // The server corrects the typing.
      return { session, parameters: { id, language, was: saved.json<Listed>().text ?? '' } };
    },
    checkTranslation: async (): Promise<Known> => {
      const { session, id, text, english } = await open();
      return { session, body: { id, language, english, text } };
    },
    exportTranslations: async (): Promise<Known> => ({
      session: await sign(),
      parameters: { language, format: 'xliff' },
    }),
    importTranslations: async (): Promise<Known> => {
      const session = await sign();
      const query = { language, source: 'interface', format: 'xliff' };
      const { rawPayload } = await app.inject({ url: '/api/staff/translations/export', query, headers: session });
      return { session, file: rawPayload };
    },
  } satisfies Record<string, () => Promise<Known>>;
}
