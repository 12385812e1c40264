import { expect, test } from 'vitest';
import { changeOf, contactErrors, contactFields, contactSchema } from './contact.ts';
import { submissionMessages } from './submission.messages.ts';

const contact = { email: 'ada@example.org', first_name: 'Ada', last_name: 'Mbo', phone: '+243 800 000 000' };

test('[AUTH-17] a form asks for the details that a submission has; an identity check keeps its names', () => {
  expect(contactFields({ kind: 'volunteer', contact })).toEqual(['first_name', 'last_name', 'phone']);
  expect(contactFields({ kind: 'kyc', contact })).toEqual(['phone']);
  expect(contactFields({ kind: 'newsletter', contact: { email: contact.email } })).toEqual([]);
});

test('[AUTH-17] only what was changed is sent', () => {
  const values = { first_name: ' Ada ', last_name: 'Mbo-Ilunga', phone: '' };
  expect(changeOf(contact, values)).toEqual({ last_name: 'Mbo-Ilunga', phone: '' });
  expect(changeOf(contact, { first_name: 'Ada' })).toEqual({});
});

test('[AUTH-17] [INPUT-07] a name cannot be left empty, a phone number and a last name can', async () => {
  const schema = contactSchema(['first_name', 'last_name', 'phone']);
  const wrong = await schema.validate({ first_name: ' ', last_name: '', phone: '' }).catch((error) => error.message);
  expect(wrong).toBe('fieldMissing');
  await schema.validate({ first_name: 'Ada', last_name: '', phone: '' });
});

test('[AUTH-17] what the server refuses shows at its field', () => {
  const fields = ['phone', 'city'].map((field) => ({ field, message: 'is wrong' }));
  const errors = contactErrors({ status: 422, data: { detail: 'No', fields } });
  expect(errors).toEqual({ phone: 'phoneWrong', city: 'fieldRefused' });
  for (const key of Object.values(errors)) expect(submissionMessages).toHaveProperty(key);
});
