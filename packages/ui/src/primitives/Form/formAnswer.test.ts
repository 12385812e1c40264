import { expect, test } from 'vitest';
import { array, boolean, object, string } from 'yup';
import { checkForm, readForm } from './formAnswer.ts';

const empty = { name: '', areas: [] as string[], agree: false };
const schema = object({
  name: string().trim().required('name.required').max(3, 'name.long'),
  areas: array()
    .of(string().oneOf(['water'], 'areas.unknown').required())
    .required()
    .min(1, 'areas.required'),
  agree: boolean().isTrue('agree.required'),
});

test('[FORM-01] a posted form is read by the names and kinds of its fields, and nothing else', () => {
  const data = new FormData();
  data.append('name', 'Ada\r\nMbo');
  data.append('areas', 'water');
  data.append('areas', 'trees');
  data.append('intent', 'join');
  expect(readForm(data, empty)).toEqual({ name: 'Ada\nMbo', areas: ['water', 'trees'], agree: false });
  data.set('name', new Blob(['x']), 'x.txt');
  expect(readForm(data, empty).name).toBe('');
});

test('[FORM-01] a posted form has the first error of each field, as in the browser', async () => {
  const allWrong = { name: 'name.required', areas: 'areas.required', agree: 'agree.required' };
  expect(await checkForm(empty, schema)).toEqual(allWrong);
  expect(await checkForm({ name: 'Adam', areas: ['fire'], agree: true }, schema)).toEqual({
    name: 'name.long',
    'areas.0': 'areas.unknown',
  });
  expect(await checkForm({ name: ' Ada ', areas: ['water'], agree: true }, schema)).toEqual({});
});
