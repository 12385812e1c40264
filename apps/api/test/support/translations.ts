import type { FastifyInstance } from 'fastify';
import type { InterfaceTexts } from '../../../site/src/app/renderer.ts';
import { startApp } from './app.ts';
import { builtSite } from './site.ts';
import { call, joined } from './staff.ts';

const message = (en: string, fr: string, description = 'Of the page') => ({
  description,
  texts: { en, fr, ln: fr, sw: fr },
});

/** A few messages of the interface, as the build of the site writes them. */
const interfaceTexts: InterfaceTexts = {
  areas: [
    {
      area: 'ui',
      pages: ['/'],
      messages: { 'ui.Menu.close': message('Close', 'Fermer', 'Button of a menu') },
    },
    {
      area: 'home',
      pages: ['/'],
      messages: {
        'site.home.title': message('Trees for <b>{count}</b> schools', 'Des arbres pour <b>{count}</b> écoles'),
        'site.home.read': message('Be a volunteer', 'Devenir bénévole'),
        'site.home.trees': message(
          '{count, plural, one {A tree} other {Many trees}}',
          '{count, plural, one {Un arbre} other {Des arbres}}',
        ),
      },
    },
    { area: 'staff', pages: ['/staff'], messages: { 'site.staff.inbox': message('Inbox', 'Boîte de réception') } },
  ],
  terms: [
    {
      english: 'volunteer',
      pattern: '(?<![\\p{L}\\p{N}])volunteer(?:s|es)?(?![\\p{L}\\p{N}])',
      translations: { fr: 'bénévole', ln: 'volontaire', sw: 'mjitoleaji' },
    },
  ],
};

export const siteWithTexts = () => builtSite(['/', '/team'], { 'server/texts.json': JSON.stringify(interfaceTexts) });

export const startWithTexts = () => startApp({ siteDir: siteWithTexts() });

/** A member of staff at work on translations. */
function translationCalls(app: FastifyInstance, headers: Record<string, string>) {
  const list = async (query: object = {}) => {
    const search = new URLSearchParams({ language: 'fr', ...query });
    return (await call(app, 'GET', `/translations?${search}`, { headers })).json();
  };
  const put = (path: string, body: object) =>
    call(app, 'PUT', `/translations/${path}`, { headers, body: { language: 'fr', ...body } });
  const text = async (id: string, query: object = {}) => {
    const { texts } = await list({ at: id.slice(0, id.indexOf('#')), ...query });
    return texts.find((one: { id: string }) => one.id === id);
  };
  /** Over what is there now. */
  const save = async (id: string, wanted: string, query: object = {}) =>
    put('text', { id, text: wanted, was: (await text(id, query)).text, ...query });
  const reset = (id: string, was: string) =>
    call(app, 'DELETE', `/translations/text?${new URLSearchParams({ id, language: 'fr', was })}`, { headers });
  const check = (id: string, read: string) => put('check', { id, text: read });
  const exported = async (query: object = {}) => {
    const search = new URLSearchParams({ language: 'fr', format: 'xliff', ...query });
    return call(app, 'GET', `/translations/export?${search}`, { headers });
  };
  const imported = (file: string, { type = 'application/xliff+xml', apply = true, lang = 'en' } = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/staff/translations/import?apply=${apply}`,
      headers: { ...headers, 'content-type': type, 'accept-language': lang },
      payload: file,
    });
  return { headers, list, text, put, save, reset, check, exported, imported };
}

export const translatorOf = async (app: FastifyInstance, username = 'editor') =>
  translationCalls(app, (await joined(app, 'editor', username)).headers);
