import { expect, test } from 'vitest';
import { isolated, withoutDirectionMarks } from './withoutDirectionMarks.ts';

test('[INPUT-05] a file name turns no letter of the sentence around it', () => {
  expect(withoutDirectionMarks('\u202efdp.exe\t\u2067')).toBe('fdp.exe');
  expect(withoutDirectionMarks('هوية-مريم.pdf')).toBe('هوية-مريم.pdf');
  expect([isolated('\u202epassport.pdf'), isolated('هوية.pdf')]).toEqual(['passport.pdf', '\u2068هوية.pdf\u2069']);
});
