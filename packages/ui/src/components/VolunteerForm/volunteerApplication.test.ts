import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { isSectionDone, sectionOf } from '../../internal/useApplicationForm.ts';
import { readForm } from '../../primitives/Form/formAnswer.ts';
import {
  emptyVolunteerValues,
  toVolunteerApplication,
  volunteerSchema,
  volunteerSections,
} from './volunteerApplication.ts';
import { volunteerErrors } from './volunteerErrors.messages.ts';

const complete = {
  ...emptyVolunteerValues,
  firstName: 'Ada',
  lastName: 'Mbo',
  email: 'ada@nzete.example',
  location: 'Nsele',
  availability: 'weekends' as const,
  motivation: 'For shade.',
};

const keysOf = (values: object) => {
  try {
    volunteerSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
};

describe('[VOL-06] what keeps an application from being sent', () => {
  test('nothing, when the required fields are filled in', () => {
    expect(keysOf(complete)).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'email', 'location', 'availability', 'motivation'])('%s left empty', (name) => {
    expect(keysOf({ ...complete, [name]: name === 'availability' ? '' : '   ' })).toContain(`${name}.required`);
  });

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['location', 160],
    ['skills', 2000],
    ['experience', 4000],
    ['motivation', 4000],
  ])('%s of more than %i characters', (name, limit) => {
    expect(keysOf({ ...complete, [name]: 'x'.repeat(limit) })).toEqual([]);
    expect(keysOf({ ...complete, [name]: 'x'.repeat(limit + 1) })).toEqual(['long']);
  });

  test('[INPUT-07] no last name, unless the box says that there is none; it is then sent empty', () => {
    expect(keysOf({ ...complete, lastName: '' })).toEqual(['lastName.required']);
    for (const lastName of ['', ' ', 'Mbo']) {
      const values = { ...complete, lastName, oneName: true };
      expect(keysOf(values)).toEqual([]);
      expect(toVolunteerApplication(values)).toMatchObject({ firstName: 'Ada', lastName: '', oneName: true });
    }
    const data = new FormData();
    data.set('oneName', 'on');
    expect(readForm(data, emptyVolunteerValues)).toMatchObject({ lastName: '', oneName: true });
  });

  test('an incomplete e-mail address', () => {
    expect(keysOf({ ...complete, email: 'ada@nzete' })).toEqual(['email.malformed']);
  });

  test('a phone number that the server would refuse', () => {
    expect(keysOf({ ...complete, phone: 'call me' })).toEqual(['phone.malformed']);
    expect(keysOf({ ...complete, phone: '+243 000 000 001' })).toEqual([]);
  });

  test('is looked for in the order of the fields', () => {
    expect(Object.keys(emptyVolunteerValues)).toEqual(volunteerSections.flat());
  });

  test('has words for every key', () => {
    const wrong = { ...emptyVolunteerValues, phone: 'call me' };
    for (const key of keysOf(wrong)) expect(volunteerErrors).toHaveProperty([key]);
  });
});

describe('the parts of the form', () => {
  const isDone = (index: number, current: number, values: typeof emptyVolunteerValues) =>
    isSectionDone({
      schema: volunteerSchema,
      names: volunteerSections[index] ?? [],
      values,
      empty: emptyVolunteerValues,
      isPassed: index < current,
    });

  test('have field names', () => {
    expect(sectionOf(volunteerSections, 'phone')).toBe(0);
    expect(sectionOf(volunteerSections, 'motivation')).toBe(4);
    expect(sectionOf(volunteerSections, 'unknown')).toBeUndefined();
  });

  test('a section with required fields is done when they are filled in', () => {
    expect(isDone(0, 3, { ...complete, firstName: '' })).toBe(false);
    expect(isDone(0, 3, emptyVolunteerValues)).toBe(false);
    expect(isDone(0, 0, complete)).toBe(true);
  });

  test('an optional section is done once the visitor has passed it', () => {
    expect(isDone(1, 1, emptyVolunteerValues)).toBe(false);
    expect(isDone(1, 2, emptyVolunteerValues)).toBe(true);
  });
});
