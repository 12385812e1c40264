import { updateLimits as limits, updateTypes } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { count, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledLine, line, paragraphs } from '../http/validation/text.ts';
import { day, orNull, time, username } from '../staff/schema-parts.ts';

const updateStates = ['shown', 'hidden', 'waiting'] as const;

const id = '5b0a3f5e-2a7c-4f0e-9a57-0a3a2f6d1c11';

const Decision = strictObject(
  {
    at: time('When'),
    who: username('Who'),
    action: oneOf(['shown', 'hidden', 'approved'], { description: 'What was decided', examples: ['hidden'] }),
    reason: orNull(Type.String({ examples: ['Advertises a shop'] })),
  },
  { $id: 'PostDecision', description: 'What staff decided last about a post' },
);

export const Post = strictObject(
  {
    id: Type.String({ examples: [id] }),
    state: oneOf(updateStates, { description: '`waiting` is hidden until it is approved', examples: ['waiting'] }),
    type: oneOf(updateTypes, { examples: ['collaboration'] }),
    title: line(limits.title, { examples: ['Seedlings for the Nsele schools'] }),
    content: paragraphs(limits.content, { examples: ['Two hundred seedlings stand in the school yards.'] }),
    author: line(limits.author, { description: 'As the visitor wrote it', examples: ['Nsele Growers'] }),
    date: day('Of the news, as the visitor wrote it'),
    created_at: time('When it was posted'),
    decision: orNull(ref(Decision)),
  },
  { $id: 'StaffPost', description: 'What a visitor posted to the updates of partners' },
);
export type Post = Static<typeof Post>;

export const Posts = strictObject(
  {
    posts: Type.Array(ref(Post)),
    total: count('How many match', 14),
    waiting: count('How many wait for approval, whatever `state` asks for', 2),
    moderation: oneOf(['before', 'after'], {
      description: 'Whether staff look at posts before or after they show (`MODERATION`)',
      examples: ['before'],
    }),
  },
  { $id: 'StaffPosts', description: 'One page of visitors’ posts' },
);

export const POSTS_ON_PAGE = 50;

export const PostsQuery = strictObject({
  state: Type.Optional(oneOf(updateStates, { description: 'Only these', examples: ['waiting'] })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1, examples: [1] })),
});

export const PostParams = strictObject({ id: Type.String({ pattern: '^[\\w-]{1,64}$', examples: [id] }) });

const reason = filledLine(500, { description: 'For colleagues, in the audit trail', examples: ['Advertises a shop'] });

const expected_state = oneOf(updateStates, {
  description: 'The state that you have seen: if it has changed since, nothing is',
  examples: ['waiting'],
});

export const Visibility = Type.Union(
  [
    strictObject({ state: Type.Literal('hidden'), reason, expected_state }),
    strictObject({ state: Type.Literal('shown'), reason: Type.Optional(reason), expected_state }),
  ],
  { $id: 'PostVisibility', description: 'Whether a post shows; hiding one needs a reason' },
);

export const schemas = [Decision, Post, Posts, Visibility];
