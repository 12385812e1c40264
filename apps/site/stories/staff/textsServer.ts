import type { MailPreview } from '@nzete/api-client/staff';
import type { Text, TextPage, TextState } from '../../src/staff/translations/types.ts';
import { textStates } from '../../src/staff/translations/types.ts';
import type { StaffAnswers } from './staffAnswers.ts';

const plain = {
  source: 'content',
  place: 'content/team',
  pages: ['/team', '/about'],
  description: null,
  program_text: null,
  checked_by: null,
  checked_at: null,
  english_when_checked: null,
  is_overridden: false,
  is_shown: true,
  draft_saved_by: null,
  needs_approval: false,
  proposal: null,
  placeholders: [],
  terms: [],
} satisfies Partial<Text>;

/** One of each state, in Lingala. */
export const texts: Text[] = [
  {
    ...plain,
    id: 'content/team#/1/role',
    name: '/1/role',
    english: 'Leads the nurseries: seed, seedlings, and the count of what survives the dry season.',
    original_language: 'en',
    french: 'Dirige les pépinières : graines, plants, et le compte de ceux qui survivent à la saison sèche.',
    text: 'Azali kokamba bapépinière: mboto mpe banzete ya mike.',
    state: 'outdated',
    checked_by: 'joel',
    checked_at: '2026-03-01T09:00:00.000Z',
    english_when_checked: 'Leads the nurseries: seed, seedlings.',
    terms: [
      { english: 'seedling', translation: 'nzete ya moke' },
      { english: 'nursery', translation: 'pépinière' },
    ],
  },
  {
    ...plain,
    id: 'interface/home#site.home.planted',
    source: 'interface',
    place: 'interface/home',
    pages: ['/'],
    name: 'site.home.planted',
    description: 'Under the number. {count}: trees; {province}: where',
    english: '{count} trees in {province}',
    original_language: 'en',
    french: '{count} arbres en {province}',
    text: null,
    state: 'missing',
    placeholders: ['{count}', '{province}'],
  },
  {
    ...plain,
    id: 'interface/ui#ui.share',
    source: 'interface',
    place: 'interface/ui',
    pages: ['/'],
    name: 'ui.share',
    description: 'Button',
    english: 'Share',
    original_language: 'en',
    french: 'Partager',
    text: 'Kabola na bato',
    program_text: 'Kabola',
    is_overridden: true,
    state: 'drafted',
  },
  {
    ...plain,
    id: 'content/team#/0/role',
    name: '/0/role',
    english: 'English',
    original_language: 'en',
    french: 'Français',
    text: 'Lingala',
    state: 'checked',
    checked_by: 'joel',
    checked_at: '2026-03-01T09:00:00.000Z',
    english_when_checked: 'English',
    is_shown: false,
    draft_saved_by: 'dorcas',
  },
];

/** A text of two mails, one of which has HTML. */
export const mailText: Text = {
  ...plain,
  id: 'interface/mails#api.mail.common.reference',
  source: 'interface',
  place: 'interface/mails',
  pages: [],
  name: 'api.mail.common.reference',
  description: 'A paragraph of mails',
  english: 'Your reference number: {reference}',
  french: 'Votre numéro de référence\u00a0: {reference}',
  text: 'Nimero na yo ya référence: {reference}',
  state: 'drafted',
  placeholders: ['{reference}'],
  original_language: 'en',
};

/** A text of a security mail. */
export const securedText: Text = {
  ...plain,
  id: 'interface/mails#api.secured.accounts.resetPassword.subject',
  source: 'interface',
  place: 'interface/mails',
  pages: [],
  name: 'api.secured.accounts.resetPassword.subject',
  description: 'Subject of the mail with a link to choose a new password',
  english: 'Choose a new password',
  french: 'Choisissez un nouveau mot de passe',
  text: 'Pona mot de passe ya sika',
  state: 'drafted',
  needs_approval: true,
  original_language: 'en',
};

