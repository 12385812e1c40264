import type { FastifyInstance } from 'fastify';
import { startApp } from './app.ts';
import { interfaceTexts } from './interface-texts.ts';
import { builtSite } from './site.ts';
import { call, joined } from './staff.ts';

export const siteWithTexts = () => builtSite(['/', '/team'], { 'server/texts.json': JSON.stringify(interfaceTexts) });

export const startWithTexts = () => startApp({ siteDir: siteWithTexts() });

/** A member of staff at work on translations. */
export function translationCalls(app: FastifyInstance, headers: Record<string, string>) {
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
  const save = async (id: string, wanted: string, query: object = {}) => {
    const { text: was, english } = await text(id, query);
    return put('text', { id, text: wanted, was, english, ...query });
  };
  const reset = (id: string, was: string) =>
    call(app, 'DELETE', `/translations/text?${new URLSearchParams({ id, language: 'fr', was })}`, { headers });
  /** Of the English that is there now. */
  const check = async (id: string, read: string) => put('check', { id, text: read, english: (await text(id)).english });
  const exported = async (query: object = {}) => {
    const search = new URLSearchParams({ language: 'fr', format: 'xliff', ...query });
    return call(app, 'GET', `/translations/export?${search}`, { headers });
  };
  const imported = (file: string | Buffer, { type = 'application/xliff+xml', apply = true, lang = 'en' } = {}) =>
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
