import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { post, startApp } from './app.ts';
import { copyOfContent, sharedPictures } from './folders.ts';
import type { Place } from './place.ts';

interface Source {
  id: string;
  starts: string;
  ends: string;
  zone: string;
  seats: number | null;
  sign_up?: boolean;
}

const HOUR = 3_600_000;

/** A local time of Kinshasa, some hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + (hours + 1) * HOUR).toISOString().slice(0, 16);

/** What the first event of the content becomes: with three seats, in four days. */
const event = {
  id: 'planting',
  starts: inHours(96),
  ends: inHours(100),
  zone: 'Africa/Kinshasa',
  seats: 3,
  sign_up: true,
};

/** Publishes the events with other facts of the first one; null takes it out. */
export async function publishEvent(app: FastifyInstance, changes: Partial<Source> | null = {}): Promise<void> {
  const { folder, edit } = copyOfContent();
  edit<Source[]>('events.json', (list) => {
    if (changes === null) list.shift();
    else Object.assign(list[0] ?? {}, event, changes);
  });
  await app.content.load(folder, sharedPictures(), { origin: 'load' });
}

export async function withEvent(changes: Partial<Source> = {}, options: Partial<Place> = {}): Promise<FastifyInstance> {
  const app = await startApp(options);
  await publishEvent(app, changes);
  return app;
}

/** What a participant sends. */
export const participant = {
  event: 'planting',
  name: 'Ada Mbo',
  email: 'Ada.Mbo@example.org',
  phone: '+243 800 000 000',
  people: 2,
  language: 'fr',
  note: 'One of us uses a wheelchair.',
  consent: true,
};

export const sendSignUp = (app: FastifyInstance, changes: object = {}, headers = {}) =>
  post(app, '/api/event-sign-ups', { ...participant, ...changes }, { headers });

/** The receipt of a sign-up that is taken. */
export async function signUp(app: FastifyInstance, changes: object = {}) {
  const answer = await sendSignUp(app, changes);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
  return answer.json() as { reference: string; is_waiting: boolean; is_mailed: boolean };
}

export const signUps = (app: FastifyInstance) =>
  app.store.db.selectFrom('event_sign_up').selectAll().orderBy('created_at').execute();

export const seatsShown = async (app: FastifyInstance) => (await app.inject('/api/events/seats')).json();
