import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { basicIdentityCheck } from './basicIdentityCheck.ts';
import { defineKyc } from './kycDefinition.ts';
import { answeredIn, type KycForm, kycForm, readKyc } from './kycForm.ts';
import { kycTexts } from './kycTexts.ts';

const basic = kycForm(basicIdentityCheck);

/** The error key of each invalid field of a step. */
async function wrongIn({ empty, schemaOf }: Pick<KycForm, 'schemaOf'> & { empty: object }, step: number, values = {}) {
  try {
    await schemaOf(step).validate({ ...empty, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('the identity check of the package', () => {
  const required = {
    1: 'firstName lastName dateOfBirth nationality idNumber email phone address city country',
    2: 'occupation sourceOfFunds',
    3: 'relationshipPurpose intendedActivities',
    4: 'dataProcessingConsent rightsInformed',
    5: 'terms_accepted data_consent',
  };

  test.each(Object.entries(required))('[KYC-03] step %s requires %s, and nothing else', async (step, names) => {
    const wrong = await wrongIn(basic, Number(step));
    expect(Object.keys(wrong).toSorted()).toEqual(names.split(' ').toSorted());
    expect(Object.values(wrong).filter((key) => !(String(key) in kycTexts(basicIdentityCheck).errors))).toEqual([]);
  });

  test('[KYC-03] every field is in one step, in the order of the values', () => {
    expect([1, 2, 3, 4, 5].flatMap(basic.fieldsOf)).toEqual(Object.keys(basic.empty));
    expect(basic.stepOf('sourceOfFunds')).toBe(2);
    expect(basic.stepOf('terms_accepted')).toBe(5);
    expect(basic.stepOf('not a field')).toBe(5);
  });

  test.each([
    ['blanks', { firstName: '   ' }, 'firstName', 'firstName.required'],
    ['half a date', { dateOfBirth: '98-4-21' }, 'dateOfBirth', 'birth.incomplete'],
    ['a date that was emptied again', { dateOfBirth: '--' }, 'dateOfBirth', 'dateOfBirth.required'],
    ['a day that is none', { dateOfBirth: '1998-2-30' }, 'dateOfBirth', 'birth.impossible'],
    ['a day to come', { dateOfBirth: '2998-2-3' }, 'dateOfBirth', 'birth.future'],
    ['an address without a dot', { email: 'ada@example' }, 'email', 'email.malformed'],
    ['a number in words', { phone: 'eight hundred' }, 'phone', 'phone.malformed'],
    ['too long a name', { firstName: 'a'.repeat(81) }, 'firstName', 'long'],
  ])('[KYC-03] %s is refused with its own words', async (_, values, name, key) => {
    expect(await wrongIn(basic, 1, values)).toHaveProperty(name, key);
    expect(kycTexts(basicIdentityCheck).errors).toHaveProperty([key]);
  });

  test('[INPUT-07] a box below the last name says that there is none, and is reviewed instead of it', async () => {
    const [person] = basicIdentityCheck.steps;
    const values = { ...basic.empty, lastName: 'Mbo', oneName: true };
    expect(await wrongIn(basic, 1, { lastName: '' })).toHaveProperty('lastName', 'lastName.required');
    expect(await wrongIn(basic, 1, { ...values, lastName: '' })).not.toHaveProperty('lastName');
    expect(basic.toApplication(values)).toMatchObject({ lastName: '', oneName: true });
    const names = (of: typeof values) => Object.keys(answeredIn(person, of)).filter((name) => /name/i.test(name));
    expect(names(values)).toEqual(['firstName', 'oneName']);
    expect(names({ ...values, oneName: false })).toEqual(['firstName', 'lastName']);
  });

  test('valid values are sent with an ISO 8601 date', () => {
    expect(basic.toApplication({ ...basic.empty, dateOfBirth: '1998-4-2' }).dateOfBirth).toBe('1998-04-02');
  });
});

describe('an identity check of another organisation', () => {
  const text = (id: string) => ({ id, defaultMessage: id });
  const definition = defineKyc({
    steps: [
      {
        title: text('you'),
        fields: {
          fullName: { kind: 'text', label: text('name'), required: text('name missing'), limit: 5 },
          birth: { kind: 'birth-date', label: text('birth') },
          email: { kind: 'email', label: text('mail') },
        },
      },
      {
        title: text('more'),
        fields: { house: { kind: 'text', label: text('house'), limit: 10 } },
        parts: [
          { title: text('papers'), documents: { passport: { label: text('passport'), maxBytes: 1000 } } },
          {
            title: text('consents'),
            documents: { bill: { label: text('bill') } },
            fields: {
              plan: {
                kind: 'choice',
                label: text('plan'),
                required: text('plan missing'),
                options: [
                  { value: 'once', label: text('once') },
                  { value: 'often', label: text('often') },
                ],
              },
              terms: { kind: 'consent', label: text('terms'), required: text('terms missing') },
              news: { kind: 'statement', label: text('news') },
            },
          },
        ],
      },
    ],
  });
  const own = kycForm(definition);
  const complete = { ...own.empty, fullName: 'Ada', plan: 'once', terms: true } as const;

  test('[KYC-08] its fields, those of parts too, have their values, steps, labels and documents', () => {
    expect(own.empty).toEqual({ fullName: '', birth: '', email: '', house: '', plan: '', terms: false, news: false });
    expect([1, 2].map(own.fieldsOf)).toEqual([
      ['fullName', 'birth', 'email'],
      ['house', 'plan', 'terms', 'news'],
    ]);
    expect(own.stepCount).toBe(2);
    expect(kycTexts(definition).labels).toHaveProperty('terms', text('terms'));
    expect(Object.keys(own.documents)).toEqual(['passport', 'bill']);
    expect(() => own.schemaOf(3)).toThrow('no step 3');
  });

  test('[KYC-08] an empty required field says what the definition says', async () => {
    expect(await wrongIn(own, 1)).toEqual({ fullName: 'fullName.required' });
    expect(kycTexts(definition).errors).toHaveProperty(['fullName.required'], text('name missing'));
    expect(Object.keys(await wrongIn(own, 2))).toEqual(['plan', 'terms']);
    expect(await wrongIn(own, 1, { fullName: 'Adelaide' })).toEqual({ fullName: 'long' });
    expect(await wrongIn(own, 2, { ...complete, plan: 'never' })).toEqual({ plan: 'plan.required' });
  });

  test('[KYC-08] fields that are not required may be empty, and are sent so', async () => {
    expect(await wrongIn(own, 1, complete)).toEqual({});
    expect(await wrongIn(own, 1, { ...complete, birth: '--' })).toEqual({});
    expect(own.toApplication({ ...complete, birth: '--' })).toEqual({ ...complete, birth: '' });
  });

  test('[KYC-08] its application has the types of its fields', () => {
    const { plan, terms } = own.toApplication({ ...complete, plan: 'often' });
    const [chosen, accepted]: ['once' | 'often', true] = [plan, terms];
    expect([chosen, accepted]).toEqual(['often', true]);
  });

  test('[KYC-08] a required document is missing until its file has a name, and is not sent as an answer', async () => {
    const { steps } = definition;
    const [passport, bill] = [{ label: text('passport'), required: text('passport missing') }, { label: text('bill') }];
    const strict = defineKyc({ steps: [steps[0], { title: text('papers'), documents: { passport, bill } }] });
    const rules = kycForm(strict);
    expect(rules.empty).toEqual({ fullName: '', birth: '', email: '', passport: '' });
    expect(rules.fieldsOf(2)).toEqual(['passport']);
    expect(rules.stepOf('passport')).toBe(2);
    expect(await wrongIn(rules, 2)).toEqual({ passport: 'passport.required' });
    expect(kycTexts(strict)).toMatchObject({
      labels: { passport: text('passport') },
      errors: { 'passport.required': text('passport missing') },
    });
    const values = { ...rules.empty, fullName: 'Ada', passport: 'passport.pdf' };
    expect(await wrongIn(rules, 2, values)).toEqual({});
    expect(rules.toApplication(values)).toEqual({ fullName: 'Ada', birth: '', email: '' });
  });

  test('[KYC-08] a form without JavaScript is read with its dates and the names of its required files', () => {
    const passport = { label: text('passport'), required: text('passport missing') };
    const strict = defineKyc({ steps: [definition.steps[0], { title: text('papers'), documents: { passport } }] });
    const data = new FormData();
    data.set('fullName', 'Ada');
    data.set('birth-day', '2');
    data.set('birth-month', '4');
    data.set('birth-year', '1998');
    data.set('other', 'x');
    data.set('passport', new File([], ''));
    expect(readKyc(strict, data)).toEqual({ fullName: 'Ada', birth: '1998-4-2', email: '', passport: '' });
    data.set('passport', new File(['%PDF'], 'passport.pdf'));
    expect(readKyc(strict, data).passport).toBe('passport.pdf');
  });
});
