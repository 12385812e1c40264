import { Fragment, type ReactNode } from 'react';

/** An object some of whose texts are not in the language of the page. */
export interface TextsOfLanguages {
  /** The languages of these texts, by their names: `{ title: 'fr' }`, or `{ 'lessons/0': 'fr' }` in a list. */
  fallback?: Readonly<Record<string, string>> | undefined;
}

/**
 * A text of an object, or what shows it, in an element with its language if that is not the page's.
 *
 * @example written({ title: 'Journée de plantation', fallback: { title: 'fr' } }, 'title')
 */
export function written<Key extends string>(
  object: TextsOfLanguages & { [key in Key]?: string | undefined },
  key: Key,
  shown: ReactNode = object[key],
): ReactNode {
  const lang = object.fallback?.[key];
  return lang ? <span lang={lang}>{shown}</span> : shown;
}

/** The same for a list of texts. */
export function writtenList<Key extends string>(
  object: TextsOfLanguages & { [key in Key]: readonly string[] },
  key: Key,
): ReactNode[] {
  return object[key].map((text, index) => {
    const lang = object.fallback?.[`${key}/${index}`];
    return lang ? (
      <span key={text} lang={lang}>
        {text}
      </span>
    ) : (
      <Fragment key={text}>{text}</Fragment>
    );
  });
}
