import type { NamedSchema } from '../http/schemas.ts';

/** A read-only response with texts that staff edit. Its schema also defines the content file. */
export interface ContentResource<Answer extends NamedSchema = NamedSchema> {
  /** `/photos/borehole` is `content/photos/borehole.json`. */
  path: `/${string}`;
  operationId: string;
  summary: string;
  /** The tag in the OpenAPI document, which names the module of the client. */
  tag: string;
  answer: Answer;
}

/** Declares a content resource; list it in `resources/index.ts`. */
export const contentResource = <Answer extends NamedSchema>(resource: ContentResource<Answer>) => resource;
