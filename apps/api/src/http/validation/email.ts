import { emailLimit } from '@nzete/domain';
import { MAX_TYPED, nameKey } from '../../text/typed-name.ts';

const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const LAST_LABEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u;

/** A local part and a domain of at least two labels. Accents are allowed. */
export function isEmail(input: string): boolean {
  if (input.length > MAX_TYPED) return false;
  const email = nameKey(input);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  return (
    at > 0 &&
    email.length <= emailLimit &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
}

/** In any case, and not as a part of a longer address. */
export function containsEmail(text: string, email: string): boolean {
  const address = email.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  const alone = `(?<![\\p{L}\\p{M}\\p{N}][._+-]?)${address}(?![\\p{L}\\p{M}\\p{N}]|[.-][\\p{L}\\p{N}])`;
  return new RegExp(alone, 'u').test(nameKey(text));
}
