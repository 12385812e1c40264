import { homeDay } from '@nzete/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { attachment } from '../http/answers/attachment.ts';
import { languageOf } from '../http/language.ts';
import { LangQuery, strictObject } from '../http/schemas.ts';
import { isZone, spreadsheetOf } from './table.ts';

/** Who reads a spreadsheet. */
export const ReaderQuery = strictObject({
  ...LangQuery.properties,
  zone: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^[A-Za-z0-9+_/-]*$',
      description: 'IANA time zone of the times; without it, or if it is unknown, Africa/Kinshasa',
      examples: ['Africa/Lubumbashi'],
    }),
  ),
});

/** The reader's language and zone, for {@link spreadsheetOf}. */
function readerOf(request: Pick<FastifyRequest, 'query' | 'headers'>) {
  const { zone = '' } = request.query as Static<typeof ReaderQuery>; // validated by the route
  return { lang: languageOf(request), zone: isZone(zone) ? zone : undefined };
}

/** @param header the first line in English */
export const spreadsheetResponse = (header: string) => ({
  description:
    'CSV that a spreadsheet opens as it is in the language of `?lang`: its separator, heads and decimals, local times, a byte order mark; no cell is a formula',
  content: { 'text/csv': { schema: { type: 'string', examples: [`${header}\r\n`] } } },
});

/** @param name of the file, without the day and `.csv` */
export function sendSpreadsheet(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, ...table }: { name: string } & Parameters<typeof spreadsheetOf>[0],
): FastifyReply {
  const file = `${name}-${homeDay()}.csv`;
  reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(file));
  return reply.send(spreadsheetOf(table, readerOf(request)));
}
