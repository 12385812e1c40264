import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../http/problems/problem.ts';

const textChanged = defineMessage<{ text: string }>({
  id: 'api.translations.problem.text-changed',
  defaultMessage:
    'This text has changed since you opened it. It is now: “{text}” Nothing of yours was saved: compare, then save again.',
  description: 'An error in the staff area; {text} is a text of the site',
});

const textRemoved = defineMessage({
  id: 'api.translations.problem.text-removed',
  defaultMessage: 'This text has been removed since you opened it. Nothing of yours was saved: load the list again.',
  description: 'An error in the staff area',
});

export const translationProblems = {
  unknownText: problem(
    'text-not-found',
    404,
    defineMessage({
      id: 'api.translations.problem.text-not-found',
      defaultMessage: 'There is no such text any more. Load the list again.',
      description: 'An error in the staff area',
    }),
  ),
  /** @param text what it is now */
  changedSince: problem('text-changed', 409, (text: string | null) =>
    text ? said(textChanged, { text }) : { message: textRemoved },
  ),
  /** @param english what it is now */
  englishChanged: problem('english-changed', 409, (english: string) =>
    said(
      defineMessage<{ english: string }>({
        id: 'api.translations.problem.english-changed',
        defaultMessage:
          'The English has changed since you opened this text. It is now: “{english}” Nothing of yours was saved: compare, then save again.',
        description: 'An error in the staff area; {english} is put in by the program',
      }),
      { english },
    ),
  ),
  notOverridden: problem(
    'text-not-replaced',
    409,
    defineMessage({
      id: 'api.translations.problem.text-not-replaced',
      defaultMessage: 'This text is the program’s already. Load the list again.',
      description: 'An error in the staff area',
    }),
  ),
  takesTwoPeople: problem(
    'text-needs-proposal',
    409,
    defineMessage({
      id: 'api.translations.problem.text-needs-proposal',
      defaultMessage:
        'A security mail says this, so one person alone cannot change it. Propose the text: another administrator then compares and approves.',
      description: 'An error in the staff area',
    }),
  ),
  notSecured: problem(
    'text-needs-no-proposal',
    409,
    defineMessage({
      id: 'api.translations.problem.text-needs-no-proposal',
      defaultMessage: 'This text needs no second person. Save it.',
      description: 'An error in the staff area',
    }),
  ),
};

/** Why a file cannot be read at all. */
export const fileProblems = {
  notUtf8: problem(
    'translations-encoding-other',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-encoding-other',
      defaultMessage:
        'The accents of this file cannot be read: it is not in UTF-8. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”), then import it again.',
      description: 'An error in the staff area',
    }),
  ),
  notXml: problem(
    'translations-not-xml',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-not-xml',
      defaultMessage:
        'This file is not whole: an element is not closed. Export it again, or ask the translator for the file as the program wrote it.',
      description: 'An error in the staff area',
    }),
  ),
  doctype: problem(
    'translations-with-doctype',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-with-doctype',
      defaultMessage: 'This file has a DOCTYPE, which may hide other files, and is not read. Ask for it without one.',
      description: 'An error in the staff area',
    }),
  ),
  notXliff: problem(
    'translations-not-xliff',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-not-xliff',
      defaultMessage: 'This file is not XLIFF 2.0. Save it in that format, or export it here again.',
      description: 'An error in the staff area',
    }),
  ),
  badCharacter: problem(
    'translations-bad-character',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-bad-character',
      defaultMessage:
        "This file has a number, as '<cp>' or &#…, that is no character. Take it out, or export the file here again.",
      description: 'An error in the staff area',
    }),
  ),
  notCsv: problem(
    'translations-not-csv',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-not-csv',
      defaultMessage:
        'This file is not a table with the columns id, language, english, was and translation. Export it here again.',
      description: 'An error in the staff area',
    }),
  ),
  noLanguage: problem(
    'translations-without-language',
    422,
    defineMessage({
      id: 'api.translations.problem.translations-without-language',
      defaultMessage: 'This file does not say one language that the site has. Use a file that was exported here.',
      description: 'An error in the staff area',
    }),
  ),
  changedNow: problem(
    'translations-changed',
    409,
    defineMessage({
      id: 'api.translations.problem.translations-changed',
      defaultMessage:
        'Somebody has changed one of these texts in this moment, and nothing was saved. Look at the file again.',
      description: 'An error in the staff area',
    }),
  ),
};
