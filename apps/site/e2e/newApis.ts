import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

/** The oldest supported browsers (docs/adr/0010-browsers.md). */
const minimum = { chrome: 111, firefox: 128, safari: 16.4 } as const;

const isSince = (version: number) => (statement: SimpleSupportStatement) =>
  typeof statement.version_added === 'string' &&
  // NaN for `preview`; `≤37` means 37 or earlier.
  Number.parseFloat(statement.version_added.replace('≤', '')) <= version &&
  !(statement.flags || statement.prefix || statement.alternative_name || statement.version_removed);

/** Whether one of the oldest supported browsers lacks it. */
const isNew = ({ support }: CompatStatement) =>
  Object.entries(minimum).some(([browser, version]) => {
    const statements = support[browser as keyof typeof minimum] ?? [];
    return !(Array.isArray(statements) ? statements : [statements]).some(isSince(version));
  });

/** Where one is: `['Element', 'checkVisibility']`, `['Intl', 'DurationFormat']`. */
type Place = readonly string[];

/** Up to three names deep; what is deeper are parameters and options. */
function* newIn(data: Identifier = {}, place: Place = []): Generator<Place> {
  for (const [name, part] of Object.entries<Identifier>(data)) {
    if (name === '__compat') continue;
    const here = [...place, name.replace(/_static$/, '').replace(/^(.*)_event$/, 'on$1')];
    if (part.__compat && isNew(part.__compat)) yield here;
    else if (here.length < 3) yield* newIn(part, here);
  }
}

/** The APIs that are newer than the oldest supported browsers, by MDN's data. */
export const newApis: readonly Place[] = [...newIn(bcd.api), ...newIn(bcd.javascript?.builtins)];

/** Removes APIs: run in the page, before its scripts. */
export function removeApis(places: readonly Place[]) {
  for (const place of places) {
    const name = place.at(-1) ?? '';
    const owner = place.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], window);
    const prototype = (owner as { prototype?: unknown } | undefined)?.prototype;
    for (const each of [owner, prototype]) if (each) Reflect.deleteProperty(each, name);
    // The members of the window are its own.
    if (place[0] === 'Window') Reflect.deleteProperty(window, name);
  }
}
