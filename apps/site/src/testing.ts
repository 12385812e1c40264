import { vi } from 'vitest';

/** A minimal `window` for tests in Node. */
export function stubBrowser({ search = '', stored = {} as Record<string, string>, canStore = true } = {}) {
  const values = new Map(Object.entries(stored));
  const guard = <T>(action: () => T): T => {
    if (!canStore) throw new DOMException('Storage is switched off', 'SecurityError');
    return action();
  };
  const events = new EventTarget();
  const address = { href: `http://nzete.test/${search}` };
  const cookies: string[] = [];
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.stubGlobal('window', {
    location: { search, ...address },
    history: { state: null, replaceState: (_state: unknown, _title: string, url: URL) => (address.href = url.href) },
    localStorage: {
      getItem: (key: string) => guard(() => values.get(key) ?? null),
      setItem: (key: string, value: string) => guard(() => values.set(key, value)),
      removeItem: (key: string) => guard(() => values.delete(key)),
    },
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
  return { values, events, address, cookies };
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
