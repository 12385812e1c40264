import type { Texts } from '../text/languages.ts';

/** The words of a cell that is true or false. */
export const yes: Texts = { en: 'yes', fr: 'oui', ln: 'iyo', sw: 'ndiyo' };
export const no: Texts = { en: 'no', fr: 'non', ln: 'te', sw: 'hapana' };
