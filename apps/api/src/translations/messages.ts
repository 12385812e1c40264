import { defineMessages, type NoMessageValues } from '@formatjs/intl';
import type { WaitingReason } from './publish-texts.ts';

/** Why a text of a file is not taken. */
export const importMessages = defineMessages<{
  unknown: NoMessageValues;
  twice: NoMessageValues;
  emptied: NoMessageValues;
  englishChanged: NoMessageValues;
  changedSince: { text: string };
  notText: NoMessageValues;
  takesTwoPeople: NoMessageValues;
}>({
  unknown: {
    id: 'api.translations.problem.import.unknown',
    defaultMessage: 'There is no such text any more. It was left out.',
    description: 'Why a text of a file from a translator is not taken',
  },
  twice: {
    id: 'api.translations.problem.import.twice',
    defaultMessage: 'The file has this text twice. Only the first was looked at: leave one.',
    description: 'Why a text of a file from a translator is not taken',
  },
  takesTwoPeople: {
    id: 'api.translations.problem.import.takesTwoPeople',
    defaultMessage: 'A security mail says this, so two people change it. Propose it on the page of translations.',
    description: 'Why a text of a file from a translator is not taken',
  },
  emptied: {
    id: 'api.translations.problem.import.emptied',
    defaultMessage: 'The translation is empty. Nothing is deleted by a file: write it, or leave what was there.',
    description: 'Why a text of a file from a translator is not taken',
  },
  englishChanged: {
    id: 'api.translations.problem.import.englishChanged',
    defaultMessage:
      'The English has changed since this file was exported. Export it again, and translate the new text.',
    description: 'Why a text of a file from a translator is not taken',
  },
  changedSince: {
    id: 'api.translations.problem.import.changedSince',
    defaultMessage:
      'The translation has changed since this file was exported. It is now: “{text}” Change that one here, or export again.',
    description: 'Why a text of a file from a translator is not taken; {text} is what it is now',
  },
  notText: {
    id: 'api.translations.problem.import.notText',
    defaultMessage:
      'The translation is too long, or has characters that are not allowed. Write it again in at most 10,000 letters.',
    description: 'Why a text of a file from a translator is not taken',
  },
});

/** Why texts of a file wait in the draft of their list. */
export const waitingMessages = defineMessages<Record<WaitingReason, NoMessageValues>>({
  notPublished: {
    id: 'api.translations.waiting.notPublished',
    defaultMessage: 'Their original is not published yet. Publish the draft of the list.',
    description: 'Why translations of a file are saved, and not shown yet',
  },
  problems: {
    id: 'api.translations.waiting.problems',
    defaultMessage: 'The list would have problems with them. Correct its draft, then publish it.',
    description: 'Why translations of a file are saved, and not shown yet',
  },
  twoPeople: {
    id: 'api.translations.waiting.twoPeople',
    defaultMessage: 'Publishing them takes two people. Propose the draft of the list.',
    description: 'Why translations of a file are saved, and not shown yet',
  },
});
