import { momentOf, provinces, signUpLimits } from '@nzete/domain';
import { formatDate } from '@nzete/languages';
import { events } from '../content/resources/events.ts';
import { localise } from '../content-files/localise.ts';
import { readStoredFile } from '../content-files/stored.ts';
import { referenceLine } from '../mail/confirmation.ts';
import type { MailContext } from '../mail/context.ts';
import { mailMessages } from '../mail/messages.ts';
import type { Mail } from '../mail/outbox.ts';
import { longText, SAMPLE_ID, SAMPLE_REFERENCE, sampleAnswer, sampleKeyring } from '../mail/samples.ts';
import { type MailWriter, mailWriter, type SubjectMails, type Written } from '../mail/write.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';
import { zones } from '../text/messages.ts';
import { calendarOf } from './calendar.ts';
import { cancelPath } from './cancelling/cancel-token.ts';
import { EVENT_CANCELLED, EVENT_REMINDER, EVENT_SEAT } from './mail-queue.ts';
import { cancelled, coming, notices, participant, reminder, seat, waiting } from './messages.ts';
import type { Event } from './upcoming.ts';

/** An address signs up for an event once, so that this is a person with many plans. */
const CONFIRMATIONS_A_DAY = 10;

const noPictures = () => {
  throw new Error('An event has no picture');
};

/** An event as it is now; `undefined` if it is not in the content any more. */
async function findEvent({ store }: MailContext, id: string, lang: Lang): Promise<Event | undefined> {
  const source = await readStoredFile(store, events.path);
  const all = source === undefined ? [] : (localise(source, lang, noPictures) as Event[]);
  return all.find((event) => event.id === id);
}

/** Day, times and place, as the page of the events has them. */
function factsOf(event: Event, people: number, { formatMessage, locale }: ServerIntl): string {
  const { title, starts, ends, zone, place, province } = event;
  const written = (time: string, style: 'date' | 'time') => formatDate(`${time}:00Z`, locale, style, 'UTC');
  const [day, lastDay] = [written(starts, 'date'), written(ends, 'date')];
  const until = day === lastDay ? written(ends, 'time') : `${lastDay}, ${written(ends, 'time')}`;
  const where = [place, provinces.find(({ code }) => code === province)?.name].filter(Boolean).join(', ');
  return `${title}\n${day}, ${written(starts, 'time')} – ${until} (${formatMessage(zones[zone])})\n${where}\n${formatMessage(participant.people, { count: String(people) })}`;
}

const messageText = async ({ id }: Mail, { store }: MailContext) =>
  (await store.db.selectFrom('submission_message').select('text').where('id', '=', id).executeTakeFirst())?.text;

const messagesOf = { coming, waiting, seat, reminder };
type MailKind = keyof typeof messagesOf | 'cancelled';

/** Which of the mails it is; `undefined` if it is outdated. */
function kindOf({ about }: Mail, status: string): MailKind | undefined {
  if (about === EVENT_CANCELLED) return status === 'refused' ? 'cancelled' : undefined;
  if (status === 'received') return about === 'event-sign-up' ? 'waiting' : undefined;
  if (status !== 'accepted') return undefined;
  return about === EVENT_SEAT ? 'seat' : about === EVENT_REMINDER ? 'reminder' : 'coming';
}

/** Staff have removed the event. The mail is tried again, as after an outage. */
class EventIsGone extends Error {
  override name = 'EventIsGone';
}

/** Whether an event that may not be in the content any more has not ended. */
async function isToCome({ store: { db } }: MailContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('event_time').select('ends_at').where('event', '=', id).executeTakeFirst();
  return row !== undefined && Date.parse(row.ends_at) > Date.now();
}

/** Whether a reminder is about the start that the event has now, and in time. */
function isOfStart({ starts, zone }: Event, reminded_of: string | null): boolean {
  const start = momentOf(starts, zone);
  return start > Date.now() && (reminded_of === null || Date.parse(reminded_of) === start);
}

interface SignUp {
  kind: MailKind;
  /** `undefined` if it is not in the content any more; then only its end is told. */
  event: Event | undefined;
  people: number;
  reference: string | null;
  /** The page that cancels it. */
  path: string;
  /** Of a cancellation, as staff wrote it. */
  reason?: string;
}

