import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { emptyLongPartnershipValues, partnershipSchema, partnershipSections } from './partnershipApplication.ts';
import { partnershipErrors } from './partnershipErrors.messages.ts';

async function wrongIn(values: object): Promise<Record<string, string>> {
  try {
    await partnershipSchema.validate({ ...emptyLongPartnershipValues, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('[COLLAB-02] eight fields are required, each with its own error', async () => {
  const wrong = await wrongIn({});
  expect(Object.keys(wrong).toSorted()).toEqual(
    [
      'organizationName',
      'organizationType',
      'contactPerson',
      'email',
      'country',
      'focusAreas',
      'description',
      'proposedCollaboration',
    ].toSorted(),
  );
  expect(Object.values(wrong).filter((key) => !(key in partnershipErrors))).toEqual([]);
});

test('[COLLAB-02] every field is in one section, in the order of the values', () => {
  expect(partnershipSections.flat()).toEqual(Object.keys(emptyLongPartnershipValues));
});

test('[COLLAB-02] an address without a dot, a phone number with words and too long a text are rejected', async () => {
  const wrong = await wrongIn({ email: 'ada@example', phone: '0800 (ask for Ada)', taxId: 'x'.repeat(101) });
  expect(wrong).toMatchObject({ email: 'email.malformed', phone: 'phone.malformed', taxId: 'long' });
});
