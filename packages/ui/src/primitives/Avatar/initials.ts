/**
 * The first letters of the first and the last word of a name, at most two: "Grace Ilunga" -> "GI".
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word?.normalize('NFC') ?? '')].at(0) ?? '')
    .join('')
    .toUpperCase();
}

/** Picks one of the choices; the same name always gets the same one. */
export function choiceFor<T>(name: string, choices: readonly [T, ...T[]]): T {
  let sum = 0;
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return choices[sum % choices.length] ?? choices[0];
}
