import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { newReference, REFERENCE_PATTERN } from '../src/http/reference.ts';
import { post, startApp } from './support/app.ts';

const shortForm = { organizationName: 'Nsele Growers', contactName: 'Ada Mbo', email: 'ada@example.org' };

const longForm = {
  organizationName: 'Nsele Growers',
  organizationType: 'community',
  contactPerson: 'Ada Mbo',
  email: 'ada@example.org',
  country: 'DR Congo',
  focusAreas: 'Reforestation',
  description: 'Two hundred families.',
  proposedCollaboration: 'Seedlings for the schools',
};

const volunteer = {
  firstName: 'Ada',
  lastName: 'Mbo',
  email: 'ada@example.org',
  location: 'Nsele, Kinshasa',
  availability: 'weekends',
  motivation: 'Shade on the road to our market.',
};

const feedback = { message: 'The reports page does not open.' };

type Table = 'partnership_application' | 'volunteer_application' | 'feedback';

const stored = (app: FastifyInstance, table: Table) => app.store.db.selectFrom(table).selectAll().execute();

const forms: { name: string; url: string; table: Table; kind: string; body: Record<string, unknown> }[] = [
  {
    name: 'the short form',
    url: '/api/partnership-application',
    table: 'partnership_application',
    kind: 'P',
    body: shortForm,
  },
  {
    name: 'the long form',
    url: '/api/partnership-application',
    table: 'partnership_application',
    kind: 'P',
    body: longForm,
  },
  {
    name: 'a volunteer',
    url: '/api/volunteer-applications',
    table: 'volunteer_application',
    kind: 'V',
    body: volunteer,
  },
  { name: 'feedback', url: '/api/feedback', table: 'feedback', kind: 'F', body: feedback },
];

const badTexts = [
  ['', 'must not be empty'],
  [' \u00a0\u3000 ', 'must not be empty'],
  ['a\u0000b', 'has characters that are not allowed'],
  ['a\u001bb', 'has characters that are not allowed'],
  ['a\u202eb', 'has characters that are not allowed'],
  ['a\ud800b', 'has characters that are not allowed'],
  ['a'.repeat(4_001), expect.stringMatching(/^must have at most \d+ characters$/)],
];

describe.each(forms)('$name', ({ url, table, kind, body }) => {
  test('[COLLAB-03, SHIP-06, VOL-05, API-01] is stored and answered with a reference and a time', async () => {
    const app = await startApp();
    const answer = await post(app, url, body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(REFERENCE_PATTERN),
      submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(answer.json().reference).toMatch(new RegExp(`^NZ-${kind}-`));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await stored(app, table)).toEqual([
      expect.objectContaining({ reference: answer.json().reference, created_at: answer.json().submitted_at }),
    ]);
  });

  test('[API-02, SHIP-05, VOL-06] without a required field is a 422 that names it', async () => {
    const app = await startApp();
    for (const field of Object.keys(body)) {
      const { [field]: _left, ...rest } = body;
      const answer = await post(app, url, rest);
      expect(answer.statusCode, field).toBe(422);
      expect(answer.json().fields).toContainEqual({ field, message: 'is required' });
    }
    expect(await stored(app, table)).toEqual([]);
  });

  test('[API-02] with a blank text, or a character that no text has, is a 422 that names the field', async () => {
    const app = await startApp();
    const texts = Object.keys(body).filter((field) => !['email', 'availability', 'organizationType'].includes(field));
    for (const field of texts) {
      for (const [text, message] of badTexts) {
        const answer = await post(app, url, { ...body, [field]: text });
        expect([answer.statusCode, answer.json().fields]).toEqual([422, [{ field, message }]]);
      }
    }
    expect(await stored(app, table)).toEqual([]);
  });

  test('[API-02] with a field that nobody asked for is a 422 that names only it', async () => {
    const app = await startApp();
    const answer = await post(app, url, { ...body, admin: true });
    expect(answer.json()).toEqual({
      detail: 'admin is not a field of this call',
      fields: [{ field: 'admin', message: 'is not a field of this call' }],
    });
  });

  test('[API-02] that is no JSON object is a 422', async () => {
    const app = await startApp();
    for (const raw of ['null', '[]', '"text"', '12']) {
      const answer = await post(app, url, raw);
      expect([answer.statusCode, answer.json().detail]).toEqual([422, 'body must be a JSON object']);
    }
  });

  test('[API-02] is limited per address', async () => {
    const app = await startApp({ rateLimits: { write: { max: 1, timeWindow: 60_000 } } });
    expect((await post(app, url, body)).statusCode).toBe(201);
    expect((await post(app, url, body)).statusCode).toBe(429);
  });
});

