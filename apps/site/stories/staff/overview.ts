import type { Overview } from '@nzete/api-client/staff';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 1, 11 + index)).toISOString().slice(0, 10),
  count: 40 + ((index * 37) % 90),
}));

/** What Today shows in the stories. */
export const overview = {
  waiting: [
    { kind: 'volunteer', count: 7, oldest_at: '2026-03-09T08:00:00.000Z' },
    { kind: 'kyc', count: 3, oldest_at: '2026-03-12T06:00:00.000Z' },
    { kind: 'feedback', count: 1, oldest_at: '2026-03-12T13:40:00.000Z' },
  ],
  removed_events: [],
  reminders_due: 2,
  samples: [
    { list: '/team', count: 6, page: '/team' },
    { list: '/partners', count: 12, page: '/partners' },
    { list: '/another-list', count: 1, page: null },
  ],
  translations: [
    { language: 'fr', counts: { missing: 0, drafted: 0, checked: 2940, outdated: 0 } },
    { language: 'ln', counts: { missing: 3, drafted: 2800, checked: 100, outdated: 12 } },
    { language: 'sw', counts: { missing: 0, drafted: 1, checked: 2900, outdated: 0 } },
  ],
  last_backup_at: '2026-03-12T01:00:00.000Z',
  restored: {
    restored_at: '2026-03-12T09:00:00.000Z',
    made_at: '2026-03-12T01:00:00.000Z',
    queues: [
      { queue: 'mail', unsent: 2, unknown: 0, sent: 5 },
      { queue: 'newsletter', unsent: 0, unknown: 140, sent: 0 },
    ],
  },
  mail: { state: 'action', configured: true, waiting: 2, failed: 1 },
  weather: { state: 'ok', last_fetch_at: '2026-03-12T13:00:00.000Z' },
  visits: days,
  pages: [
    { path: '/', count: 812 },
    { path: '/climate-mitigation', count: 240 },
  ],
  languages: [
    { language: 'fr', count: 640 },
    { language: 'ln', count: 120 },
  ],
  searches: [{ what: 'courses', count: 12 }],
  unanswered: [{ day: '2026-03-11', language: 'fr', question: 'Réparez-vous des vélos ?' }],
} satisfies Overview;
