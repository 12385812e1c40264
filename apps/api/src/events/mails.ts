import { provinces } from '@nzete/domain';
import { formatDate } from '@nzete/languages';
import { events } from '../content/resources/events.ts';
import { localise } from '../content-files/localise.ts';
import { readStoredFile } from '../content-files/stored.ts';
import { referenceLine } from '../mail/confirmation.ts';
import type { MailContext } from '../mail/context.ts';
import { mailMessages } from '../mail/messages.ts';
import type { Mail } from '../mail/outbox.ts';
import type { SubjectMails, WriteMail } from '../mail/write.ts';
import type { Lang } from '../text/languages.ts';
import { zoneNames } from '../text/zone-texts.ts';
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
function factsOf({ title, starts, ends, zone, place, province }: Event, lang: Lang): string {
  const written = (time: string, style: 'date' | 'time') => formatDate(`${time}:00Z`, lang, style, 'UTC');
  const [day, lastDay] = [written(starts, 'date'), written(ends, 'date')];
  const until = day === lastDay ? written(ends, 'time') : `${lastDay}, ${written(ends, 'time')}`;
  const where = [place, provinces.find(({ code }) => code === province)?.name].filter(Boolean).join(', ');
  return `${title}\n${day}, ${written(starts, 'time')} – ${until} (${zoneNames[zone]?.[lang]})\n${where}`;
}

const messageText = async ({ id }: Mail, { store }: MailContext) =>
  (await store.db.selectFrom('submission_message').select('text').where('id', '=', id).executeTakeFirst())?.text;

const messagesOf = { coming, waiting, seat, reminder };

/** Which of the mails it is; `undefined` if it is outdated. */
function kindOf({ about }: Mail, status: string): keyof typeof messagesOf | 'cancelled' | undefined {
  if (about === EVENT_CANCELLED) return status === 'refused' ? 'cancelled' : undefined;
  if (status === 'received') return about === 'event-sign-up' ? 'waiting' : undefined;
  if (status !== 'accepted') return undefined;
  return about === EVENT_SEAT ? 'seat' : about === EVENT_REMINDER ? 'reminder' : 'coming';
}

/** A mail to a participant; `undefined` if the sign-up was cancelled or erased, or the event is gone. */
const toParticipant: WriteMail = async (mail, context, intl) => {
  const { store, keyring, settings } = context;
  const { formatMessage, locale: lang } = intl;
  const row = await store.db
    .selectFrom('event_sign_up')
    .select(['id', 'event', 'status', 'people'])
    .where('reference', '=', mail.reference ?? '')
    .executeTakeFirst();
  const kind = row && kindOf(mail, row.status);
  if (!kind) return undefined;
  const event = await findEvent(context, row.event, lang);
  const facts = event
    ? [`${factsOf(event, lang)}\n${formatMessage(participant.people, { count: String(row.people) })}`]
    : [];
  const reference = referenceLine(mail.reference, intl);
  if (kind === 'cancelled') {
    const reason = await messageText(mail, context);
    return reason
      ? {
          subject: formatMessage(cancelled.subject),
          body: [formatMessage(cancelled.text), ...facts, reason, reference],
        }
      : undefined;
  }
  if (!event) return undefined;
  const { subject, text } = messagesOf[kind];
  const hasCalendar = kind === 'coming' || kind === 'seat';
  const options = { lang, name: event.title, origin: settings.publicUrl, now: Date.now() };
  const content = Buffer.from(calendarOf([event], options));
  return {
    subject: formatMessage(subject, { event: event.title }),
    body: [
      formatMessage(text),
      ...facts,
      `${formatMessage(participant.toCancel)}\n${settings.publicUrl}${cancelPath(keyring, row.id, lang)}`,
      ...(kind === 'coming' || kind === 'waiting' ? [formatMessage(mailMessages.ifNotYou)] : []),
      reference,
    ],
    ...(hasCalendar && {
      attachments: [{ filename: `${event.id}.ics`, content, contentType: 'text/calendar; charset=utf-8' }],
    }),
  };
};

export const mails: SubjectMails = {
  'event-sign-up': {
    notice: { what: notices.arrived, page: () => '/events' },
    confirmation: toParticipant,
    confirmationsADay: CONFIRMATIONS_A_DAY,
    isPromised: true,
  },
  [EVENT_SEAT]: { message: toParticipant },
  [EVENT_REMINDER]: { reminder: toParticipant },
  [EVENT_CANCELLED]: { message: toParticipant },
};
