import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNzeteStoreParts, nzeteApi } from './index.ts';
import { accountsApi } from './resources/accounts.ts';

const { createToken, getCurrentUser, revokeToken } = accountsApi.endpoints;
const credentials = { username: 'a&b', password: 'c d' };

const session = createSlice({
  name: 'session',
  initialState: { token: null as string | null },
  reducers: {
    tokenReceived(state, { payload }: PayloadAction<string | null>) {
      state.token = payload;
    },
  },
});
const { tokenReceived } = session.actions;

/** A store as in an app: the client's parts, and a slice with the token. */
function createStore() {
  const parts = createNzeteStoreParts({
    baseUrl: 'http://nzete.test/api',
    getToken: (state) => (state as { session: { token: string | null } }).session.token,
  });
  return configureStore({
    reducer: { ...parts.reducer, session: session.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: parts.extraArgument } }).concat(parts.middleware),
  });
}

/** The server: one account, and a log of its requests. */
const requestLog: string[] = [];
async function serve(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/api', '');
  requestLog.push(`${path} ${request.headers.get('authorization') ?? 'anonymous'}`);
  if (path === '/token') return Response.json({ access_token: 'secret' });
  if (path === '/logout') return new Response(null, { status: 204 });
  const isKnown = request.headers.get('authorization') === 'Bearer secret';
  return isKnown ? Response.json({ username: 'grace' }) : Response.json({ detail: 'Sign in first.' }, { status: 401 });
}

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  requestLog.length = 0;
  fetchMock.mockReset().mockImplementation((request) => serve(request as Request));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[DATA-02] credentials are sent form-encoded', async () => {
  fetchMock.mockImplementation(async () => Response.json({ access_token: 't' }));
  await createStore().dispatch(createToken.initiate({ credentials }));
  const request = fetchMock.mock.calls[0]?.[0] as Request;
  expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(await request.text()).toBe('username=a%26b&password=c+d');
});

describe('[AUTH-02, AUTH-03] the README’s recipe', () => {
  test('signing in refetches the current user once, with the token', async () => {
    const { dispatch, getState } = createStore();
    const shown = dispatch(getCurrentUser.initiate({}));
    expect((await shown).error).toMatchObject({ status: 401 });
    const { access_token } = await dispatch(createToken.initiate({ credentials }, { track: false })).unwrap();
    dispatch(tokenReceived(access_token));
    dispatch(nzeteApi.util.invalidateTags(['CurrentUser']));
    await vi.waitFor(() => expect(getCurrentUser.select({})(getState()).data).toEqual({ username: 'grace' }), {
      timeout: 15_000,
    });
    expect(requestLog).toEqual(['/users/me/ anonymous', '/token anonymous', '/users/me/ Bearer secret']);
    expect(getState().nzeteApi.mutations).toEqual({});
    shown.unsubscribe();
  });

  test('signing out revokes the token, sends no request with it, and clears the user from the cache', async () => {
    const { dispatch, getState } = createStore();
    dispatch(tokenReceived('secret'));
    await dispatch(getCurrentUser.initiate({}));
    await dispatch(revokeToken.initiate({}));
    dispatch(tokenReceived(null));
    dispatch(nzeteApi.util.resetApiState());
    expect(requestLog).toEqual(['/users/me/ Bearer secret', '/logout Bearer secret']);
    expect(getState().nzeteApi).toMatchObject({ queries: {}, mutations: {} });
  });
});
