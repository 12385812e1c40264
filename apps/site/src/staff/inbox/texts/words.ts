import type { ApplicationStatus } from '@nzete/domain';
import { isLanguage, type Language } from '@nzete/ui/format';
import type { MessageDescriptor } from 'react-intl';
import type { InboxKind } from '../types.ts';
import { decisionMessages } from './decisionMessages.ts';
import { kindMessages } from './kindMessages.ts';
import { stateMessages } from './stateMessages.ts';

export const kindNames: Readonly<Record<InboxKind, MessageDescriptor>> = kindMessages;

export const stateNames: Readonly<Record<ApplicationStatus, MessageDescriptor>> = {
  ...stateMessages,
  'more-wanted': stateMessages.moreWanted,
};

/** The words of the button that leads to a state. */
export const decisionNames: Readonly<Record<ApplicationStatus, MessageDescriptor>> = {
  received: stateMessages.received,
  reading: decisionMessages.reading,
  'more-wanted': decisionMessages.moreWanted,
  accepted: decisionMessages.accepted,
  refused: decisionMessages.refused,
  answered: decisionMessages.answered,
  withdrawn: decisionMessages.withdrawn,
};

export const languageNames: Readonly<Record<Language, MessageDescriptor>> = {
  en: decisionMessages.english,
  fr: decisionMessages.french,
  ln: decisionMessages.lingala,
  sw: decisionMessages.swahili,
};

/** The language to answer in; French for what arrived before the language was stored. */
export const answerLanguage = (language: string | null): Language =>
  language && isLanguage(language) ? language : 'fr';
