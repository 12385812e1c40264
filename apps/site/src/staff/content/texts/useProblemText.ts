import { useIntl } from 'react-intl';
import { accountProblemMessages } from './accountProblemMessages.ts';
import { problemMessages } from './problemMessages.ts';

const messages = { ...problemMessages, ...accountProblemMessages };

/** A fault of a draft. */
export interface Problem {
  pointer: string;
  /** Its kind: the keyword of the JSON schema, or the rule. */
  code?: string;
  /** The limit, or what is wrong or wanted. */
  value?: string;
  /** Of an issue of the newsletter, which the server says in the reader's language. */
  message?: string;
}

/** Keywords that say the same to who writes. */
const kinds: Readonly<Record<string, string>> = { not: 'blank', minProperties: 'noLanguage' };

/** What is wrong, in the reader's language. */
export function useProblemText(): (problem: Problem) => string {
  const { formatMessage } = useIntl();
  return ({ code = '', value = '', message }) => {
    if (message !== undefined) return message;
    let kind = kinds[code] ?? code;
    if (code === 'minLength' && value === '1') kind = 'blank';
    if (code === 'format') kind = value === 'date' ? 'date' : value === 'uri' ? 'address' : 'invalid';
    const known = Object.hasOwn(messages, kind) ? (kind as keyof typeof messages) : 'invalid';
    return formatMessage(messages[known], { value });
  };
}
