import type { Texts } from '../text/languages.ts';

/** The words of a pack that are not content. */
export const packTexts = {
  course: {
    en: 'Digital literacy course',
    fr: 'Cours de culture numérique',
    ln: 'Mateya ya boyebi ya ordinatere',
    sw: 'Kozi ya ujuzi wa kidijitali',
  },
  steps: { en: 'Step by step', fr: 'Pas à pas', ln: 'Litambe na litambe', sw: 'Hatua kwa hatua' },
  exercise: { en: 'Exercise', fr: 'Exercice', ln: 'Ekzersise', sw: 'Zoezi' },
  sample: {
    en: 'Sample: these lessons are examples, until the foundation’s teachers have checked them.',
    fr: 'Exemple : ces leçons sont des exemples, en attendant que les enseignants de la fondation les vérifient.',
    ln: 'Ndakisa: biteni ya mateya oyo ezali bandakisa, kino balakisi ya fondation bakotala yango.',
    sw: 'Mfano: masomo haya ni mifano, hadi walimu wa taasisi watakapoyakagua.',
  },
  offline: {
    en: 'This file needs no network. Copy it to other phones, or print it.',
    fr: 'Ce fichier n’a pas besoin de réseau. Copiez-le sur d’autres téléphones, ou imprimez-le.',
    ln: 'Fisie oyo ezali na mposa ya rezo te. Sala kopi na batelefone mosusu, to bimisa yango na papier.',
    sw: 'Faili hii haihitaji mtandao. Inakili kwenye simu nyingine, au ichapishe.',
  },
} satisfies Record<string, Texts>;
