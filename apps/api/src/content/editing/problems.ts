import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../../http/problems/problem.ts';

/** `who` is a name and a time: see `name-and-time.ts`. */
export const contentProblems = {
  unknownList: problem(
    'list-not-found',
    404,
    defineMessage({
      id: 'api.content.problem.list-not-found',
      defaultMessage: 'There is no such list. Go back to the list of all content.',
      description: 'An error in the staff area',
    }),
  ),
  noDraft: problem(
    'draft-gone',
    409,
    defineMessage({
      id: 'api.content.problem.draft-gone',
      defaultMessage: 'There is no draft any more: it was published or discarded. Open the list again.',
      description: 'An error in the staff area',
    }),
  ),
  savedSince: problem('list-saved-since', 409, (who: string) =>
    said(
      defineMessage<{ who: string }>({
        id: 'api.content.problem.list-saved-since',
        defaultMessage:
          '{who} saved this list after you opened it. Nothing of yours was saved: compare, then save again.',
        description: 'An error in the staff area; {who} is a member of the staff',
      }),
      { who },
    ),
  ),
  publishedSince: problem('list-published-since', 409, (who: string) =>
    said(
      defineMessage<{ who: string }>({
        id: 'api.content.problem.list-published-since',
        defaultMessage:
          '{who} published this list after this draft was begun. Nothing was published: compare, then save the draft again.',
        description: 'An error in the staff area; {who} is a member of the staff',
      }),
      { who },
    ),
  ),
  plannedSince: problem(
    'list-scheduled-since',
    409,
    defineMessage({
      id: 'api.content.problem.list-scheduled-since',
      defaultMessage:
        'Someone else has chosen another time in the meantime. Open the list again to see when it will be published.',
      description: 'An error in the staff area',
    }),
  ),
  restoredTooLate: problem('list-published-before-restore', 409, (who: string) =>
    said(
      defineMessage<{ who: string }>({
        id: 'api.content.problem.list-published-before-restore',
        defaultMessage:
          '{who} published this list after you opened it. Nothing was put back: look at the new version first.',
        description: 'An error in the staff area; {who} is a member of the staff',
      }),
      { who },
    ),
  ),
  hasProblems: problem(
    'draft-has-problems',
    409,
    defineMessage({
      id: 'api.content.problem.draft-has-problems',
      defaultMessage: 'This draft has problems and was not published. Correct the marked places first.',
      description: 'An error in the staff area',
    }),
  ),
  noNote: problem(
    'note-gone',
    409,
    defineMessage({
      id: 'api.content.problem.note-gone',
      defaultMessage:
        'This note is no longer there: the value has changed, or a colleague has answered. Open the list again.',
      description: 'An error in the staff area',
    }),
  ),
  noPreview: problem(
    'preview-not-found',
    404,
    defineMessage({
      id: 'api.content.problem.preview-not-found',
      defaultMessage: 'This list cannot be shown on this page. Choose a page that shows it.',
      description: 'An error in the staff area',
    }),
  ),
  notShown: problem(
    'preview-not-possible',
    409,
    defineMessage({
      id: 'api.content.problem.preview-not-possible',
      defaultMessage:
        'The page cannot be shown with this draft yet. Correct the marked places first, or try again in a moment.',
      description: 'An error in the staff area',
    }),
  ),
  unreadablePhoto: problem(
    'photo-unreadable',
    422,
    defineMessage({
      id: 'api.content.problem.photo-unreadable',
      defaultMessage:
        'This file cannot be used as a photo: send a JPEG, PNG or WebP of at most 10 MB and 60 million pixels.',
      description: 'An error in the staff area',
    }),
  ),
  otherCrop: problem(
    'photo-crop-invalid',
    422,
    defineMessage({
      id: 'api.content.problem.photo-crop-invalid',
      defaultMessage: 'The part of a photo has four numbers: left, top, width and height. Send all of them, or none.',
      description: 'An error in the staff area',
    }),
  ),
  photosBusy: problem(
    'photos-busy',
    503,
    defineMessage({
      id: 'api.content.problem.photos-busy',
      defaultMessage: 'Other photos are being made smaller. Try again in a minute.',
      description: 'An error in the staff area',
    }),
  ),
  lockedPdf: problem(
    'pdf-locked',
    422,
    defineMessage({
      id: 'api.content.problem.pdf-locked',
      defaultMessage: 'This PDF is protected with a password. Save a copy without the password, and upload that.',
      description: 'An error in the staff area',
    }),
  ),
  activePdf: problem(
    'pdf-with-actions',
    422,
    defineMessage({
      id: 'api.content.problem.pdf-with-actions',
      defaultMessage:
        'This PDF has scripts, form fields, attached files or actions, and was not kept. Open it, choose Print, then “Save as PDF”, and upload the new file.',
      description: 'An error in the staff area',
    }),
  ),
  brokenPdf: problem(
    'pdf-unreadable',
    422,
    defineMessage({
      id: 'api.content.problem.pdf-unreadable',
      defaultMessage:
        'This file cannot be read as a PDF: it is damaged, or too much. Open it, save it as PDF once more, and upload that, with at most 20 MB and 500 pages.',
      description: 'An error in the staff area',
    }),
  ),
  unknownFile: problem(
    'file-not-found',
    404,
    defineMessage({
      id: 'api.content.problem.file-not-found',
      defaultMessage: 'There is no such file. Open the list again and upload it once more.',
      description: 'An error in the staff area',
    }),
  ),
  unknownVersion: problem(
    'version-not-found',
    404,
    defineMessage({
      id: 'api.content.problem.version-not-found',
      defaultMessage: 'This version is no longer kept. Choose one from the history.',
      description: 'An error in the staff area',
    }),
  ),
  versionDoesNotFit: problem(
    'version-does-not-fit',
    409,
    defineMessage({
      id: 'api.content.problem.version-does-not-fit',
      defaultMessage:
        'This version does not fit the rules of today and was not published. Open it, and copy what you need into a draft.',
      description: 'An error in the staff area',
    }),
  ),
  otherText: problem(
    'checked-text-changed',
    409,
    defineMessage({
      id: 'api.content.problem.checked-text-changed',
      defaultMessage:
        'The text or its English has changed since you read it, and is not marked as checked. Open the list again and read the new text.',
      description: 'An error in the staff area',
    }),
  ),
};