describe('what is stored', () => {
  test('[SHIP-04] the short form, tidied, with blanks as null', async () => {
    const app = await startApp();
    const answer = await post(app, '/api/partnership-application', {
      organizationName: '  Nsele Growers ',
      organizationType: '',
      contactName: 'Zoe\u0301 Mbo',
      email: ' Ada@Example.ORG ',
      phone: ' +243 000 000 001',
      country: '  ',
      partnershipType: 'technical',
      description: 'One line\r\nand another\n',
      experience: '',
      resources: 'A lorry',
    });
    expect(answer.statusCode).toBe(201);
    const [row] = await stored(app, 'partnership_application');
    expect(row).toMatchObject({
      form: 'short',
      organization_name: 'Nsele Growers',
      organization_type: null,
      contact_name: 'Zoé Mbo',
      email: 'ada@example.org',
      phone: '+243 000 000 001',
      country: null,
      partnership_type: 'technical',
      description: 'One line\nand another',
      experience: null,
      resources: 'A lorry',
      website: null,
      requires_kyc: 0,
    });
  });

  test('[COLLAB-03] every field of the long form', async () => {
    const app = await startApp();
    const answer = await post(app, '/api/partnership-application', {
      ...longForm,
      phone: '+243 000 000 001',
      website: 'https://growers.example.org',
      legalEntityType: 'nonprofit',
      registrationNumber: 'CD/KIN/RCCM/00-A-00000',
      taxId: 'A0000000A',
      complianceOfficer: 'Ben Ilunga',
      resources: 'A lorry',
      requiresKyc: true,
      amlPolicy: true,
    });
    expect(answer.statusCode).toBe(201);
    const [row] = await stored(app, 'partnership_application');
    expect(row).toMatchObject({
      form: 'long',
      organization_type: 'community',
      contact_name: 'Ada Mbo',
      website: 'https://growers.example.org',
      country: 'DR Congo',
      legal_entity_type: 'nonprofit',
      registration_number: 'CD/KIN/RCCM/00-A-00000',
      tax_id: 'A0000000A',
      compliance_officer: 'Ben Ilunga',
      focus_areas: 'Reforestation',
      proposed_collaboration: 'Seedlings for the schools',
      requires_kyc: 1,
      aml_policy: 1,
      partnership_type: null,
      experience: null,
    });
  });

  test('[VOL-03, VOL-04] every field of a volunteer', async () => {
    const app = await startApp();
    const answer = await post(app, '/api/volunteer-applications', {
      ...volunteer,
      phone: '',
      skills: 'Map reading',
      experience: 'Two seasons',
      interests: ['Climate Action', 'Data Collection'],
      requiresVerification: true,
      backgroundCheck: false,
      workingWithVulnerable: true,
    });
    expect(answer.statusCode).toBe(201);
    const [row] = await stored(app, 'volunteer_application');
    expect(row).toMatchObject({
      first_name: 'Ada',
      last_name: 'Mbo',
      phone: null,
      skills: 'Map reading',
      interests: '["Climate Action","Data Collection"]',
      availability: 'weekends',
      experience: 'Two seasons',
      requires_verification: 1,
      background_check: 0,
      working_with_vulnerable: 1,
    });
  });

  test('[FOOT-05] every field of feedback', async () => {
    const app = await startApp();
    const more = { name: 'Ada Mbo', email: 'ADA@example.org', page: '/reports', rating: 2 };
    expect((await post(app, '/api/feedback', { ...feedback, ...more })).statusCode).toBe(201);
    const [row] = await stored(app, 'feedback');
    expect(row).toMatchObject({ ...feedback, ...more, email: 'ada@example.org' });
  });
});

describe('what is refused', () => {
  const apply = '/api/partnership-application';
  const volunteerUrl = '/api/volunteer-applications';
  const twice = ['Reforestation', 'Reforestation'];
  const refused: [url: string, body: object, change: object, field: string][] = [
    [apply, shortForm, { organizationType: 'other' }, 'organizationType'], // of the long form only
    [apply, shortForm, { partnershipType: 'x' }, 'partnershipType'],
    [apply, shortForm, { email: 'ada' }, 'email'],
    [apply, longForm, { organizationType: '' }, 'organizationType'],
    [apply, longForm, { legalEntityType: 'x' }, 'legalEntityType'],
    [apply, longForm, { requiresKyc: 'yes' }, 'requiresKyc'],
    [volunteerUrl, volunteer, { availability: 'never' }, 'availability'],
    [volunteerUrl, volunteer, { interests: ['Cake'] }, 'interests.0'],
    [volunteerUrl, volunteer, { interests: twice }, 'interests'],
    [volunteerUrl, volunteer, { firstName: 'Ada\nBcc: x' }, 'firstName'],
    ['/api/feedback', feedback, { rating: 6 }, 'rating'],
    ['/api/feedback', feedback, { rating: 2.5 }, 'rating'],
    ['/api/feedback', feedback, { email: 'ada' }, 'email'],
  ];

  test('[API-02] a wrong value is a 422 that names its field alone', async () => {
    const app = await startApp();
    for (const [url, body, change, field] of refused) {
      const answer = await post(app, url, { ...body, ...change });
      expect(answer.statusCode, JSON.stringify(change)).toBe(422);
      expect(answer.json().fields.map((failure: { field: string }) => failure.field)).toEqual([field]);
    }
  });

  test('[API-02] an application that is both forms at once', async () => {
    const app = await startApp();
    const answer = await post(app, '/api/partnership-application', { ...longForm, ...shortForm });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toContainEqual({ field: 'contactName', message: 'is not a field of this call' });
  });

  test('[API-02] an empty application is told what the short form asks', async () => {
    const app = await startApp();
    const answer = await post(app, '/api/partnership-application', {});
    expect(answer.json().detail).toBe('organizationName is required; contactName is required; email is required');
  });

  test('[API-02] a long application with little in it is told what the long form asks', async () => {
    const app = await startApp();
    const { fields } = (await post(app, '/api/partnership-application', { contactPerson: 'Ada Mbo' })).json();
    expect(fields.map(({ field }: { field: string }) => field)).toEqual(
      Object.keys(longForm).filter((field) => field !== 'contactPerson'),
    );
  });
});

describe('a reference', () => {
  test('[KYC-04] says the year, has no letters that are mistaken for others, and is never the same', () => {
    const references = Array.from({ length: 2_000 }, () => newReference('P', new Date('2026-12-31T23:59:59.999Z')));
    expect(new Set(references).size).toBe(2_000);
    for (const reference of references) {
      expect(reference).toMatch(/^NZ-P-2026-[2-9A-HJKMNP-TW-Z]{6}$/);
      expect(reference).toMatch(new RegExp(REFERENCE_PATTERN));
    }
  });
});