const sampleEvent: Event = {
  id: 'planting-nsele',
  title: longText('Siku ya kupanda miti Nsele', 100),
  kind: 'planting',
  description: '',
  starts: '2026-09-30T22:00',
  ends: '2026-10-01T04:30',
  zone: 'Africa/Lubumbashi',
  place: longText('Pépinière ya Nsele', 160),
  province: 'CD-HK',
  languages: ['fr'],
  seats: null,
};

const sampleOf = (kind: MailKind, intl: ServerIntl): SignUp => ({
  kind,
  event: sampleEvent,
  people: signUpLimits.people,
  reference: SAMPLE_REFERENCE,
  path: cancelPath(sampleKeyring, SAMPLE_ID, intl.locale),
  ...(kind === 'cancelled' && { reason: sampleAnswer(intl) }),
});

const cancellation = ({ people, reference, event, reason = '' }: SignUp, intl: ServerIntl): Written => ({
  subject: intl.formatMessage(cancelled.subject),
  body: [
    intl.formatMessage(cancelled.text),
    ...(event ? [factsOf(event, people, intl)] : []),
    reason,
    referenceLine(reference, intl),
  ],
});

/** A mail to a participant. */
const toParticipant = (...kinds: readonly [MailKind, ...MailKind[]]): MailWriter =>
  mailWriter<SignUp>({
    /** `undefined` if the sign-up was cancelled or erased, or the event was removed and is over. */
    async read(mail, context, { locale: lang }) {
      const row = await context.store.db
        .selectFrom('event_sign_up')
        .select(['id', 'event', 'status', 'people', 'reminded_of'])
        .where('reference', '=', mail.reference ?? '')
        .executeTakeFirst();
      const kind = row && kindOf(mail, row.status);
      if (!kind) return undefined;
      const event = await findEvent(context, row.event, lang);
      // The event was moved, and has a reminder of its own, or the mail server was away for long.
      if (kind === 'reminder' && event && !isOfStart(event, row.reminded_of)) return undefined;
      const { reference } = mail;
      const path = cancelPath(context.keyring, row.id, lang);
      const signUp = { kind, event, people: row.people, reference, path };
      // It is sent if the event comes back; if its sign-ups are cancelled, nothing is.
      if (!event && kind !== 'cancelled' && (await isToCome(context, row.event))) throw new EventIsGone();
      if (kind !== 'cancelled') return event && signUp;
      const reason = await messageText(mail, context);
      return reason ? { ...signUp, reason } : undefined;
    },
    write(signUp, { intl, publicUrl }) {
      const { kind, event, people, reference, path } = signUp;
      if (kind === 'cancelled' || !event) return cancellation(signUp, intl);
      const { formatMessage, locale: lang } = intl;
      const { subject, text } = messagesOf[kind];
      const hasCalendar = kind === 'coming' || kind === 'seat';
      const content = () =>
        Buffer.from(calendarOf([event], { lang, name: event.title, origin: publicUrl, now: Date.now() }));
      return {
        subject: formatMessage(subject, { event: event.title }),
        body: [
          formatMessage(text),
          factsOf(event, people, intl),
          `${formatMessage(participant.toCancel)}\n${publicUrl}${path}`,
          ...(kind === 'coming' || kind === 'waiting' ? [formatMessage(mailMessages.ifNotYou)] : []),
          referenceLine(reference, intl),
        ],
        ...(hasCalendar && {
          attachments: [
            { filename: `${event.id}.ics`, content: content(), contentType: 'text/calendar; charset=utf-8' },
          ],
        }),
      };
    },
    samples: ({ intl }) => {
      const of = (kind: MailKind) => sampleOf(kind, intl);
      const [first, ...others] = kinds;
      return [of(first), ...others.map(of)];
    },
  });

export const mails: SubjectMails = {
  'event-sign-up': {
    notice: { what: notices.arrived, page: () => '/events' },
    confirmation: toParticipant('coming', 'waiting'),
    confirmationsADay: CONFIRMATIONS_A_DAY,
    isPromised: true,
  },
  [EVENT_SEAT]: { message: toParticipant('seat') },
  [EVENT_REMINDER]: { reminder: toParticipant('reminder') },
  [EVENT_CANCELLED]: { message: toParticipant('cancelled') },
};
