import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { isEmail } from '../src/http/validation/email.ts';
import type { Document, Operation } from './document.ts';

/** Returns what is wrong with a response, or nothing. */
export type CheckAnswer = (operation: Operation, url: string, answer: LightMyRequestResponse) => string | undefined;

const LONGEST_PART = 2_000;

/**
 * Whether a URL can reach the endpoint: empty, dotted or very long segments and invalid UTF-8
 * cannot.
 */
function isAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  const parts = path.replace(/\/$/, '').split('/').slice(1);
  return parts.every((part) => part.length <= LONGEST_PART && !['', '.', '..'].includes(part));
}

const WITHOUT_BODY = [204, 304];

/** Checks responses against the document: status, content type and shape. */
export function answerCheck(document: Document): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  // The cast: the module's types describe how CommonJS imports it.
  (addFormats as unknown as FormatsPlugin)(ajv);
  ajv.addFormat('email', isEmail);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const pointer = (...parts: string[]) =>
    parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

  function shape({ path, method }: Operation, status: string, type: string): ValidateFunction {
    const inDocument = path.slice(document.servers[0]?.url.length);
    const place = pointer('paths', inDocument, method.toLowerCase(), 'responses', status, 'content', type, 'schema');
    const known = compiled.get(place) ?? ajv.compile({ $ref: `document#/${place}` });
    compiled.set(place, known);
    return known;
  }

  return (operation, url, answer) => {
    const status = String(answer.statusCode);
    if (answer.statusCode >= 500) return `a failure inside: ${answer.body}`;
    if ([400, 404, 414].includes(answer.statusCode) && !isAddress(url)) {
      return operation.method === 'HEAD' || answer.json().detail ? undefined : `${status} without a detail`;
    }
    const documented = operation.responses[status];
    if (!documented) return `the status ${status} is not in the document: ${answer.body.slice(0, 300)}`;
    const isWithoutBody = WITHOUT_BODY.includes(answer.statusCode) || !documented.content;
    if (operation.method === 'HEAD' || isWithoutBody) {
      return answer.body === '' ? undefined : `${status} with a body`;
    }
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    const content = documented.content?.[type];
    if (!content) return `the content type "${type}" is not in the document for ${status}`;
    if (type !== 'application/json' || !content.schema) return undefined;
    const value: unknown = answer.json();
    if (answer.statusCode >= 400 && !(value && typeof value === 'object' && 'detail' in value && value.detail)) {
      return `${status} without a detail`;
    }
    const validate = shape(operation, status, type);
    return validate(value)
      ? undefined
      : `the body of ${status} is not as documented: ${ajv.errorsText(validate.errors)}`;
  };
}
