/** An error that a handler throws on purpose: its message becomes the `detail` of the answer. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** Makes a {@link Problem}: `throw problem(409, 'Username already taken')`. */
export function problem(statusCode: number, detail: string, headers?: Record<string, string>): Problem {
  return new Problem(statusCode, detail, headers);
}
