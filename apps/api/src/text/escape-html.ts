import { withoutUnshowable } from '@nzete/domain';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** For text and quoted attributes of HTML and XML. What XML cannot carry is left out. */
export const escapeHtml = (text: string): string =>
  withoutUnshowable(text).replace(/[&<>"']/g, (char) => entities[char] ?? char);
