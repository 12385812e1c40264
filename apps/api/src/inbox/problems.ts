import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../http/problems/problem.ts';

export const inboxProblems = {
  unknownEntry: problem(
    'entry-not-found',
    404,
    defineMessage({
      id: 'api.inbox.problem.entry-not-found',
      defaultMessage: 'There is no such entry. It may have been erased: go back to the inbox.',
      description: 'An error in the staff area',
    }),
  ),
  statusChanged: problem(
    'entry-decided-since',
    409,
    defineMessage({
      id: 'api.inbox.problem.entry-decided-since',
      defaultMessage: 'Someone else has already decided this. Open it again to see what was decided.',
      description: 'An error in the staff area',
    }),
  ),
  documentsChanged: problem(
    'entry-documents-since',
    409,
    defineMessage({
      id: 'api.inbox.problem.entry-documents-since',
      defaultMessage: 'A document has arrived since you opened this. Look at it, then decide.',
      description: 'An error in the staff area',
    }),
  ),
  unknownDocument: problem(
    'document-not-found',
    404,
    defineMessage({
      id: 'api.inbox.problem.document-not-found',
      defaultMessage: 'There is no such document, or it cannot be read. Ask the sender for another copy.',
      description: 'An error in the staff area',
    }),
  ),
  documentBeingScanned: problem(
    'document-being-scanned',
    409,
    defineMessage({
      id: 'api.inbox.problem.document-being-scanned',
      defaultMessage: 'The document is still being checked for viruses. Try again in a few minutes.',
      description: 'An error in the staff area',
    }),
  ),
  unmarkablePdf: problem(
    'document-not-markable',
    422,
    defineMessage({
      id: 'api.inbox.problem.document-not-markable',
      defaultMessage:
        'This PDF cannot be shown: it has a password, is damaged, or is too large. Ask the sender for a photo or a scan as JPEG or PNG, with “Ask for more”.',
      description: 'An error in the staff area',
    }),
  ),
  unknownTemplate: problem(
    'template-not-found',
    404,
    defineMessage({
      id: 'api.inbox.problem.template-not-found',
      defaultMessage: 'There is no such template. Load the list again.',
      description: 'An error in the staff area',
    }),
  ),
  templateChanged: problem('template-changed-since', 409, (who: string) =>
    said(
      defineMessage<{ who: string }>({
        id: 'api.inbox.problem.template-changed-since',
        defaultMessage:
          '{who} changed this template after you opened it. Nothing of yours was saved: compare, then save again.',
        description: 'An error in the staff area; {who} is a member of the staff',
      }),
      { who },
    ),
  ),
  assignmentChanged: problem(
    'entry-assigned-since',
    409,
    defineMessage({
      id: 'api.inbox.problem.entry-assigned-since',
      defaultMessage:
        'Someone else has assigned this in the meantime. Nothing of yours was saved: look at who reads it now, then save again.',
      description: 'An error in the staff area',
    }),
  ),
};
