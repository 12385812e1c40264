import { recordActions } from '../audit/actions.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import { sendSpreadsheet, spreadsheetResponse } from '../spreadsheet/response.ts';
import { staffOf } from '../staff/guard.ts';
import { mayDecide, mayRead } from '../staff/inbox-roles.ts';
import { exportColumns, exportRows } from './export.ts';
import { listEntries } from './list.ts';
import { ExportQuery, InboxPage, InboxQuery } from './schemas.ts';

export function listRoutes(api: Api): void {
  addSchemas(api, InboxPage);

  api.get(
    '/inbox',
    {
      config: { staff: mayRead },
      preValidation: wholeNumbers('age', 'page', 'limit'),
      schema: {
        operationId: 'getInbox',
        summary: 'One page of what was sent',
        tags: ['Staff'],
        querystring: InboxQuery,
        response: { 200: { description: 'The page', ...ref(InboxPage) }, ...errors(401, 403, 422) },
      },
    },
    (request) => listEntries(api.store, request.query, staffOf(request).accountId),
  );

  api.get(
    '/inbox/export',
    {
      config: { staff: mayDecide },
      preValidation: wholeNumbers('age'),
      schema: {
        operationId: 'exportInbox',
        summary: 'What matches, with all fields, for a spreadsheet',
        description: 'At most 20,000 entries. Each is in the audit trail.',
        tags: ['Staff'],
        querystring: ExportQuery,
        response: {
          200: spreadsheetResponse('Kind,Reference number,State'),
          ...errors(401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const { accountId, username } = staffOf(request);
      const { lang: _lang, zone: _zone, ...filter } = request.query;
      const rows = await exportRows(api, filter, accountId);
      const subjects = rows.map(({ subject }) => String(subject));
      await recordActions(api.store.db, subjects, { who: username, action: 'exported' });
      return sendSpreadsheet(request, reply, { name: 'nzete-inbox', columns: exportColumns, rows });
    },
  );
}
