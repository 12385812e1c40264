import type { LanguageDefinition } from './definition.ts';

/** A fifth language, for tests: the project has no texts in it. */
export const tshiluba: LanguageDefinition = {
  code: 'lua',
  name: 'Tshiluba',
  dataLocale: 'fr-CD',
  numbers: { group: '.', decimal: ',', percent: '%' },
  months: [
    'Ciongo',
    'Lùishi',
    'Lusòlo',
    'Mùuyà',
    'Lumùngùlù',
    'Lufuimi',
    'Kabàlàshìpù',
    'Lùshìkà',
    'Lutongolo',
    'Lungùdi',
    'Kaswèkèsè',
    'Ciswà',
  ],
};
