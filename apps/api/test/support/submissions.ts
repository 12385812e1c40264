import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { post } from './app.ts';
import { applicant, type Receipt } from './kyc.ts';

/** Unique texts: finding one means that it leaked. */
export const secrets = {
  name: 'Recognisable-Name',
  phone: '+243 899 123 456',
  password: 'recognisable pass phrase',
  message: 'Recognisable message',
};

/** The required fields of the short form. */
export const shortForm = { organizationName: 'Nsele Growers', contactName: 'Ada Mbo', email: 'ada@example.org' };

/** The required fields of the long form. */
export const longForm = {
  organizationName: 'Nsele Growers',
  organizationType: 'community',
  contactPerson: 'Ada Mbo',
  email: 'ada@example.org',
  country: 'DR Congo',
  focusAreas: 'Reforestation',
  description: 'Two hundred families.',
  proposedCollaboration: 'Seedlings for the schools',
};

/** A complete request for each kind of submission. The KYC application comes last. */
export function submissionsOf(email: string): { path: string; body: Record<string, unknown> }[] {
  const { name, phone, password, message } = secrets;
  const username = email.replace(/\W+/g, '.');
  const organization = { organizationName: `${name} organisation`, email, phone, description: message };
  const long = { contactPerson: name, organizationType: 'ngo', country: 'DR Congo', focusAreas: message };
  return [
    { path: '/newsletter/subscribe', body: { email } },
    { path: '/register', body: { username, email, password } },
    { path: '/course_interests/', body: { name, email, interests: ['Web Development'] } },
    {
      path: '/volunteer-applications',
      body: {
        ...{ firstName: name, lastName: name, email, phone, location: 'Kinshasa', availability: 'weekends' },
        motivation: message,
      },
    },
    { path: '/partnership-application', body: { ...organization, contactName: name } },
    { path: '/partnership-application', body: { ...organization, ...long, proposedCollaboration: message } },
    { path: '/feedback', body: { message, name, email } },
    { path: '/consultations', body: { message, name, email } },
    {
      path: '/gifts',
      body: {
        ...{ method: 'mobile-money', amount: '50.00', currency: 'USD', sent_on: '2026-06-01', name, email },
        transfer_reference: message,
      },
    },
    {
      path: '/event-sign-ups',
      body: {
        ...{ event: 'planting-nsele-1', name, email, phone, people: 2, language: 'fr', note: message },
        consent: true,
      },
    },
    { path: '/partnership-updates', body: { title: message, content: `${message}, to ${email}`, author: name } },
    { path: '/kyc-applications', body: { ...applicant, email } },
  ];
}

/** Sends all of {@link submissionsOf} and returns the response to the KYC application. */
export async function sendEverything(app: FastifyInstance, email: string): Promise<Receipt> {
  let last: unknown;
  for (const { path, body } of submissionsOf(email)) {
    const answer = await post(app, `/api${path}`, body);
    expect([path, answer.statusCode]).toEqual([path, 201]);
    last = answer.json();
  }
  return last as Receipt; // the KYC application came last
}
