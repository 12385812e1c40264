import { updateLimits as limits, updateTypes } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { LangQuery, localised, oneOf, Picture, ref, sampleMark, strictObject } from '../http/schemas.ts';
import { filledLine, filledParagraphs } from '../http/validation/text.ts';

export const FEED_LENGTH = 50;

const PartnershipUpdateType = oneOf(updateTypes, {
  $id: 'PartnershipUpdateType',
  examples: ['collaboration'],
});

const title = ['Seedlings for the Nsele schools'];
const content = ['Two hundred seedlings stand in the school yards since Monday.'];
const author = ['Nsele Growers'];
const date = Type.String({ format: 'date', description: 'YYYY-MM-DD', examples: ['2026-06-01'] });

export const PartnershipUpdateInput = strictObject(
  {
    type: Type.Optional(ref(PartnershipUpdateType)),
    title: filledLine(limits.title, { examples: title }),
    content: filledParagraphs(limits.content, { examples: content }),
    author: {
      ...filledLine(limits.author, {
        examples: author,
        description: 'Not a name of the foundation, nor one that looks like it',
      }),
      'x-visitor-name': true,
    },
    date: Type.Optional({
      ...date,
      'x-news-date': true,
      description: 'YYYY-MM-DD, from the year 2000 to a year from today',
    }),
  },
  {
    $id: 'PartnershipUpdateInput',
    description: 'Plain text. Without a type it is a `partnership`, without a date it is of today (UTC).',
  },
);

export const PartnershipUpdate = strictObject(
  {
    id: Type.String({ examples: ['5b0a3f5e-2a7c-4f0e-9a57-0a3a2f6d1c11'] }),
    type: ref(PartnershipUpdateType),
    title: localised(limits.title, { examples: title }),
    content: localised(limits.content, { examples: content, description: 'Plain text; may have line breaks' }),
    author: Type.String({ maxLength: limits.author, examples: author }),
    date,
    picture: Type.Optional(ref(Picture)),
    sample: sampleMark(),
    by_visitor: Type.Optional(
      // In answers only, as the mark of a sample: the foundation's files have none of visitors.
      Type.Literal(true, {
        'x-answer-only': true,
        description: 'Posted by a visitor: the type is the word of its author, too',
      }),
    ),
  },
  {
    $id: 'PartnershipUpdate',
    description: 'In the asked language when the foundation wrote it, else in the language of its author',
  },
);

export const PostedPartnershipUpdate = strictObject(
  {
    ...PartnershipUpdate.properties,
    awaits_approval: Type.Optional(
      Type.Literal(true, {
        description: 'Only when the staff reads an update before it shows: it is stored, and not in the feed yet',
      }),
    ),
  },
  { $id: 'PostedPartnershipUpdate', description: 'What was posted, as it is stored' },
);

export const PartnershipUpdates = Type.Array(ref(PartnershipUpdate), {
  $id: 'PartnershipUpdates',
  description: `Newest first, at most ${FEED_LENGTH}; \`before\` gives those that come after them`,
});

export const FeedQuery = strictObject({
  ...LangQuery.properties,
  before: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{1,64}$',
      description: 'The id of the last update that is known: those that come after it in the feed are answered',
      examples: ['five-provinces-2025'],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: FEED_LENGTH, default: FEED_LENGTH, description: 'How many', examples: [10] }),
  ),
});

export type PartnershipUpdate = Static<typeof PartnershipUpdate>;
