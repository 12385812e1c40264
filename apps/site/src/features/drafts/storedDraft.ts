/** What a form holds: texts, ticks, and lists of what was ticked. */
export type DraftValues = object;

/** Raised when what is stored means something else than before; older drafts are then left out. */
const VERSION = 1;
const MAX_CHARACTERS = 64_000;
const MAX_LIST = 100;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (name: string) => `draft.${name}`;

/**
 * The values of an unsent form in local storage, one key a form. Nothing here throws: storage can be
 * switched off, full, or hold what others have written.
 */
export const storedDraft = {
  /**
   * What an earlier visit left, within 30 days.
   * @param shape the values of the empty form. A stored value of another type is left out, a missing
   *   one is taken from here, so the answer always has this shape.
   * @returns undefined when there is nothing that can be used
   */
  read<Values extends DraftValues>(name: string, shape: Values): Values | undefined {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(name)) ?? 'null');
      if (!isRecord(stored) || stored.version !== VERSION || !isFresh(stored.savedAt)) return undefined;
      const { values } = stored;
      return isRecord(values) ? inShape(values, shape) : undefined;
    } catch {
      return undefined;
    }
  },
  /** @returns whether the values are stored now */
  write(name: string, values: DraftValues): boolean {
    try {
      const text = JSON.stringify({ version: VERSION, savedAt: Date.now(), values });
      if (text.length > MAX_CHARACTERS) return false;
      window.localStorage.setItem(keyOf(name), text);
      return true;
    } catch {
      return false;
    }
  },
  remove(name: string) {
    try {
      window.localStorage.removeItem(keyOf(name));
    } catch {
      // Then there was nothing to remove.
    }
  },
};

/** Whether two sets of values are the same, whatever the order in which they were written. */
export const isSame = (values: DraftValues, others: DraftValues) =>
  JSON.stringify(inShape({ ...values }, others)) === JSON.stringify(others);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A clock that was put back does not make a draft old. */
const isFresh = (savedAt: unknown) => typeof savedAt === 'number' && Date.now() - savedAt < MAX_AGE_MS;

function inShape<Values extends DraftValues>(found: Record<string, unknown>, shape: Values): Values {
  const entries = Object.entries(shape).map(([key, empty]: [string, unknown]) => {
    return [key, Object.hasOwn(found, key) && isLike(found[key], empty) ? found[key] : empty];
  });
  return Object.fromEntries(entries) as Values; // the keys and types of the shape, as just made
}

function isLike(value: unknown, empty: unknown): boolean {
  if (!Array.isArray(empty)) return typeof value === typeof empty && !isRecord(value);
  return Array.isArray(value) && value.length <= MAX_LIST && value.every((entry) => typeof entry === 'string');
}
