/** The value of a field, of the same kind as its initial value. */
export function readAs(initial: unknown, data: FormData, name: string): unknown {
  if (Array.isArray(initial)) return data.getAll(name);
  if (typeof initial === 'boolean') return data.has(name);
  const value = data.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : initial;
}
