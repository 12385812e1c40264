import { published } from './contentServer.ts';
import { type ContentMeta, type ContentStory, contentStory } from './contentStory.tsx';

export default { ...contentStory, title: 'Pages/Staff/Content' } satisfies ContentMeta;

const draft = {
  body: published.published.body,
  base_digest: 'd1',
  saved_at: '2026-03-12T13:20:00.000Z',
  saved_by: 'amani',
  publish_at: null,
  not_published: null,
  needs_approval: false,
  proposal: null,
  problems: [],
};

export const Lists: ContentStory = {};

export const Items: ContentStory = { args: { query: '?list=team' } };

export const Item: ContentStory = {
  args: { query: '?list=team&item=2', server: { list: { ...published, draft } } },
};

export const ItemInFrench: ContentStory = { ...Item, globals: { locale: 'fr' } };

export const ItemDark: ContentStory = { ...Item, globals: { theme: 'dark' } };

export const ItemOnPhone: ContentStory = { ...Item, globals: { viewport: { value: 'mobile1' } } };

export const Scheduled: ContentStory = {
  args: {
    query: '?list=team&item=2',
    server: { list: { ...published, draft: { ...draft, publish_at: '2026-03-20T07:00:00.000Z' } } },
  },
};

export const NotPublishedInTime: ContentStory = {
  args: { query: '?list=team', server: { list: { ...published, draft: { ...draft, not_published: 'changed' } } } },
};

export const Reader: ContentStory = { args: { query: '?list=team&item=2', server: { role: 'reader' } } };

/** Every kind of field. */
export const EveryField: ContentStory = {
  args: {
    query: '?list=settings',
    server: {
      list: {
        ...published,
        path: 'settings',
        texts: [],
        pages: [],
        schema: {
          type: 'object',
          required: ['title', 'amount', 'date', 'url', 'type', 'copyable', 'links', 'image', 'stats'],
          properties: {
            title: { type: 'string', maxLength: 80 },
            summary: { type: 'string', maxLength: 400 },
            amount: { type: 'number' },
            date: { type: 'string', format: 'date' },
            asOf: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
            url: { type: 'string', format: 'uri' },
            type: { type: 'string', enum: ['account', 'bic'] },
            copyable: { type: 'boolean' },
            links: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
            image: { type: 'string', 'x-picture': true },
            stats: { type: 'object', required: ['trees'], properties: { trees: { type: 'integer' } } },
            details: {
              type: 'array',
              items: { type: 'object', required: ['label'], properties: { label: { type: 'string', maxLength: 40 } } },
            },
          },
        },
        published: {
          ...published.published,
          body: {
            title: 'Contact',
            amount: 14.5,
            date: '2026-03-12',
            asOf: null,
            url: 'https://nzete.example',
            type: 'account',
            copyable: true,
            links: ['/data', '/about'],
            image: 'picture:canopy-dawn',
            stats: { trees: 50000 },
          },
        },
      },
    },
  },
};
