import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { anyFileName } from '../../../http/answers/file-name.ts';
import { addSchemas, withTypes } from '../../../http/api.ts';
import { LONGEST_BODY_MS } from '../../../http/body-timeout.ts';
import { errors } from '../../../http/problems/problem-schemas.ts';
import { ref, strictObject } from '../../../http/schemas.ts';
import { Semaphore } from '../../../http/semaphore.ts';
import { wholeNumbers } from '../../../http/validation/query-numbers.ts';
import { line } from '../../../http/validation/text.ts';
import { mayEditContent } from '../../../staff/content-roles.ts';
import { staffOf } from '../../../staff/guard.ts';
import { contentProblems } from '../problems.ts';
import { addPhoto } from './photos.ts';

const MAX_BYTES = 10_000_000;
const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];
/** Every size and format of a large photo take some seconds. */
const ANSWER_MS = 60_000;

const AddedPhoto = strictObject(
  {
    name: Type.String({
      description: 'In content it is `photo:` and this name',
      examples: ['evening-at-the-pump-1a2b3c4d'],
    }),
    src: Type.String({
      description: 'The address of its largest file',
      examples: ['/pictures/evening-at-the-pump-1a2b3c4d.5e6f7a8b.1920x1280.1920.jpg'],
    }),
    width: Type.Integer({ description: 'Of its largest file, upright', examples: [1920] }),
    height: Type.Integer({ description: 'Of its largest file, upright', examples: [1280] }),
  },
  { $id: 'AddedPhoto', description: 'A photo that content can name' },
);

const pixels = (description: string, minimum = 0) =>
  Type.Optional(Type.Integer({ minimum, maximum: 100_000, description, examples: [minimum * 800] }));

/** All four, or none. */
const crop = {
  left: pixels('The left edge of the part that is kept, in pixels of the upright photo; with the other three'),
  top: pixels('Its upper edge'),
  width: pixels('Its width', 1),
  height: pixels('Its height', 1),
};

export async function contentPhotoRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(photoTypes, { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes);
  const api = withTypes(app);
  addSchemas(api, AddedPhoto);
  // One fills both processors.
  const turns = new Semaphore({ maxRunning: 1, maxWaiting: 5, refusal: contentProblems.photosBusy, retryAfter: 20 });

  api.post(
    '/content/photo',
    {
      preValidation: [wholeNumbers('left', 'top', 'width', 'height'), anyFileName],
      bodyLimit: MAX_BYTES,
      config: {
        staff: mayEditContent,
        rateLimit: api.rateLimits.staffWrite,
        bodyTimeoutMs: LONGEST_BODY_MS,
        answerTimeoutMs: ANSWER_MS,
      },
      schema: {
        operationId: 'addContentPhoto',
        summary: 'Add a photo, to be named by a list',
        description:
          'The body is the file itself. It is decoded and encoded again as AVIF, WebP and JPEG in several widths, upright, without what the camera wrote into it; whole, or the part that four numbers name. The same photo again is the same name.',
        tags: ['Staff'],
        consumes: photoTypes,
        querystring: strictObject({
          file_name: Type.Optional(
            line(200, { description: 'The name begins with it', examples: ['Evening at the pump.jpg'] }),
          ),
          ...crop,
        }),
        // No `type`: it is not text, and the server has it as a buffer.
        body: Type.Unsafe<Buffer>({
          contentMediaType: 'application/octet-stream',
          description: 'A JPEG, PNG or WebP file of at most 10 MB, as it is',
        }),
        response: {
          201: { description: 'The photo', ...ref(AddedPhoto) },
          ...errors(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes)) throw contentProblems.unreadablePhoto();
      const { file_name: fileName = '', left, top, width, height } = request.query;
      const isWhole = left === undefined || top === undefined || width === undefined || height === undefined;
      if (isWhole && [left, top, width, height].some((edge) => edge !== undefined)) {
        throw contentProblems.otherCrop();
      }
      const file = { bytes, fileName, crop: isWhole ? undefined : { left, top, width, height } };
      const photo = await turns.run(() => addPhoto(api.store, file, staffOf(request).username));
      if (!photo) throw contentProblems.unreadablePhoto();
      return reply.code(201).send(photo);
    },
  );
}
