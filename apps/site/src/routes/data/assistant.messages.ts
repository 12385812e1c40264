import { defineMessages } from 'react-intl';

export const assistantMessages = defineMessages({
  title: { id: 'site.data.assistant.title', defaultMessage: 'AI insights', description: 'Heading of the tab' },
  lead: {
    id: 'site.data.assistant.lead',
    defaultMessage: 'Ask about the climate data, or have a report written on them. Every answer names its sources.',
    description: 'Under the heading of the tab',
  },
  chat: { id: 'site.data.assistant.chat', defaultMessage: 'Ask the data', description: 'Title of the chat' },
  about: {
    id: 'site.data.assistant.about',
    defaultMessage:
      'A program, not a person. It answers from our climate records and pages, and keeps nothing of what you write.',
    description: 'Under the title of the chat, before the first answer: what answers here',
  },
  aboutSearch: {
    id: 'site.data.assistant.aboutSearch',
    defaultMessage:
      'A search in our climate records and pages, not a language model. It keeps nothing of what you write.',
    description: 'Under the title of the chat: what answers here',
  },
  openSource: {
    id: 'site.data.assistant.openSource',
    defaultMessage: 'Open-source AI',
    description: 'Badge of the chat',
  },
  connected: { id: 'site.data.assistant.connected', defaultMessage: 'Connected', description: 'Badge of the chat' },
  offline: { id: 'site.data.assistant.offline', defaultMessage: 'Offline', description: 'Badge of the chat' },
  welcome: {
    id: 'site.data.assistant.welcome',
    defaultMessage:
      'Welcome. Ask about the weather, the air or the alerts in a province or its capital, or about the work of the foundation.',
    description: 'First message of the chat, and the reply when an answer did not come',
  },
  failure: {
    id: 'site.data.assistant.failure',
    defaultMessage: 'No answer came. Your question is still here: check your connection, then try again.',
    description: 'Under the chat when the connection failed',
  },
  hottest: {
    id: 'site.data.assistant.hottest',
    defaultMessage: 'Which province is hottest?',
    description: 'A question that can be asked by a press; the assistant has to understand it',
  },
  goma: {
    id: 'site.data.assistant.goma',
    defaultMessage: 'What is the weather in Goma?',
    description: 'A question that can be asked by a press; the assistant has to understand it',
  },
  alerts: {
    id: 'site.data.assistant.alerts',
    defaultMessage: 'Which alerts are there?',
    description: 'A question that can be asked by a press; the assistant has to understand it',
  },
  analysis: {
    id: 'site.data.assistant.analysis',
    defaultMessage: 'Ask for a report',
    description: 'Heading over the box for the subject of a report',
  },
  complete: {
    id: 'site.data.assistant.complete',
    defaultMessage: 'AI Analysis Complete',
    description: 'Title of a message: the report has come',
  },
  failedTitle: {
    id: 'site.data.assistant.failedTitle',
    defaultMessage: 'API Connection Error',
    description: 'Title of a message: the report did not come',
  },
  noAnswer: {
    id: 'site.data.assistant.noAnswer',
    defaultMessage: 'no answer',
    description: 'Takes the place of {error} in the sentence that ends with "Error: {error}", when no answer came',
  },
});

export const assistantModelMessages = defineMessages<{
  aboutModel: { model: string };
  failedText: { error: string };
  wait: { detail: string; seconds: string };
}>({
  aboutModel: {
    id: 'site.data.assistant.aboutModel',
    defaultMessage:
      'A language model writes the answers from our climate records and pages: {model}. It can be wrong, so look at the sources.',
    description: 'Under the title of the chat: what answers here',
  },
  failedText: {
    id: 'site.data.assistant.failedText',
    defaultMessage: 'Could not connect to the backend AI service. Please ensure the server is running. Error: {error}',
    description: 'Text of a message: the report did not come',
  },
  wait: {
    id: 'site.data.assistant.wait',
    defaultMessage: '{detail} Try again in {seconds} s.',
    description: 'Under the chat: what the server said, and when it takes another question',
  },
});
