import { accountsApi } from '@nzete/api-client/accounts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteStore } from '../../app/store.ts';
import { json, stubBrowser } from '../../testing.ts';
import { loadUser, login, logout, register, restoreSession, signOut } from './auth.ts';
import { selectIsAuthenticated, selectIsUnreachable, selectToken, selectUser } from './authSlice.ts';

const user = {
  id: 'u1',
  username: 'grace',
  email: 'grace@example.org',
  created_at: '2026-01-01T00:00:00.000Z',
  email_confirmed: true,
};
const fetchMock = vi.fn<typeof fetch>();
const requests = () => fetchMock.mock.calls.map(([request]) => request as Request);
const newStore = () => createSiteStore({ baseUrl: 'http://nzete.test/api', retriesReads: false });
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[AUTH-01] at the start', () => {
  test('a stored token is applied as a bearer credential and the user is loaded', async () => {
    stubBrowser({ stored: { authToken: 'kept' } });
    fetchMock.mockResolvedValue(json(user));
    const store = newStore();
    await store.dispatch(restoreSession());
    expect(requests()[0]?.url).toBe('http://nzete.test/api/users/me/');
    expect(requests()[0]?.headers.get('authorization')).toBe('Bearer kept');
    expect(selectUser(store.getState())).toEqual(user);
    expect(selectIsAuthenticated(store.getState())).toBe(true);
  });

  test('a token that is refused is cleared and the error logged', async () => {
    const { values } = stubBrowser({ stored: { authToken: 'old' } });
    fetchMock.mockResolvedValue(json({ detail: 'Sign in again' }, 401));
    const store = newStore();
    await store.dispatch(restoreSession());
    expect(values.has('authToken')).toBe(false);
    expect(selectToken(store.getState())).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a busy server', async () => json({ detail: 'Try again' }, 503)],
    ['too many calls', async () => json({ detail: 'Try again' }, 429)],
  ])('[AUTH-23] %s tells nothing of the token, which stays until there is an answer', async (_, answer) => {
    const { values } = stubBrowser({ stored: { authToken: 'kept' } });
    fetchMock.mockImplementation(answer);
    const store = newStore();
    await store.dispatch(restoreSession());
    expect(values.get('authToken')).toBe('kept');
    expect(selectIsUnreachable(store.getState())).toBe(true);
    fetchMock.mockImplementation(async () => json(user));
    await store.dispatch(restoreSession());
    expect(selectUser(store.getState())).toEqual(user);
    expect(selectIsUnreachable(store.getState())).toBe(false);
  });

  test('without a token nothing is asked, also when storage is switched off', async () => {
    stubBrowser({ canStore: false });
    await newStore().dispatch(restoreSession());
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('[AUTH-02] signing in', () => {
  const credentials = { username: 'grace', password: 'correct horse battery' };

  test('stores the token and loads the user', async () => {
    const { values } = stubBrowser();
    fetchMock.mockResolvedValueOnce(json({ access_token: 'fresh', token_type: 'bearer', expires_in: 60 }));
    fetchMock.mockResolvedValueOnce(json(user));
    const store = newStore();
    await store.dispatch(login(credentials));
    expect(requests()[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(requests()[1]?.headers.get('authorization')).toBe('Bearer fresh');
    expect(values.get('authToken')).toBe('fresh');
    expect(selectUser(store.getState())).toEqual(user);
  });

  test('clears the token and passes the error on when it fails', async () => {
    const { values } = stubBrowser({ stored: { authToken: 'old' } });
    fetchMock.mockResolvedValue(json({ detail: 'Wrong user name or password' }, 401));
    const store = newStore();
    await expect(store.dispatch(login(credentials))).rejects.toMatchObject({ status: 401 });
    expect(values.has('authToken')).toBe(false);
    expect(selectIsAuthenticated(store.getState())).toBe(false);
  });
});

describe('[AUTH-03] signing out and registering', () => {
  test('[PRIV-35] signing out clears user and token', async () => {
    const { values } = stubBrowser({ stored: { authToken: 'kept' } });
    fetchMock.mockResolvedValue(json(user));
    const store = newStore();
    await store.dispatch(restoreSession());
    store.dispatch(logout());
    expect(values.has('authToken')).toBe(false);
    expect(selectToken(store.getState())).toBeNull();
    expect(selectUser(store.getState())).toBeNull();
  });

  test('registering does not sign in', async () => {
    stubBrowser();
    fetchMock.mockResolvedValue(json(user, 201));
    const store = newStore();
    await store.dispatch(register({ username: 'grace', email: user.email, password: 'correct horse battery' }));
    expect(selectToken(store.getState())).toBeNull();
    expect(selectIsAuthenticated(store.getState())).toBe(false);
  });

  test('a refused registration passes the error on', async () => {
    stubBrowser();
    fetchMock.mockResolvedValue(json({ detail: 'This user name is taken' }, 409));
    const attempt = newStore().dispatch(
      register({ username: 'grace', email: user.email, password: 'correct horse battery' }),
    );
    await expect(attempt).rejects.toMatchObject({ status: 409 });
  });
});

describe('[AUTH-18] the end of a session', () => {
  const signIn = async (stored = { authToken: 'kept' }) => {
    const browser = stubBrowser({ stored });
    fetchMock.mockImplementation(async () => json(user));
    const store = newStore();
    await store.dispatch(restoreSession());
    fetchMock.mockReset();
    return { ...browser, store };
  };

  test('[AUTH-23] the late end of an older session leaves that of another tab', async () => {
    const { store, values } = await signIn({ authToken: 'old' });
    values.set('authToken', 'new');
    fetchMock.mockResolvedValue(json({ detail: 'Sign in again' }, 401));
    await store.dispatch(accountsApi.endpoints.getOwnData.initiate({}));
    expect(selectToken(store.getState())).toBeNull();
    expect(values.get('authToken')).toBe('new');
  });

  test('signing out ends the token on the server, then clears it here', async () => {
    const { store, values } = await signIn();
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await store.dispatch(signOut())).toBe(true);
    expect(requests()[0]?.url).toBe('http://nzete.test/api/logout');
    expect(requests()[0]?.headers.get('authorization')).toBe('Bearer kept');
    expect(values.has('authToken')).toBe(false);
    expect(selectUser(store.getState())).toBeNull();
  });

  test('without an answer it signs out here and says that the server was not told', async () => {
    const { store, values } = await signIn();
    fetchMock.mockRejectedValue(new TypeError('no network'));
    expect(await store.dispatch(signOut())).toBe(false);
    expect(values.has('authToken')).toBe(false);
  });

  test('a token that had ended before is a sign-out too', async () => {
    const { store } = await signIn();
    fetchMock.mockImplementation(async () => json({ detail: 'Sign in again' }, 401));
    expect(await store.dispatch(signOut())).toBe(true);
  });

  test('a call that is refused with 401 signs out; any other failure does not', async () => {
    const { store, values } = await signIn();
    const ask = () => store.dispatch(accountsApi.endpoints.sendConfirmationLink.initiate({}));
    fetchMock.mockImplementation(async () => json({ detail: 'No mail' }, 503));
    await ask();
    expect(selectIsAuthenticated(store.getState())).toBe(true);
    fetchMock.mockImplementation(async () => json({ detail: 'Sign in again' }, 401));
    await ask();
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(values.has('authToken')).toBe(false);
  });

  test('[AUTH-15] two readers of the user at once both get it, the later one after the earlier', async () => {
    const { store } = await signIn();
    const confirmed = { ...user, email_confirmed: true };
    fetchMock.mockImplementationOnce(async () => json(user)).mockImplementation(async () => json(confirmed));
    await Promise.all([store.dispatch(loadUser()), store.dispatch(loadUser())]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(selectUser(store.getState())).toEqual(confirmed);
  });
});
