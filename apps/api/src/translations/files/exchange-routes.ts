import { homeDay } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { showAtOnce } from '../../content/editing/publishing/publication-routes.ts';
import { attachment } from '../../http/answers/attachment.ts';
import { addSchemas, withTypes } from '../../http/api.ts';
import { LONGEST_BODY_MS } from '../../http/body-timeout.ts';
import { languageOf } from '../../http/language.ts';
import { detailIn } from '../../http/problems/problem.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { mayEditContent, mayReadContent } from '../../staff/content-roles.ts';
import { staffOf } from '../../staff/guard.ts';
import { findTexts } from '../list.ts';
import { waitingMessages } from '../messages.ts';
import { fileProblems } from '../problems.ts';
import { countWaiting, publishingList, type Waiting } from '../publish-texts.ts';
import { toTranslationCsv } from './csv.ts';
import { importTexts } from './import.ts';
import { readFile } from './read-file.ts';
import { UnreadableFile } from './returned.ts';
import { ExportQuery, Import, ImportQuery } from './schemas.ts';
import { toXliff } from './xliff.ts';

const MAX_BYTES = 5_000_000;
const XLIFF = 'application/xliff+xml';
const CSV = 'text/csv';

function readOrRefuse(bytes: Buffer, type: 'xliff' | 'csv') {
  try {
    return readFile(bytes, type);
  } catch (error) {
    if (error instanceof UnreadableFile) throw fileProblems[error.reason]();
    throw error;
  }
}

/** Files for a translator who works elsewhere. */
export async function translationExchangeRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([XLIFF, CSV], { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes);
  const api = withTypes(app);
  addSchemas(api, Import);

  api.get(
    '/translations/export',
    {
      config: { staff: mayReadContent },
      schema: {
        operationId: 'exportTranslations',
        summary: 'Texts as a file for a translator who works elsewhere',
        description:
          'XLIFF 2.0 has a file for each place, and what must stay as it is as codes. CSV has the heads and the separator of `?lang`; its last column is to be written, and no cell is a formula.',
        tags: ['Staff'],
        querystring: ExportQuery,
        response: {
          200: {
            description: 'The file',
            content: {
              [XLIFF]: { schema: { type: 'string', examples: ['<xliff version="2.0"/>'] } },
              [CSV]: { schema: { type: 'string', examples: ['id,language,translation\r\n'] } },
            },
          },
          ...errors(401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const { format, lang: _lang, ...filter } = request.query;
      // The source language of such a file is English.
      const found = await findTexts(api, filter);
      const texts = found.filter(({ original_language }) => original_language === 'en');
      const { language } = filter;
      const name = `nzete-${language}-${homeDay()}.${format === 'csv' ? 'csv' : 'xlf'}`;
      reply.header('content-disposition', attachment(name));
      if (format === 'csv')
        return reply.type(`${CSV}; charset=utf-8`).send(toTranslationCsv(texts, language, languageOf(request)));
      return reply.type(`${XLIFF}; charset=utf-8`).send(toXliff(texts, language));
    },
  );

  api.post(
    '/translations/import',
    {
      bodyLimit: MAX_BYTES,
      config: {
        staff: mayEditContent,
        publishes: true,
        rateLimit: api.rateLimits.staffWrite,
        bodyTimeoutMs: LONGEST_BODY_MS,
      },
      schema: {
        operationId: 'importTranslations',
        summary: 'What a file of a translator changes, and save it',
        description:
          'The body is the file itself. Each text is checked; those that are refused say why, the others are saved together or not at all. Of content they are published as `saveTranslation` does it; what waits in a draft instead is counted in `waiting`. A file that was exported and not changed changes nothing.',
        tags: ['Staff'],
        consumes: [XLIFF, CSV],
        querystring: ImportQuery,
        // No `type`: it is not text, and the server has it as a buffer.
        body: Type.Unsafe<Buffer>({
          contentMediaType: 'application/octet-stream',
          description: 'An XLIFF 2.0 or CSV file of at most 5 MB, as it is',
        }),
        response: {
          200: { description: 'The changes', ...ref(Import) },
          ...errors(400, 401, 403, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const bytes = request.body;
      const isCsv = request.headers['content-type']?.startsWith(CSV) ?? false;
      if (!Buffer.isBuffer(bytes)) throw isCsv ? fileProblems.notCsv() : fileProblems.notXml();
      const { language, texts } = readOrRefuse(bytes, isCsv ? 'csv' : 'xliff');
      const apply = request.query.apply === 'true';
      const waiting: Waiting[] = [];
      const writeList = publishingList(api, waiting);
      const plan = await importTexts(api, texts, { language, who: staffOf(request).username, apply, writeList });
      if (!plan) throw fileProblems.changedNow();
      if (apply) showAtOnce(api);
      const intl = await api.intl(languageOf(request));
      return {
        language,
        changes: plan.changes.map(({ before, text }) => ({ id: before.id, before: before.text, after: text })),
        unchanged: plan.unchanged,
        refused: plan.refused.map(({ id, message }) => ({ id: id.slice(0, 1_000), message: detailIn(message, intl) })),
        waiting: countWaiting(waiting).map(({ path, reason, count }) => ({
          place: `content${path}`,
          count,
          message: intl.formatMessage(waitingMessages[reason]),
        })),
        applied: apply,
      };
    },
  );
}
