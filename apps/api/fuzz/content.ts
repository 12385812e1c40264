import type { FastifyInstance } from 'fastify';
import { openIn } from '../test/support/donations.ts';
import type { Known } from './known-state.ts';

type Headers = Record<string, string>;

type Change = (body: never) => unknown;

const GIFTS = 'donation-methods';

/**
 * What the calls of content lists need: each is given a list of its own with a draft.
 *
 * @param signColleague signs in another administrator
 */
export function contentCallsOf(
  app: FastifyInstance,
  sign: () => Promise<Headers>,
  signColleague: () => Promise<Headers>,
) {
  const open = async (path: string, by: () => Promise<Headers> = sign) => {
    const session = await by();
    const list = async () =>
      (await app.inject({ url: `/api/staff/content/list?path=${path}`, headers: session })).json();
    return { session, list };
  };
  /** The draft of a list: what is published, with a change. */
  const draftOf = async (path: string, { change = () => {}, by }: { change?: Change; by?: typeof sign } = {}) => {
    const { session, list } = await open(path, by);
    const { published, draft } = await list();
    change(published.body as never);
    const body = { path, body: published.body, base_digest: published.digest, saved_at: draft?.saved_at ?? null };
    await app.inject({ method: 'PUT', url: '/api/staff/content/draft', headers: session, payload: body });
    return { session, seen: { path, saved_at: String((await list()).draft.saved_at) } };
  };
  const reading = (parameters: Record<string, string>) => async (): Promise<Known> => ({
    session: await sign(),
    parameters,
  });
  const ofShown = async (path: string) => {
    const { db } = app.store;
    return db.selectFrom('content').selectAll().where('path', '=', `/${path}`).executeTakeFirstOrThrow();
  };
  const withDraft =
    (path: string, more: Record<string, unknown> = {}) =>
    async (): Promise<Known> => {
      const { session, seen } = await draftOf(path);
      return { session, body: { ...seen, ...more } };
    };
  /** A draft that opens a way to give: each call has its own, because approved ones stay open. */
  const redirecting = (id: string, by?: typeof sign) =>
    draftOf(GIFTS, { change: (methods) => openIn(methods, id), by });
  /** A colleague's proposal. */
  const withProposal = (id: string) => async (): Promise<Known> => {
    const { session, seen } = await redirecting(id, signColleague);
    const proposal = { method: 'POST', url: '/api/staff/content/proposal', headers: session, payload: seen } as const;
    const { draft } = (await app.inject(proposal)).json();
    return { session: await sign(), body: { ...seen, proposed_at: String(draft.proposal.at) } };
  };
  const pixel = async () => {
    const { default: sharp } = await import('sharp');
    return sharp({ create: { width: 2, height: 1, channels: 3, background: '#0a0' } })
      .jpeg()
      .toBuffer();
  };
  /** A PDF with one page, by the library that the server reads it with. */
  const pdf = async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.create();
    document.addPage();
    return Buffer.from(await document.save());
  };
  const addedFile = async () => {
    const session = await sign();
    const headers = { ...session, 'content-type': 'application/pdf' };
    const answer = await app.inject({ method: 'POST', url: '/api/staff/content/file', headers, payload: await pdf() });
    return { session, parameters: { file: String(answer.json().file) } };
  };
  return {
    openContentFile: addedFile,
    getContentPreview: reading({ path: 'team', page: '/team' }),
    addContentFile: async (): Promise<Known> => ({ session: await sign(), file: await pdf() }),
    addContentPhoto: async (): Promise<Known> => ({
      session: await sign(),
      parameters: { left: '0', top: '0', width: '2', height: '1' },
      file: await pixel(),
    }),
    getContentList: reading({ path: 'team' }),
    getContentVersions: reading({ path: 'team' }),
    getContentVersion: async (): Promise<Known> => {
      const { revision } = await ofShown('team');
      return { session: await sign(), parameters: { path: 'team', revision: String(revision) } };
    },
    saveContentDraft: async (): Promise<Known> => {
      const { digest, body } = await ofShown('team');
      const draft = { path: 'team', body: JSON.parse(body), base_digest: digest, saved_at: null };
      return { session: await sign(), body: draft };
    },
    discardContentDraft: async (): Promise<Known> => {
      const { session, seen } = await draftOf('stories');
      return { session, parameters: seen };
    },
    publishContentDraft: withDraft('wildlife'),
    scheduleContentDraft: withDraft('reports', { publish_at: '2099-01-01T08:00:00.000Z', expected_publish_at: null }),
    proposeContentDraft: async (): Promise<Known> => {
      const { session, seen } = await redirecting('bank-transfer');
      return { session, body: seen };
    },
    approveContentDraft: withProposal('paypal'),
    stopContentProposal: withProposal('mobile-money'),
    restoreContentVersion: async (): Promise<Known> => {
      const { revision, digest } = await ofShown('partners');
      return { session: await sign(), body: { path: 'partners', revision, base_digest: digest } };
    },
    checkContentText: async (): Promise<Known> => {
      const [first] = JSON.parse((await ofShown('team')).body);
      const { fr: text, en: english } = first.role;
      return { session: await sign(), body: { path: 'team', pointer: '/0/role', language: 'fr', text, english } };
    },
    answerContentNote: async (): Promise<Known> => {
      const untranslated: Change = (about: { originStory: { en: string; fr: string } }) =>
        Object.assign(about.originStory, { fr: about.originStory.en });
      const { session } = await draftOf('about', { change: untranslated });
      const { notes } = await (await open('about')).list();
      const { code, digest } = notes.find((note: { code: string }) => note.code === 'sameText');
      return { session, body: { path: 'about', code, digest } };
    },
  } satisfies Record<string, () => Promise<Known>>;
}
