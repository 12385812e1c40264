/**
 * The tests that run on SQLite and on PostgreSQL: those of behaviour that may differ. All others
 * run on SQLite only. `on-both-databases.test.ts` checks that every file that uses the database
 * directly is in a list.
 */
const byReason = {
  'unique values, transactions and locks': [
    'account-data',
    'account-links',
    'account-submissions',
    'accounts',
    'application-status',
    'climate-lease',
    'course-interests',
    'events',
    'form-drafts',
    'gifts',
    'idempotency',
    'kyc',
    'kyc-documents',
    'kyc-parts',
    'kyc-parts-killed',
    'kyc-scans',
    'news-feeds',
    'newsletter',
    'newsletter-issues',
    'newsletter-unsubscribe',
    'partnership-application',
    'partnership-updates',
    'search',
    'shared-limits',
    'staff-content',
    'staff-content-checks',
    'staff-content-photos',
    'staff-content-schedule',
    'staff-inbox-decisions',
    'staff-invitations',
    'staff-passkeys',
    'staff-passkeys-sign-in',
    'staff-people',
    'staff-posts',
    'staff-second-factor',
    'staff-sign-in',
    'submissions',
    'shown-texts',
    'translation-files',
    'translations',
    'visits',
  ],
  'searching, sorting, paging and dates': [
    'climate',
    'climate-history',
    'climate-records',
    'climate-refresher',
    'courses',
    'gifts-list',
    'inbox',
    'inbox-staff',
    'mail',
    'sign-in',
    'staff-inbox',
    'staff-inbox-search',
  ],
  'loading and changing stored content': [
    'content-command',
    'content-versions',
    'course-catalogue',
    'loading',
    'partnership-updates-loading',
  ],
  'erasing and encrypting rows': [
    'document-storage',
    'encryption',
    'gifts-privacy',
    'privacy',
    'privacy-erasure',
    'reencryption',
  ],
  'texts that a database may refuse or take for SQL': ['asvs-encoding', 'fuzz', 'hostile'],
  'errors of the database, and what the log says of them': [
    'asvs-failures',
    'database-errors',
    'full-disk',
    'logged-errors',
    'logs',
    'outage',
  ],
  'opening, migrating, copying, sharing and closing a database': [
    'backup',
    'backup-files',
    'databases',
    'durability',
    'move-to-postgres',
    'rehearsal',
    'server',
    'status',
  ],
};

/** Files that use stored rows only for their setup. */
export const onSqliteOnly: Readonly<Record<string, string>> = {
  'assistant-sources': 'asks the assistant, whose reads are those of assistant.test.ts',
  operations: 'reads numbers that a server measures of itself',
  assistant: 'stores nothing; what it reads are content and climate records, which have tests of their own',
  'assistant-questions': 'changes one content file under the assistant',
  'assistant-understanding': 'puts courses and weather where the assistant finds them',
  'command-output': 'looks at what is around the output, not in it',
  commands: 'finds the folder of the data, which only SQLite has',
  'csp-reports': 'writes only the log',
  'staff-migration': 'makes a database of the version before; backup.test.ts does so on both',
  limits: 'what a visitor is told; how limits are counted is in shared-limits',
  pages: 'renders without a database; asvs-failures takes the database away',
  'staff-content-export': 'writes what is published into files; staff-content publishes on both',
  'staff-access': 'walks over the calls; what they store has tests of its own',
  'staff-inbox-documents': 'reads documents as kyc-documents does, and draws on them',
  'staff-inbox-pdfs': 'reads documents as kyc-documents does, and draws on them',
  'valkey-limits': 'looks that nothing is counted in the database',
  'site-forms': 'posts forms as a browser without scripts; how they are stored is in submissions',
  'rendered-site': 'takes one content file away under the rendered pages',
};

/** The files that run on PostgreSQL too, without folder and `.test.ts`. */
export const onBothDatabases: readonly string[] = Object.values(byReason).flat();

/** Tests that start many programs. They run on PostgreSQL only with `POSTGRES_TESTS=all`. */
const slow = [
  'backup',
  'backup-files',
  'content-command',
  'content-versions',
  'durability',
  'fuzz',
  'kyc-parts-killed',
  'rehearsal',
  'server',
  'status',
];

/** What `npm test` runs on PostgreSQL. */
export const onPostgres = onBothDatabases.filter(
  (name) => process.env.POSTGRES_TESTS === 'all' || !slow.includes(name),
);
