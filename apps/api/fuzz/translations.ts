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
/** In which language each call changes what a security mail says. */
const languages = { propose: 'fr', approve: 'ln', stop: 'sw' };

/** @param signColleague another administrator, who proposes */
export function translationCallsOf(
  app: FastifyInstance,
  sign: () => Promise<Headers>,
  signColleague: () => Promise<Headers>,
) {
  const securedText = async (at: keyof typeof languages) => {
    const session = await sign();
    const query = { language: languages[at], at: 'interface/mails' };
    const answer = await app.inject({ url: '/api/staff/translations', query, headers: session });
    const { texts } = answer.json<{ texts: Listed[] }>();
    const { id = '', text = '', english = '' } = texts.find((one) => one.id.includes('#api.secured.')) ?? {};
    return { session, seen: { id, language: languages[at], english, was: text } };
  };
  const withProposal = (at: 'approve' | 'stop') => async (): Promise<Known> => {
    const { session, seen } = await securedText(at);
    const payload = { ...seen, text: 'Un autre objet' };
    const headers = await signColleague();
    const proposed = await app.inject({ method: 'POST', url: '/api/staff/translations/proposal', headers, payload });
    const { proposal } = proposed.json<{ proposal: { at: string } }>();
    return { session, body: { ...seen, proposed_at: proposal.at } };
  };
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
    proposeTranslation: async (): Promise<Known> => {
      const { session, seen } = await securedText('propose');
      return { session, body: { ...seen, text: 'Un autre objet' } };
    },
    approveTranslation: withProposal('approve'),
    stopTextProposal: withProposal('stop'),
    previewMail: async (): Promise<Known> => {
      const { session, seen } = await securedText('propose');
      return { session, body: { id: seen.id, language: seen.language } };
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
