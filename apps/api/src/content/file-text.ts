/** As Biome formats the content files, so that an exported file equals the one in the repository. */
const LINE_WIDTH = 120;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @param used the characters of the line before the value, and after it */
function write(value: unknown, depth: number, used: number): string {
  if (!isBranch(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const entries = Object.entries(value);
  if (entries.length === 0) return open + close;
  if (isList && !value.some(isBranch)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (used + line.length <= LINE_WIDTH) return line;
  }
  const indent = '  '.repeat(depth + 1);
  const lines = entries.map(([key, child], index) => {
    const begin = isList ? indent : `${indent}${JSON.stringify(key)}: `;
    const comma = index < entries.length - 1 ? 1 : 0;
    return begin + write(child, depth + 1, begin.length + comma);
  });
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** The text of a content file. */
export const fileText = (content: unknown): string => `${write(content, 0, 0)}\n`;
