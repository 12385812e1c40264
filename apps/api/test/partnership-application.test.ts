import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { post, startApp } from './support/app.ts';
import { longForm, shortForm } from './support/submissions.ts';

const apply = (app: FastifyInstance, body: object) => post(app, '/api/partnership-application', body);

const stored = (app: FastifyInstance) =>
  app.store.db.selectFrom('partnership_application').selectAll().executeTakeFirst();

test('[SHIP-04, PRIV-16] the short form is stored with its texts normalised and blanks as null', async () => {
  const app = await startApp();
  const answer = await apply(app, {
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
  expect(await stored(app)).toMatchObject({
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

test('[COLLAB-03, PRIV-16] every field of the long form is stored', async () => {
  const app = await startApp();
  const answer = await apply(app, {
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
  expect(await stored(app)).toMatchObject({
    form: 'long',
    organization_name: 'Nsele Growers',
    organization_type: 'community',
    contact_name: 'Ada Mbo',
    email: 'ada@example.org',
    phone: '+243 000 000 001',
    website: 'https://growers.example.org',
    country: 'DR Congo',
    legal_entity_type: 'nonprofit',
    registration_number: 'CD/KIN/RCCM/00-A-00000',
    tax_id: 'A0000000A',
    compliance_officer: 'Ben Ilunga',
    focus_areas: 'Reforestation',
    description: 'Two hundred families.',
    proposed_collaboration: 'Seedlings for the schools',
    resources: 'A lorry',
    requires_kyc: 1,
    aml_policy: 1,
    partnership_type: null,
    experience: null,
  });
});

test('[API-02] an application that is both forms at once is a 422 that names a field of the other form', async () => {
  const app = await startApp();
  const answer = await apply(app, { ...longForm, ...shortForm });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toContainEqual(
    expect.objectContaining({ field: 'contactName', message: 'is not a field of this call' }),
  );
});

test('[API-02] an empty application is told what the short form asks', async () => {
  const app = await startApp();
  const answer = await apply(app, {});
  expect(answer.json().fields.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
    'organizationName required',
    'contactName required',
    'email required',
  ]);
});

test('[API-02] a long application with little in it is told what the long form asks', async () => {
  const app = await startApp();
  const { fields } = (await apply(app, { contactPerson: 'Ada Mbo' })).json();
  expect(fields.map(({ field }: { field: string }) => field)).toEqual(
    Object.keys(longForm).filter((field) => field !== 'contactPerson'),
  );
});

test('[API-02] the values that may be chosen are named without the blank one', async () => {
  const app = await startApp();
  const answer = await apply(app, { ...shortForm, organizationType: 'club' });
  expect(answer.json().fields).toMatchObject([
    { field: 'organizationType', message: 'must be one of ngo, government, private, academic, community' },
  ]);
});

test.each([shortForm, longForm])(
  '[API-02] a phone number that cannot be one is refused, as in every form',
  async (form) => {
    const app = await startApp();
    for (const phone of ['call me', '0810 000\n000', '1'.repeat(41)])
      expect((await apply(app, { ...form, phone })).json().fields).toMatchObject([{ field: 'phone' }]);
    expect((await apply(app, { ...form, phone: ' ' })).statusCode).toBe(201);
  },
);

test('[API-02] a list instead of a text is answered with the type it should have', async () => {
  const app = await startApp();
  const answer = await apply(app, { ...longForm, focusAreas: ['a'] });
  expect(answer.json().fields).toMatchObject([{ field: 'focusAreas', message: 'must be text' }]);
});
