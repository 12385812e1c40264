import { defineMessages, type NoMessageValues } from 'react-intl';

export const explainedMessages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  loading: NoMessageValues;
  error: NoMessageValues;
  empty: NoMessageValues;
  sources: NoMessageValues;
  source: { name: string; year: string };
  more: NoMessageValues;
  next: { topic: string };
}>({
  title: {
    id: 'site.help.explained.title',
    defaultMessage: 'Climate, explained',
    description: 'Heading over the topics, and their name in the breadcrumb',
  },
  text: {
    id: 'site.help.explained.text',
    defaultMessage: 'Short answers, each with its sources.',
    description: 'Over the list of topics',
  },
  loading: {
    id: 'site.help.explained.loading',
    defaultMessage: 'Loading the articles...',
    description: 'Said while the articles are being fetched',
  },
  error: {
    id: 'site.help.explained.error',
    defaultMessage: 'The articles could not be loaded.',
    description: 'Said when the articles could not be fetched',
  },
  empty: {
    id: 'site.help.explained.empty',
    defaultMessage: 'There are no articles on this topic yet.',
    description: 'Shown when a topic has no articles',
  },
  sources: {
    id: 'site.help.explained.sources',
    defaultMessage: 'Sources',
    description: 'Over the publications that an article is based on',
  },
  source: {
    id: 'site.help.explained.source',
    defaultMessage: '{name}, {year}',
    description: 'A publication and its year',
  },
  more: {
    id: 'site.help.explained.more',
    defaultMessage: 'More on this site',
    description: 'Over links to pages about the same',
  },
  next: { id: 'site.help.explained.next', defaultMessage: 'Next: {topic}', description: 'Link to the next topic' },
});
