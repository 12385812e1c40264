import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { post } from './app.ts';

/** The consents that an application requires. */
export const consents = [
  'dataProcessingConsent',
  'dataRetentionAcknowledged',
  'rightsInformed',
  'securityAwareness',
  'incidentReporting',
  'accessControl',
  'terms_accepted',
  'data_consent',
];

/** A complete application with invented data. */
export const applicant = {
  firstName: 'Ndaya-Prénom',
  lastName: 'Kabongo-Nom',
  dateOfBirth: '1998-04-21',
  nationality: 'Congolese-Nationality',
  idNumber: 'OP-0123456-ID',
  email: 'ndaya.kabongo@example.org',
  phone: '+243800111222',
  address: '12 Avenue de l’Exemple',
  city: 'Kinshasa-Ville',
  country: 'Congo-Pays',
  occupation: 'Teacher-Métier',
  employer: 'School-Employeur',
  income: 'under-10k',
  sourceOfFunds: 'salary',
  relationshipPurpose: 'volunteer',
  expectedTransactionVolume: 'under-1k',
  intendedActivities: 'Teach computer basics on Saturdays in Nsele.',
  marketingConsent: false,
  politically_exposed: false,
  sanctions_check: true,
  ...Object.fromEntries(consents.map((consent) => [consent, true])),
};

export const pdf = Buffer.from('%PDF-1.7\nthe scan of a passport');
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);

export function sendApplication(app: FastifyInstance, changes: object = {}) {
  return post(app, '/api/kyc-applications', { ...applicant, ...changes });
}

export interface Receipt {
  reference: string;
  upload_token: string;
}

export async function submitApplication(app: FastifyInstance): Promise<Receipt> {
  const answer = await sendApplication(app);
  expect(answer.statusCode).toBe(201);
  const { reference, upload_token } = answer.json();
  return { reference, upload_token };
}

/** How a disk or a person may damage an encrypted value. */
export const damages = {
  altered: (sealed: string) => `${sealed.slice(0, -8)}AAAAAAA=`,
  cut: (sealed: string) => sealed.slice(0, 31),
};

/** Damages the encrypted fields of an application. */
export async function damageApplication(
  { store: { db } }: FastifyInstance,
  reference: string,
  damage: (sealed: string) => string = damages.altered,
): Promise<void> {
  const row = db.selectFrom('kyc_application').select('fields').where('reference', '=', reference);
  const { fields } = await row.executeTakeFirstOrThrow();
  const update = db.updateTable('kyc_application').set({ fields: damage(fields) });
  await update.where('reference', '=', reference).execute();
}

/** Damages an encrypted document of an application. */
export async function damageDocument({ store: { db } }: FastifyInstance, reference: string, kind: string) {
  const row = db
    .selectFrom('kyc_document')
    .select('content')
    .where('reference', '=', reference)
    .where('kind', '=', kind);
  const { content } = await row.executeTakeFirstOrThrow();
  const update = db.updateTable('kyc_document').set({ content: damages.altered(content) });
  await update.where('reference', '=', reference).where('kind', '=', kind).execute();
}

export function putDocument(
  app: FastifyInstance,
  document: Receipt & { kind: string; type: string; bytes: Buffer },
  more: InjectOptions = {},
) {
  const { reference, kind, upload_token, type, bytes } = document;
  return app.inject({
    ...more,
    method: 'PUT',
    url: `/api/kyc-applications/${reference}/documents/${kind}`,
    headers: {
      ...more.headers,
      'content-type': type,
      ...(upload_token && { authorization: `Bearer ${upload_token}` }),
    },
    payload: bytes,
  });
}
