import { Type } from 'typebox';
import { StaffEvent } from '../events/sign-up-schemas.ts';
import { RestoredState } from '../held/schemas.ts';
import { count, oneOf, ref, strictObject } from '../http/schemas.ts';
import { inboxKinds } from '../inbox/kinds.ts';
import { day, orNull, time } from '../staff/schema-parts.ts';
import { languages } from '../text/languages.ts';
import { LanguageCounts } from '../translations/schemas.ts';

const Waiting = strictObject(
  {
    kind: oneOf(inboxKinds, { examples: ['volunteer'] }),
    count: count('How many wait', 3),
    oldest_at: time('When the oldest arrived'),
  },
  { $id: 'WaitingKind' },
);

const SampleList = strictObject(
  {
    list: Type.String({ description: 'The content file', examples: ['/team'] }),
    count: count('How many items; 1 for a text', 5),
    page: orNull(Type.String({ description: 'A page that shows it', examples: ['/team'] })),
  },
  { $id: 'SampleList' },
);

const state = oneOf(['ok', 'note', 'action'], { description: '`action`: someone must do something', examples: ['ok'] });

const MailSummary = strictObject(
  {
    state,
    configured: Type.Boolean({ description: 'Whether the server sends mail', examples: [true] }),
    waiting: count('Messages that are not sent yet', 0),
    failed: count('Messages of the last 30 days that were given up', 0),
  },
  { $id: 'MailSummary' },
);

const WeatherSummary = strictObject({ state, last_fetch_at: orNull(time('When')) }, { $id: 'WeatherSummary' });

const DayCount = strictObject({ day: day('In Kinshasa'), count: count('How many', 120) }, { $id: 'DayCount' });

const PageCount = strictObject(
  { path: Type.String({ examples: ['/climate-mitigation'] }), count: count('How often it was read', 40) },
  { $id: 'PageCount' },
);

const LanguageCount = strictObject(
  { language: oneOf(languages, { examples: ['fr'] }), count: count('How many pages were read in it', 80) },
  { $id: 'LanguageCount' },
);

const SearchCount = strictObject(
  {
    what: Type.String({ description: 'What was searched, never the words', examples: ['courses'] }),
    count: count('How often', 12),
  },
  { $id: 'SearchCount' },
);

const Unanswered = strictObject(
  {
    day: day('In Kinshasa'),
    language: oneOf(languages, { examples: ['fr'] }),
    question: Type.String({
      description: 'Cut, and without e-mail addresses and phone numbers',
      examples: ['Do you repair bicycles?'],
    }),
  },
  { $id: 'UnansweredQuestion' },
);

export const Overview = strictObject(
  {
    waiting: Type.Array(ref(Waiting), { description: 'Kinds of which something waits' }),
    reminders_due: count('Entries of which staff wanted to be reminded today or earlier, and that still wait', 1),
    removed_events: Type.Array(ref(StaffEvent), {
      description: 'Events that were removed from the content while people still expect them',
    }),
    samples: Type.Array(ref(SampleList), { description: 'Content that is still invented' }),
    translations: Type.Array(ref(LanguageCounts), {
      description: 'How many texts are missing in each language, and which are to be read again',
    }),
    last_backup_at: orNull(time('When `npm run backup` last made one on this machine')),
    restored: orNull(ref(RestoredState)),
    mail: ref(MailSummary),
    weather: ref(WeatherSummary),
    visits: Type.Array(ref(DayCount), { description: 'Pages read on each of the last 30 days, oldest first' }),
    pages: Type.Array(ref(PageCount), { description: 'Of these 30 days, the most read first' }),
    languages: Type.Array(ref(LanguageCount)),
    searches: Type.Array(ref(SearchCount)),
    unanswered: Type.Array(ref(Unanswered), { description: 'What the assistant had no answer to, newest first' }),
  },
  { $id: 'Overview', description: 'What waits, what is still a sample, how the server is, and what is read' },
);
