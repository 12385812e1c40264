import { type Topic, topics } from '@nzete/domain';
import { Type } from 'typebox';
import { localised, oneOf, ref, sitePath, strictObject } from '../../http/schemas.ts';
import type { ContentResource } from '../content-resource.ts';

export const TopicSchema = oneOf(topics, { description: 'What the articles are about', examples: ['climate'] });

const ArticleSource = strictObject(
  {
    name: Type.String({ minLength: 3, maxLength: 160, examples: ['FAO, The State of the World’s Forests'] }),
    year: Type.Integer({ minimum: 1900, maximum: 2100, examples: [2022] }),
  },
  { $id: 'ArticleSource', description: 'Who says what an article says, and when it was published' },
);

const Article = strictObject(
  {
    slug: Type.String({
      pattern: '^[a-z0-9-]{3,60}$',
      description: 'Its place on the page of its topic: `/help/forests#peatlands`. It stays when the title changes',
      examples: ['peatlands'],
    }),
    title: localised(90, { examples: ['What a peatland is'] }),
    questions: Type.Array(localised(120, { examples: ['Why does peat matter for the climate?'] }), {
      minItems: 3,
      maxItems: 8,
      description: 'How visitors ask for it; the assistant finds the article by these too',
    }),
    text: localised(1_800, { examples: ['A peatland is wet ground in which dead plants do not rot.'] }),
    sources: Type.Array(ref(ArticleSource), { minItems: 2, maxItems: 6 }),
    links: Type.Array(sitePath('/data'), { minItems: 1, maxItems: 3, description: 'Pages of the site about it' }),
  },
  { $id: 'Article', description: 'One question about the climate, explained in 80 to 160 words' },
);

export const Articles = Type.Array(ref(Article), {
  $id: 'Articles',
  description: 'The articles of one topic, in the order in which they are shown',
});

export const explainedResource = (topic: Topic): ContentResource<typeof Articles> => ({
  path: `/explained/${topic}`,
  operationId: 'getExplained',
  summary: 'Articles about one topic of the climate',
  tag: 'Learning',
  answer: Articles,
});

export const explainedResources = topics.map(explainedResource);
