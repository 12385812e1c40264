import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as french from '@zxcvbn-ts/language-fr';

/** A module of its own, because its dictionaries take some 36 MB, and only those who open an account need them. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
});

/** How well a password withstands guessing, from 0 to 4. `own` is what the visitor gave beside it. */
export const scoreOf = (password: string, own: string[]): number => estimator.check(password, own).score;
