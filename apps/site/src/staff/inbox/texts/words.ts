import type { ApplicationStatus } from '@nzete/domain';
import { isLanguage, type Language } from '@nzete/ui/format';
import type { MessageDescriptor } from 'react-intl';
import { statusMessages } from '../../statusMessages.ts';
import type { InboxKind } from '../types.ts';
import { decisionMessages } from './decisionMessages.ts';
import { kindMessages } from './kindMessages.ts';

export const kindNames: Readonly<Record<InboxKind, MessageDescriptor>> = kindMessages;

/** The words of the button that leads to a state. */
export const decisionNames: Readonly<Record<ApplicationStatus, MessageDescriptor>> = {
  received: statusMessages.received,
  ...decisionMessages,
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
