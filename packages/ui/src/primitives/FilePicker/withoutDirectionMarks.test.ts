import { expect, test } from 'vitest';
import { withoutDirectionMarks } from './withoutDirectionMarks.ts';

test('[INPUT-05] a file name turns no letter of the sentence around it', () => {
  expect(withoutDirectionMarks('\u202efdp.exe\t\u2067')).toBe('fdp.exe');
  expect(withoutDirectionMarks('هوية-مريم.pdf')).toBe('هوية-مريم.pdf');
});
