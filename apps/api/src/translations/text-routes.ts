import { correctTyping } from '@nzete/domain';
import type { FastifyRequest } from 'fastify';
import { checkText, storeCheck } from '../content/editing/checks.ts';
import { showAtOnce } from '../content/editing/publishing/publication-routes.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, isDone } from '../http/submissions/idempotency.ts';
import { mayEditContent } from '../staff/content-roles.ts';
import { staffOf } from '../staff/guard.ts';
import { assertFits, assertSeen, textOf } from './found-text.ts';
import { translationProblems } from './problems.ts';
import { publishingList } from './publish-texts.ts';
import type { Language } from './read.ts';
import { type Change, saveTexts } from './save.ts';
import { CheckInput, ResetQuery, Text, TextInput } from './schemas.ts';
import { writeText } from './write-text.ts';

/** Of content it is published, if it may be. */
async function save(request: FastifyRequest, change: Change, language: Language): Promise<Text> {
  const { server } = request;
  const { before } = change;
  const options = { language, who: staffOf(request).username, writeList: publishingList(server) };
  const text = await writeText(request, { before, language }, (store) => saveTexts({ store }, [change], options));
  if (before.source === 'content') showAtOnce(server);
  return text;
}

export function translationTextRoutes(api: Api): void {
  addSchemas(api, TextInput, CheckInput);
  const config = { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite, publishes: true };
  const text = { 200: { description: 'The text', ...ref(Text) } };
  const failures = errors(400, 401, 403, 404, 409, 413, 415, 422, 429);

  api.put(
    '/translations/text',
    {
      config,
      schema: {
        operationId: 'saveTranslation',
        summary: 'Change a translation',
        description:
          'Of content it is published at once, alone: a draft of its list gets it too, and stays a draft. It is in a draft alone if it is of an entry that is not published, if the list has problems, or if publishing takes two people. Of the interface it replaces the text of the program, and all servers show it within 30 seconds. It is typeset as its language is. 409 if it or the English is not what you have seen; 409 too for a text of a security mail, which is proposed; 422 unless it has the placeholders of the English, or if a text of the interface names an account that the program does not.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(TextInput),
        response: { ...text, ...failures },
      },
    },
    async (request) => {
      const { id, language, english, text, was, as_typed: isAsTyped } = request.body;
      const wanted = isAsTyped || text === was ? text : correctTyping(text, language).text;
      const before = await textOf(request, id, language);
      if (!(await isDone(api.store, request))) {
        assertSeen(before, { english, was });
        assertFits(before, wanted);
        if (wanted === was) return before;
      }
      return save(request, { before, text: wanted }, language);
    },
  );

  api.delete(
    '/translations/text',
    {
      config,
      schema: {
        operationId: 'resetTranslation',
        summary: 'Show the text of the program again',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        querystring: ResetQuery,
        response: { ...text, ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const { id, language, was } = request.query;
      const before = await textOf(request, id, language);
      if (!(await isDone(api.store, request))) {
        if (!before.is_overridden) throw translationProblems.notOverridden();
        if (before.text !== was) throw translationProblems.changedSince(before.text);
      }
      return save(request, { before, text: null }, language);
    },
  );

  api.put(
    '/translations/check',
    {
      config,
      schema: {
        operationId: 'checkTranslation',
        summary: 'Mark a translation as read and right',
        description:
          'Of this text and of this English: it is outdated as soon as the English changes. 409 if either is not what you have read.',
        tags: ['Staff'],
        body: ref(CheckInput),
        response: { ...text, ...failures },
      },
    },
    async (request) => {
      const { id, language, text: read, english } = request.body;
      const current = await textOf(request, id, language);
      if (current.english !== english) throw translationProblems.englishChanged(current.english);
      const who = staffOf(request).username;
      const path = current.place.slice('content'.length);
      const check = { pointer: current.name, language, text: read, english };
      const isContent = current.source === 'content';
      const isThere = isContent ? await checkText(api.store, path, check, who) : current.text === read;
      if (!isThere) throw translationProblems.changedSince(current.text);
      if (!isContent) await storeCheck(api.store, { ...check, path: current.place }, who);
      return textOf(request, id, language);
    },
  );
}
