/** One name in the spellings of files, code and URLs. */
export interface Names {
  /** `TreeNursery` */
  pascal: string;
  /** `treeNursery` */
  camel: string;
  /** `tree-nursery` */
  kebab: string;
  /** `Tree nursery` */
  words: string;
}

/**
 * Parses `TreeNursery`, `treeNursery`, `tree-nursery` or `tree_nursery`; throws for anything else.
 */
export function namesOf(given: string): Names {
  const parts = given
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase());
  // `vision-2030` is `vision2030` everywhere, because code cannot show where a hyphen was.
  const words = parts
    .join(' ')
    .replaceAll(/ (?=\d)/g, '')
    .split(' ');
  if (!/^[a-z][a-z0-9]*$/.test(words[0] ?? '') || !words.every((word) => /^[a-z0-9]+$/.test(word))) {
    throw new Error(`"${given}" is not a name: use letters and digits, such as TreeNursery or tree-nursery`);
  }
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    kebab: words.join('-'),
    words: capital(parts.join(' ')),
  };
}
