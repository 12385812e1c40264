import { defineMessages, type NoMessageValues } from 'react-intl';

export const freshnessNoteMessages = defineMessages<{
  asOf: { date: string; time: string; zone: string };
  now: { count: string; days: number };
  minutes: { count: string; days: number };
  hours: { count: string; days: number };
  days: { count: string; days: number };
  source: NoMessageValues;
  stale: NoMessageValues;
  sample: NoMessageValues;
}>({
  asOf: {
    id: 'ui.FreshnessNote.asOf',
    defaultMessage: 'As of {date}, {time} {zone}',
    description: 'When the figures were true; the zone is a name such as "UTC" or "in Nairobi"',
  },
  now: { id: 'ui.FreshnessNote.now', defaultMessage: 'just now', description: 'Less than a minute ago' },
  minutes: { id: 'ui.FreshnessNote.minutes', defaultMessage: '{count} min ago', description: 'How long ago' },
  hours: { id: 'ui.FreshnessNote.hours', defaultMessage: '{count} h ago', description: 'How long ago' },
  days: {
    id: 'ui.FreshnessNote.days',
    defaultMessage: '{days, plural, one {{count} day ago} other {{count} days ago}}',
    description: 'How long ago',
  },
  source: { id: 'ui.FreshnessNote.source', defaultMessage: 'Source:', description: 'Before the source of the figures' },
  stale: {
    id: 'ui.FreshnessNote.stale',
    defaultMessage: 'Out of date',
    description: 'Mark of outdated figures',
  },
  sample: {
    id: 'ui.FreshnessNote.sample',
    defaultMessage: 'Sample',
    description: 'Mark of sample figures, shown until the real ones have come',
  },
});
