import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from '../http/cookies.ts';

const COOKIE = 'save-data';
const YEAR_SECONDS = 31_536_000;
/** The switch in the footer, a form with one button. */
const switchForm = /^intent=save-data-(on|off)$/;

/** What `savesData` reads. */
export const SAVE_DATA_VARY = 'cookie, save-data';

/** Whether a visitor saves data: by the switch in the footer, else by the header of the browser. */
export function savesData(request: FastifyRequest): boolean {
  const chosen = cookiesOf(request)[COOKIE];
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  return /^\s*on\s*(?:;|$)/i.test(String(request.headers['save-data'] ?? ''));
}

/** The choice in a posted form, if it is the switch in the footer. */
export function saveDataChoice(body: Buffer): string | undefined {
  // The forms with files are not worth reading.
  return body.length < 30 ? switchForm.exec(body.toString())?.[1] : undefined;
}

/** Keeps the choice, and shows the page again, at the switch. */
export function keepSaveDataChoice(request: FastifyRequest, reply: FastifyReply, path: string, choice: string) {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  return reply
    .header('cache-control', 'no-store')
    .setCookie(COOKIE, choice, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true, secure: 'auto' })
    .redirect(`${path}${query}#save-data`, 303);
}
