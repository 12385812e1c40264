/** What an `Accept-…` header names, in lower case and in its order, and how much it is wanted: 1 unless it says a `q`. */
export function qualities(header = ''): Map<string, number> {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q ? Number(q.slice(2)) : 1);
  }
  return quality;
}
