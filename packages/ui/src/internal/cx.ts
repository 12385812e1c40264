import { cx as join } from 'class-variance-authority';

/** Cached, because a page renders the same component many times. */
const cache = new Map<string, string>();

/**
 * Joins class names and skips falsy parts. The last part, a caller's `className`, wins: classes for
 * padding, margin, size, gap, colour or display that it sets are removed from the parts before it.
 * Classes of other projects come first, where the reset detects them (`styles/reset.css`).
 */
export function cx(...parts: Parameters<typeof join>): string {
  const last = join(parts.at(-1));
  const earlier = join(...parts.slice(0, -1));
  if (!earlier || !last) return hostClassesFirst(join(earlier, last));
  const key = `${earlier}|${last}`;
  const result = cache.get(key) ?? hostClassesFirst(join(removeOverridden(earlier, last), last));
  cache.set(key, result);
  return result;
}

function hostClassesFirst(names: string): string {
  if (!/(?:^| )(?!nz[:-])\S/.test(names)) return names;
  const all = names.split(' ');
  const isOurs = (name: string) => /^nz[:-]/.test(name);
  return [...all.filter((name) => !isOurs(name)), ...all.filter(isOurs)].join(' ');
}

function removeOverridden(earlier: string, last: string): string[] {
  const overridden = new Set(
    last.split(' ').flatMap((name) => {
      const [variants, property = ''] = parseClass(name);
      return [property, ...(coveredSides[property] ?? [])].map((each) => each && variants + each);
    }),
  );
  return earlier.split(' ').filter((name) => {
    const [variants, property] = parseClass(name);
    // A class for all widths also overrides one for a breakpoint.
    const states = variants.replaceAll(/(?:max-)?(?:sm|md|lg|xl):/g, '');
    return !property || !(overridden.has(variants + property) || overridden.has(states + property));
  });
}

/**
 * `nz:hover:px-5` is `hover:` and `px`; the property is undefined if two such classes cannot
 * conflict. Colons in brackets belong to the value.
 */
function parseClass(name: string): [variants: string, property: string | undefined] {
  const [, variants = '', utility = ''] = /^nz:((?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+:)*)-?(.+)$/.exec(name) ?? [];
  return [variants, propertyOf(utility)];
}

function propertyOf(utility: string): string | undefined {
  if (/^(?:block|inline|flex|grid|hidden|contents|inline-(?:block|flex|grid))$/.test(utility)) return 'display';
  if (/^text-(?:xs|sm|md|base|\[(?:[\d.]|length|clamp|calc))/.test(utility)) return 'font-size';
  if (notColours.test(utility)) return undefined;
  return /^(?:[pm][xysetb]?|size|[wh]|(?:min|max)-[wh]|gap(?:-[xy])?|text|bg|border)(?=-)/.exec(utility)?.[0];
}

const notColours = new RegExp(
  [
    '^text-(?:start|center|end|justify|balance|pretty|wrap|nowrap)$',
    '^bg-(?:\\[(?:length|position|url|linear|radial|image)|no-repeat|repeat|center|cover|contain|none)',
    '^border-(?:\\d|[xysetb](?:-|$)|\\[(?:[\\d.]|length)|solid|dashed|dotted|none|collapse)',
  ].join('|'),
);

/** The single sides that a shorthand class sets. */
const coveredSides: Record<string, readonly string[]> = {
  p: ['px', 'py', 'ps', 'pe', 'pt', 'pb'],
  px: ['ps', 'pe'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'ms', 'me', 'mt', 'mb'],
  mx: ['ms', 'me'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
};
