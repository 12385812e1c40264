import type { NamedSchema } from '../http/schemas.ts';

/**
 * A read-only answer of the API whose texts are the staff's. Its schema is the one source: the answer, the OpenAPI
 * document and the shape of the content file all come from it.
 */
export interface ContentResource<Answer extends NamedSchema = NamedSchema> {
  /** Under `/api`; the file is the same path under `content/`: `/photos/borehole` is `content/photos/borehole.json`. */
  path: `/${string}`;
  operationId: string;
  summary: string;
  /** Which part of the OpenAPI document, and of the client, it belongs to. */
  tag: string;
  answer: Answer;
}

/** Declares a content answer; list it in `resources/index.ts`. */
export const contentResource = <Answer extends NamedSchema>(resource: ContentResource<Answer>) => resource;
