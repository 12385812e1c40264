import { Type } from 'typebox';
import { oneOf, ref, strictObject } from '../../../http/schemas.ts';
import { orNull, time, username } from '../../../staff/schema-parts.ts';
import { digest, listPath } from '../schema-parts.ts';
import { body } from '../schemas.ts';

const revision = Type.Integer({
  minimum: 0,
  maximum: 999_999_999,
  description: 'The number of the version',
  examples: [12],
});

const ContentVersion = strictObject(
  {
    revision,
    published_at: time('When'),
    origin: oneOf(['start', 'load', 'restore', 'staff'], {
      description: 'A start of the server, `content:load`, an earlier version again, or staff in the browser',
      examples: ['staff'],
    }),
    published_by: orNull(username('Who; null for a start of the server')),
    digest: digest('SHA-256 of its body'),
  },
  { $id: 'ContentVersion' },
);

export const ContentVersions = strictObject(
  { versions: Type.Array(ref(ContentVersion)) },
  { $id: 'ContentVersions', description: 'The kept versions of a list, newest first' },
);

export const VersionQuery = strictObject({ path: listPath, revision });

export const ContentVersionBody = strictObject({ body: body('The list as it was') }, { $id: 'ContentVersionBody' });

export const RestorationInput = strictObject(
  { path: listPath, revision, base_digest: digest('The digest of the published list that you have seen') },
  { $id: 'ContentRestorationInput' },
);
