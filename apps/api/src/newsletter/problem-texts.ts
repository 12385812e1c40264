import type { Texts } from '../text/languages.ts';

/** To be read after the place. */
export const problemTexts = {
  blank: {
    en: 'must not be blank',
    fr: 'ne doit pas être vide',
    ln: 'esengeli kozala mpamba te',
    sw: 'haipaswi kuwa tupu',
  },
  noBlock: {
    en: 'needs a block: a text, a story, a figure or a picture',
    fr: 'doit contenir un bloc : un texte, une histoire, un chiffre ou une image',
    ln: 'esengeli kozala na eteni: makomi, lisolo, motuya to elilingi',
    sw: 'inahitaji sehemu: andiko, hadithi, takwimu au picha',
  },
  noPhoto: { en: 'needs a photo', fr: 'doit avoir une photo', ln: 'esengeli na foto', sw: 'inahitaji picha' },
  unknownPhoto: {
    en: 'is a photo that is not here any more: choose another',
    fr: 'est une photo qui n’est plus ici : choisissez-en une autre',
    ln: 'ezali foto oyo ezali awa lisusu te: pona mosusu',
    sw: 'ni picha ambayo haipo hapa tena: chagua nyingine',
  },
  badLink: {
    en: 'must be a page of the site such as /team, or an address that begins with https://',
    fr: 'doit être une page du site comme /team, ou une adresse qui commence par https://',
    ln: 'esengeli kozala lokasa ya site lokola /team, to adresi oyo ebandi na https://',
    sw: 'lazima iwe ukurasa wa tovuti kama /team, au anwani inayoanza na https://',
  },
} satisfies Record<string, Texts>;
