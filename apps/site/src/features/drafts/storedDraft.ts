/** The values of a form: texts, checkboxes, and lists of checked values. */
export type DraftValues = object;

/** Increased with each incompatible change of the format; older drafts are ignored. */
const VERSION = 1;
const MAX_CHARACTERS = 64_000;
const MAX_LIST = 100;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (name: string) => `draft.${name}`;
const attemptOf = (name: string) => `draft.${name}.attempt`;

/**
 * The values of an unsent form in local storage, one key for each form. Nothing here throws:
 * storage can be disabled, full, or contain foreign data.
 */
export const storedDraft = {
  /**
   * The draft of an earlier visit, at most 30 days old.
   * @param shape the values of the empty form. They replace stored values that are missing or of
   *   another type, so the result always has this shape.
   * @returns undefined if there is no usable draft
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
  /** Removes the draft and its attempt. */
  remove(name: string) {
    try {
      window.localStorage.removeItem(keyOf(name));
      window.localStorage.removeItem(attemptOf(name));
    } catch {
      // Nothing could have been stored either.
    }
  },
};

/** Whether two sets of values are equal, regardless of the order of their keys. */
export const isSame = (values: DraftValues, others: DraftValues) =>
  JSON.stringify(inShape({ ...values }, others)) === JSON.stringify(others);

/** The last attempt to send a draft, as a text (`shared/sameKey.ts`). */
export const storedAttempt = {
  read(name: string): string {
    try {
      return window.localStorage.getItem(attemptOf(name)) ?? '';
    } catch {
      return '';
    }
  },
  write(name: string, text: string) {
    try {
      window.localStorage.setItem(attemptOf(name), text);
    } catch {
      // It then lasts as long as the page.
    }
  },
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A draft with a date in the future, after a change of the clock, is not old. */
const isFresh = (savedAt: unknown) => typeof savedAt === 'number' && Date.now() - savedAt < MAX_AGE_MS;

function inShape<Values extends DraftValues>(found: Record<string, unknown>, shape: Values): Values {
  const entries = Object.entries(shape).map(([key, empty]: [string, unknown]) => {
    return [key, Object.hasOwn(found, key) && isLike(found[key], empty) ? found[key] : empty];
  });
  return Object.fromEntries(entries) as Values; // the keys and types of the shape
}

function isLike(value: unknown, empty: unknown): boolean {
  if (!Array.isArray(empty)) return typeof value === typeof empty && !isRecord(value);
  return Array.isArray(value) && value.length <= MAX_LIST && value.every((entry) => typeof entry === 'string');
}
