import { defineMessage, defineMessages } from 'react-intl';

export const overviewMessages = defineMessages({
  waiting: { id: 'site.staff.overview.waiting', defaultMessage: 'What waits', description: 'Heading' },
  nothing: { id: 'site.staff.overview.nothing', defaultMessage: 'Nothing waits.', description: 'Instead of the list' },
  volunteer: { id: 'site.staff.overview.kind.volunteer', defaultMessage: 'Volunteers', description: 'A kind of entry' },
  partnership: {
    id: 'site.staff.overview.kind.partnership',
    defaultMessage: 'Partnerships',
    description: 'A kind of entry',
  },
  kyc: { id: 'site.staff.overview.kind.kyc', defaultMessage: 'Identity checks', description: 'A kind of entry' },
  feedback: { id: 'site.staff.overview.kind.feedback', defaultMessage: 'Feedback', description: 'A kind of entry' },
  consultation: {
    id: 'site.staff.overview.kind.consultation',
    defaultMessage: 'Consultations',
    description: 'A kind of entry',
  },
  interests: {
    id: 'site.staff.overview.kind.interests',
    defaultMessage: 'Course interests',
    description: 'A kind of entry',
  },
  system: { id: 'site.staff.overview.system', defaultMessage: 'How the server is', description: 'Heading' },
  backup: { id: 'site.staff.overview.backup', defaultMessage: 'Last backup', description: 'Label' },
  noBackup: {
    id: 'site.staff.overview.backup.none',
    defaultMessage: 'None on this machine yet. Tell who looks after the server.',
    description: 'Instead of a date',
  },
  mail: { id: 'site.staff.overview.mail', defaultMessage: 'Mail', description: 'Label' },
  mailOff: {
    id: 'site.staff.overview.mail.off',
    defaultMessage: 'Not set up: applicants see messages under their account only.',
    description: 'State of the mail',
  },
  mailOk: {
    id: 'site.staff.overview.mail.ok',
    defaultMessage: 'Works. Everything is sent.',
    description: 'State of the mail',
  },
  weather: { id: 'site.staff.overview.weather', defaultMessage: 'Weather', description: 'Label' },
  weatherNone: {
    id: 'site.staff.overview.weather.none',
    defaultMessage: 'Not fetched yet.',
    description: 'State of the weather data',
  },
  attention: {
    id: 'site.staff.overview.attention',
    defaultMessage: 'Someone must look at this',
    description: 'Mark at a state',
  },
  newsletter: { id: 'site.staff.overview.newsletter', defaultMessage: 'Newsletter', description: 'Heading' },
  toTranslate: { id: 'site.staff.overview.toTranslate', defaultMessage: 'Texts to translate', description: 'Heading' },
  nothingToTranslate: {
    id: 'site.staff.overview.toTranslate.none',
    defaultMessage: 'Every text is translated and checked.',
    description: 'Instead of the list',
  },
  removedEvent: {
    id: 'site.staff.overview.removedEvent',
    defaultMessage: 'No longer on the site, and the people who signed up do not know',
    description: 'In the row of an event, with the number of people',
  },
  samples: { id: 'site.staff.overview.samples', defaultMessage: 'Still a sample on the site', description: 'Heading' },
  noSamples: {
    id: 'site.staff.overview.samples.none',
    defaultMessage: 'Nothing on the site is a sample now.',
    description: 'Instead of the list',
  },
  visits: { id: 'site.staff.overview.visits', defaultMessage: 'Pages read', description: 'Heading' },
  visitsNote: {
    id: 'site.staff.overview.visits.note',
    defaultMessage: 'Counted by day, page and language, without a cookie or an address.',
    description: 'Under the heading',
  },
  day: { id: 'site.staff.overview.day', defaultMessage: 'Day', description: 'Heading of a column' },
  page: { id: 'site.staff.overview.page', defaultMessage: 'Page', description: 'Heading of a column' },
  language: { id: 'site.staff.overview.language', defaultMessage: 'Language', description: 'Heading of a column' },
  count: {
    id: 'site.staff.overview.count',
    defaultMessage: 'Read',
    description: 'Heading of a column with counts: how often read',
  },
  searches: {
    id: 'site.staff.overview.searches',
    defaultMessage: 'Searched',
    description: 'Heading of a column: what was searched',
  },
  allDays: { id: 'site.staff.overview.allDays', defaultMessage: 'All 30 days', description: 'Opens the list of days' },
  unanswered: {
    id: 'site.staff.overview.unanswered',
    defaultMessage: 'Questions without an answer',
    description: 'Heading: what the assistant could not answer',
  },
  noUnanswered: {
    id: 'site.staff.overview.unanswered.none',
    defaultMessage: 'The assistant answered every question.',
    description: 'Instead of the list',
  },
});

export const minutes = defineMessage<{ count: string }>({
  id: 'site.staff.overview.age.minutes',
  defaultMessage: '{count} min',
  description: 'How long something has waited',
});

export const hours = defineMessage<{ count: string }>({
  id: 'site.staff.overview.age.hours',
  defaultMessage: '{count} h',
  description: 'How long something has waited',
});

export const days = defineMessage<{ count: string }>({
  id: 'site.staff.overview.age.days',
  defaultMessage: '{count} d',
  description: 'How long something has waited, in days',
});

export const oldest = defineMessage<{ age: string }>({
  id: 'site.staff.overview.oldest',
  defaultMessage: 'The oldest waits {age}',
  description: 'In the row of a kind',
});

export const reminders = defineMessage<{ count: number; shown: string }>({
  id: 'site.staff.overview.reminders',
  defaultMessage: '{count, plural, one {One reminder is due} other {{shown} reminders are due}}',
  description: 'Link to the entries with a reminder',
});

export const mailWaiting = defineMessage<{ waiting: string; failed: string }>({
  id: 'site.staff.overview.mail.waiting',
  defaultMessage: 'Waiting to be sent: {waiting}. Given up: {failed}.',
  description: 'State of the mail',
});

export const total = defineMessage<{ count: string }>({
  id: 'site.staff.overview.total',
  defaultMessage: '{count} in 30 days',
  description: 'Under the heading',
});

export const sampleCount = defineMessage<{ list: string; count: string }>({
  id: 'site.staff.overview.sample.count',
  defaultMessage: '{list}: {count}',
  description: 'A list of content and its number of samples',
});

export const newsletterSending = defineMessage<{ sent: string; total: string }>({
  id: 'site.staff.overview.newsletter.sending',
  defaultMessage: 'Being sent: {sent} of {total}',
  description: 'State of an issue of the newsletter',
});

export const newsletterStopped = defineMessage<{ sent: string; total: string }>({
  id: 'site.staff.overview.newsletter.stopped',
  defaultMessage: 'Sending is stopped: {sent} of {total}',
  description: 'State of an issue of the newsletter',
});

export const toTranslate = defineMessages<Record<'missing' | 'outdated' | 'drafted', { count: string }>>({
  missing: {
    id: 'site.staff.overview.toTranslate.missing',
    defaultMessage: 'Missing: {count}',
    description: 'Link to texts without a translation',
  },
  outdated: {
    id: 'site.staff.overview.toTranslate.outdated',
    defaultMessage: 'Original has changed: {count}',
    description: 'Link to texts whose original has changed since they were translated',
  },
  drafted: {
    id: 'site.staff.overview.toTranslate.drafted',
    defaultMessage: 'Not checked yet: {count}',
    description: 'Link to translations, also of a program, that nobody has checked',
  },
});
