import { defineMessage, type MessageDescriptor } from '@formatjs/intl';
import { problem, type Said } from '../http/problems/problem.ts';

export const assistantProblems = {
  assistantBusy: problem(
    'assistant-busy',
    503,
    defineMessage({
      id: 'api.assistant.problem.assistant-busy',
      defaultMessage: 'The assistant is answering others. Try again in a few seconds.',
      description: 'An error',
    }),
  ),
};

/** Adds what the language model said, which is English. */
const withMessage =
  (message: MessageDescriptor) =>
  (words = ''): Said =>
    words ? { message, english: `${message.defaultMessage} It says: ${words}` } : { message };

export const modelProblems = {
  tooOften: problem(
    'model-asked-too-often',
    429,
    withMessage(
      defineMessage({
        id: 'api.assistant.problem.model-asked-too-often',
        defaultMessage: 'The language model is asked too often.',
        description: 'An error',
      }),
    ),
  ),
  notReady: problem(
    'model-not-ready',
    503,
    withMessage(
      defineMessage({
        id: 'api.assistant.problem.model-not-ready',
        defaultMessage: 'The language model is not ready.',
        description: 'An error',
      }),
    ),
  ),
  cannotAnswer: problem(
    'model-cannot-answer',
    502,
    withMessage(
      defineMessage({
        id: 'api.assistant.problem.model-cannot-answer',
        defaultMessage: 'The language model cannot answer.',
        description: 'An error',
      }),
    ),
  ),
  broken: problem(
    'model-broke-off',
    502,
    withMessage(
      defineMessage({
        id: 'api.assistant.problem.model-broke-off',
        defaultMessage: 'The language model broke off its answer. Try again.',
        description: 'An error',
      }),
    ),
  ),
  unreachable: problem(
    'model-unreachable',
    502,
    defineMessage({
      id: 'api.assistant.problem.model-unreachable',
      defaultMessage: 'The language model cannot be reached. Try again shortly.',
      description: 'An error',
    }),
  ),
  unreadable: problem(
    'model-unreadable',
    502,
    defineMessage({
      id: 'api.assistant.problem.model-unreadable',
      defaultMessage: 'The language model sent something that cannot be read. Try again shortly.',
      description: 'An error',
    }),
  ),
  tooSlow: problem(
    'model-too-slow',
    503,
    defineMessage({
      id: 'api.assistant.problem.model-too-slow',
      defaultMessage: 'The language model took too long. Try again shortly.',
      description: 'An error',
    }),
  ),
  emptyAnswer: problem(
    'model-answer-empty',
    502,
    defineMessage({
      id: 'api.assistant.problem.model-answer-empty',
      defaultMessage: 'The language model gave an empty answer. Ask in other words.',
      description: 'An error',
    }),
  ),
};
