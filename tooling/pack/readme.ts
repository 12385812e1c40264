/** The TypeScript and JavaScript blocks of a README by file; each begins with its file name. */
export function snippetsOf(markdown: string): Map<string, string> {
  const blocks = [...markdown.matchAll(/^```(?:tsx?|js)\n(.*)\n([\s\S]*?)^```$/gm)];
  return new Map(
    blocks.map(([, first = '', code = '']) => {
      const name = /^\/\/ ([\w.]+\.(?:tsx?|js))$/.exec(first)?.[1];
      if (!name) throw new Error(`A code block has no file name: ${first}`);
      return [name, code];
    }),
  );
}
