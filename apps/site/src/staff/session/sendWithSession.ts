import type { StaffSession } from '@nzete/api-client/staff';

type Session = Pick<StaffSession, 'username' | 'csrf_token'>;

interface Sending {
  fetch: (request: Request) => Promise<Response>;
  /** Who is signed in, as this tab knows it. */
  session: () => Session | null;
  /** Asks the server whose session the cookie is now. */
  renew: () => Promise<Session | undefined>;
}

/**
 * The session is in a cookie, so every write repeats a token that another site cannot know. After a
 * new sign-in in another tab the cookie is of another session than the token: the write is then sent
 * once more with the token of the new session, if it is the same person's.
 */
export async function sendWithSession(request: Request, { fetch, session, renew }: Sending): Promise<Response> {
  const known = session();
  if (!known || ['GET', 'HEAD'].includes(request.method)) return fetch(request);
  // A body can be sent only once.
  const again = request.clone();
  request.headers.set('x-csrf-token', known.csrf_token);
  const response = await fetch(request);
  if (response.status !== 403) return response;
  const renewed = await renew();
  const isOther = renewed?.username === known.username && renewed.csrf_token !== known.csrf_token;
  if (!isOther) return response;
  again.headers.set('x-csrf-token', renewed.csrf_token);
  return fetch(again);
}
