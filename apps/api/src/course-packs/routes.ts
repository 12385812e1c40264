import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { curriculumParts } from '../content/resources/lessons.ts';
import { attachment } from '../http/answers/attachment.ts';
import { bodyOf, type Entity, sendEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { CONTENT_CACHE } from '../http/public-call.ts';
import { count, LangQuery, localised, oneOf, ref, sampleMark, strictObject } from '../http/schemas.ts';
import type { Lang } from '../text/languages.ts';
import { packPolicy } from './pack-page.ts';
import { createPacks } from './packs.ts';

const PartId = oneOf(curriculumParts, { description: 'The part of the curriculum', examples: ['basics'] });

const CoursePack = strictObject(
  {
    id: PartId,
    title: localised(60, { examples: ['Computer Basics'] }),
    lessons: count('How many lessons it has', 4),
    bytes: count('What downloading the page costs, compressed', 12_000),
    zip_bytes: count('The size of the ZIP', 13_000),
    sample: sampleMark(),
  },
  { $id: 'CoursePack', description: 'The lessons of a part of the curriculum, to read without a network' },
);

const CoursePacks = Type.Array(ref(CoursePack), { $id: 'CoursePacks' });

const PackParams = strictObject({ part: PartId });

const file = (type: string) => ({
  description: 'The file',
  content: { [type]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
});

/** What the network transfers: almost every browser takes brotli. */
const transferred = ({ variants: { br, identity } }: Entity) => (br ?? identity).body?.length ?? 0;

type PackRequest = FastifyRequest<{ Params: { part: string }; Querystring: { lang?: Lang } }>;

export function routes(api: Api): void {
  addSchemas(api, CoursePack, CoursePacks);
  const packsIn = createPacks(api);

  async function packOf({ params, query }: PackRequest) {
    const pack = (await packsIn(query.lang ?? 'en')).find(({ id }) => id === params.part);
    if (!pack) throw httpProblems.notFound();
    return pack;
  }

  const send = (request: FastifyRequest, reply: FastifyReply, entity: Entity) => sendEntity(request, reply, entity);

  api.get(
    '/course-packs',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getCoursePacks',
        summary: 'The parts of the curriculum as files, with their sizes',
        tags: ['Learning'],
        querystring: LangQuery,
        response: { 200: { description: 'The packs', ...ref(CoursePacks) }, ...errors(422) },
      },
    },
    async (request) => {
      const lang = request.query.lang ?? 'en';
      return (await packsIn(lang)).map(({ id, title, titleLanguage, lessons, isSample, page, zip }) => ({
        id: id as (typeof curriculumParts)[number], // from the same list
        title,
        lessons,
        bytes: transferred(page),
        zip_bytes: bodyOf(zip).length,
        ...(isSample && { sample: true as const }),
        ...(titleLanguage !== lang && { fallback: { title: titleLanguage } }),
      }));
    },
  );

  api.get(
    '/course-packs/:part/page',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getCoursePackPage',
        summary: 'The lessons of a part as one HTML file',
        description: 'Its drawing and styles are inside, so it can be kept, copied and printed.',
        tags: ['Learning'],
        params: PackParams,
        querystring: LangQuery,
        response: { 200: file('text/html'), ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('content-security-policy', packPolicy);
      return send(request, reply, (await packOf(request)).page);
    },
  );

  api.get(
    '/course-packs/:part/zip',
    {
      config: { access: 'anyone', cache: CONTENT_CACHE, rateLimit: null },
      schema: {
        operationId: 'getCoursePackZip',
        summary: 'The same file in a ZIP, for memory cards',
        tags: ['Learning'],
        params: PackParams,
        querystring: LangQuery,
        response: { 200: file('application/zip'), ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      const { part } = request.params;
      const name = `nzete-${part}-${request.query.lang ?? 'en'}.zip`;
      reply.header('content-disposition', attachment(name));
      return send(request, reply, (await packOf(request)).zip);
    },
  );
}
