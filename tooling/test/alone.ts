import type { TestCase } from './junit.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that runs one test: both runners take the title as a pattern. */
export const commandFor = (alone: string, { file, title }: Pick<TestCase, 'file' | 'title'>): string => {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `npx ${alone} ${file} ${alone.startsWith('vitest') ? '-t' : '-g'} ${quoted(pattern)}`;
};