/** As the server composes them: `text` is what is being typed. */
const previewOf = ({ language, text }: { language: string; text?: string }): MailPreview => ({
  mails: [
    {
      id: 'gift-receipt/message/1',
      subject: `The receipt of your gift (${language})`,
      text: `Thank you.\n\n${(text ?? 'Number: {reference}').replace('{reference}', 'NZ-K-2026-7K3Q9X')}\n\n-- \nNzete`,
      html: null,
      attachments: ['nzete-receipt-2026-0001.pdf'],
    },
    {
      id: 'newsletter-test/message/1',
      subject: `${'Nzete '.repeat(19)}(${language})`,
      text: `https://nzete.example/api/newsletter/unsubscribe?token=${'a'.repeat(65)}`,
      html: `<!doctype html><html lang="${language}"><title>Nzete</title><h1>Nzete ${language}</h1><script>document.title = 'ran'</script></html>`,
      attachments: [],
    },
  ],
});

const countsOf = (of: readonly Text[]) =>
  Object.fromEntries(textStates.map((state) => [state, of.filter((text) => text.state === state).length])) as Record<
    TextState,
    number
  >;

/** A server that changes and filters these texts as the real one does. */
export function textsServer(answers: Partial<StaffAnswers> = {}, start: readonly Text[] = texts, pageSize = 50) {
  return (): Partial<StaffAnswers> => {
    let now = start;
    const change = (id: string, changes: Partial<Text>) => {
      now = now.map((text) => (text.id === id ? { ...text, ...changes } : text));
      return now.find((text) => text.id === id) ?? 404;
    };
    return {
      'GET /translations': (query): TextPage => {
        const filter =
          (name: keyof Text, wanted = query.get(name)) =>
          (text: Text) =>
            wanted === null || text[name] === wanted;
        const words = query.get('q')?.toLowerCase() ?? '';
        const found = now
          .filter(filter('state'))
          .filter(filter('source'))
          .filter(filter('place', query.get('at')))
          .filter(({ english, text, name }) => `${english} ${text} ${name}`.toLowerCase().includes(words));
        const from = (Number(query.get('page') ?? 1) - 1) * pageSize;
        const placeOf = ({ place, source, pages }: Text) => {
          const own = now.filter((text) => text.place === place);
          return [place, { id: place, source, pages, counts: countsOf(own) }] as const;
        };
        return {
          texts: found.slice(from, from + pageSize),
          total: found.length,
          page_size: pageSize,
          counts: countsOf(now),
          places: [...new Map(now.map(placeOf)).values()],
        };
      },
      'PUT /translations/text': (_query, body) => {
        const { id, text } = JSON.parse(body) as { id: string; text: string };
        const isContent = id.startsWith('content');
        return change(id, {
          text,
          state: 'drafted',
          ...(!isContent && { is_overridden: true }),
        });
      },
      'POST /translations/proposal': (_query, body) => {
        const { id, text } = JSON.parse(body) as { id: string; text: string };
        return change(id, { proposal: { text, by: 'amani', at: '2026-06-01T08:30:00.000Z', ready_at: null } });
      },
      'POST /translations/approval': (_query, body) => {
        const { id } = JSON.parse(body) as { id: string };
        const text = now.find((one) => one.id === id)?.proposal?.text ?? null;
        return change(id, { text, proposal: null, is_overridden: true });
      },
      'POST /translations/proposal/stop': (_query, body) => change((JSON.parse(body) as Text).id, { proposal: null }),
      'PUT /translations/check': (_query, body) =>
        change((JSON.parse(body) as Text).id, { state: 'checked', checked_by: 'amani' }),
      'DELETE /translations/text': (query) =>
        change(query.get('id') ?? '', { text: 'Kabola', is_overridden: false, program_text: null }),
      'POST /translations/mail-preview': (_query, body) => previewOf(JSON.parse(body)),
      ...answers,
    };
  };
}
