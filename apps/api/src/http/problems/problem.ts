import type { MessageDescriptor, TypedMessageDescriptor } from '@formatjs/intl';
import { intlOf, type ServerIntl } from '../../text/intl.ts';

/** A message, with what its names in braces stand for. */
export interface Said {
  message: MessageDescriptor;
  values?: Readonly<Record<string, string>>;
  /** In its place in English: has what only English has, such as what a library said. */
  english?: string;
}

/**
 * The `detail` of a problem: a message, or a plain string that is always English. The latter is for
 * sentences that the requirements fix (`Email already subscribed`), and for problems that only
 * operators and programs see.
 */
export type Detail = string | Said;

/** A message whose names in braces are all given. */
export const said = <Values extends Record<string, string>>(
  message: TypedMessageDescriptor<Values>,
  values: Values,
): Said => ({ message, values });

export function detailIn(detail: Detail, { locale, formatMessage }: ServerIntl): string {
  if (typeof detail === 'string') return detail;
  const { message, values, english } = detail;
  return locale === 'en' && english !== undefined ? english : formatMessage(message, values);
}

/** A kind of problem. Call it with the parameters of its sentence to get the error to throw. */
export interface Problem<Params extends unknown[] = []> extends DeclaredProblem {
  (...params: Params): HttpError;
}

export interface DeclaredProblem {
  /** What programs compare. A released code is never renamed. */
  readonly code: string;
  readonly status: number;
  /** Its sentence, with `…` in place of parameters. */
  readonly explanation: Detail;
}

/** An error thrown on purpose. Make it with a {@link problem} of the folder's `problems.ts`. */
export class HttpError extends Error {
  readonly code: string;
  readonly statusCode: number;
  readonly detail: Detail;
  headers: Record<string, string> = {};

  constructor({ code, status }: Pick<Problem, 'code' | 'status'>, detail: Detail) {
    super(detailIn(detail, intlOf('en')));
    this.code = code;
    this.statusCode = status;
    this.detail = detail;
  }

  /** Adds headers to the answer. */
  with(headers: Record<string, string>): this {
    this.headers = { ...this.headers, ...headers };
    return this;
  }
}

const declared = new Map<string, DeclaredProblem>();

/** Declares a kind of problem. Throws if another one has the code. */
export function problem<Params extends unknown[] = []>(
  code: string,
  status: number,
  detail: Detail | MessageDescriptor | ((...params: Params) => Detail),
): Problem<Params> {
  if (declared.has(code)) throw new Error(`Two problems have the code ${code}`);
  const sentence = (...params: Params): Detail => {
    if (typeof detail === 'function') return detail(...params);
    return typeof detail === 'string' || 'message' in detail ? detail : { message: detail };
  };
  const make = (...params: Params) => new HttpError({ code, status }, sentence(...params));
  const explanation = sentence(...(['…'] as unknown[] as Params));
  declared.set(code, { code, status, explanation });
  return Object.assign(make, { code, status, explanation });
}

/** All problems that are declared, by their codes. */
export const declaredProblems: ReadonlyMap<string, DeclaredProblem> = declared;

/** `seats-too-few` becomes `Seats too few`. */
export function titleOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a problem is explained (`plugins/problem-pages.ts`): the `type` of RFC 9457. */
export const typeOf = (code: string): string => `/api/problems/${code}`;

/** The body of an answer that is not a success, as RFC 9457 and `ApiError` say. */
export const problemBody = (code: string, status: number, detail: string, members: object = {}) => ({
  type: typeOf(code),
  title: titleOf(code),
  status,
  detail,
  code,
  ...members,
});

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
