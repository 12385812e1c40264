import { Badge } from '@nzete/ui/Badge';
import { type Language, written } from '@nzete/ui/format';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenInMessages } from './writtenIn.messages.ts';

/** An object of the API: its texts that are not in the reader's language, with the one that they are in. */
interface Written {
  fallback?: Readonly<Record<string, Language>> | undefined;
}

/** A picture for a component of the design system; its alternative text has its language. */
export const pictureOf = ({ src, alt, fallback }: Written & { src: string; alt: string }) => {
  const lang = fallback?.alt;
  return { src, alt, ...(lang && { lang }) };
};

/** The mark of an entry all of whose main texts are in another language; undefined of any other. */
export function writtenIn({ fallback }: Written, ...keys: readonly string[]): ReactNode {
  const [lang] = keys.map((key) => fallback?.[key]);
  if (!lang || keys.some((key) => fallback?.[key] !== lang)) return undefined;
  return (
    <Badge tone="line">
      <FormattedMessage {...writtenInMessages[lang]} />
    </Badge>
  );
}

/** A text with the mark after it; without one the text alone. */
export const marked = (text: ReactNode, mark: ReactNode): ReactNode =>
  mark ? (
    <>
      {text} {mark}
    </>
  ) : (
    text
  );

/** The last of the main texts of an entry, with its mark. */
export const writtenLast = <Key extends string>(
  entry: Written & { [key in Key]?: string },
  ...keys: readonly [...Key[], Key]
): ReactNode => marked(written(entry, keys.at(-1) as Key), writtenIn(entry, ...keys));
