import { correctTyping } from '@nzete/domain';
import { type Api, addSchemas } from '../http/api.ts';
import { originOf } from '../http/origin.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { fieldError } from '../http/validation/validation.ts';
import { previewMails } from '../mailer/preview.ts';
import { mayEditContent } from '../staff/content-roles.ts';
import type { RouteSettings } from '../subject.ts';
import { messageFault } from './icu.ts';
import { translationProblems } from './problems.ts';
import { MailPreview, MailPreviewInput } from './schemas.ts';

export function mailPreviewRoute(api: Api, { publicUrl }: RouteSettings): void {
  addSchemas(api, MailPreviewInput, MailPreview);
  api.post(
    '/translations/mail-preview',
    {
      config: { staff: mayEditContent, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'previewMail',
        summary: 'The mails that say a text, in a language, as people get them',
        description:
          'With sample values: the longest names that are allowed, and links that open nothing. `text` stands in place of what is in force. Nothing is stored or sent. 422 if the text has other placeholders than the English.',
        tags: ['Staff'],
        body: ref(MailPreviewInput),
        response: {
          200: { description: 'The mails', ...ref(MailPreview) },
          ...errors(400, 401, 403, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const { id, language, text } = request.body;
      const name = id.slice(id.indexOf('#') + 1);
      const message = (await api.readInterfaceData()).messages.get(name);
      if (!message || id !== `interface/${message.area}#${name}`) throw translationProblems.unknownText();
      const fault = text === undefined ? undefined : messageFault(message.texts.en, text);
      if (fault) {
        const { rule, ...params } = fault;
        throw fieldError('text', rule, params);
      }
      const draft = text === undefined ? undefined : { id: name, text: correctTyping(text, language).text };
      const parts = { intl: await api.intl(language), publicUrl: originOf(request, publicUrl) };
      return { mails: previewMails(name, parts, draft) };
    },
  );
}
