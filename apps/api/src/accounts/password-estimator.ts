import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as french from '@zxcvbn-ts/language-fr';

/** In its own module: its dictionaries take some 36 MB, and only registrations need them. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
  // It tries every reading of signs as letters (`@` as a), which took seconds for a password of signs.
  l33tMaxSubstitutions: 8,
  maxLength: 64,
});

/** The strength of a password from 0 to 4. `own` is what else the visitor entered. */
export const passwordScore = (password: string, own: string[]): number => estimator.check(password, own).score;
