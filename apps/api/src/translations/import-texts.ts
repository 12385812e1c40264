import type { Texts } from '../text/languages.ts';

/** Why a text of an imported file is not taken. To be read after its name. */
export const importErrors = {
  unknown: {
    en: 'There is no such text any more. It was left out.',
    fr: 'Ce texte n’existe plus. Il a été laissé de côté.',
    ln: 'Maloba wana ezali lisusu te. Etikalaki.',
    sw: 'Maandishi hayo hayapo tena. Yameachwa.',
  },
  twice: {
    en: 'The file has this text twice. Only the first was looked at: leave one.',
    fr: 'Le fichier contient ce texte deux fois. Seul le premier a été lu : n’en laissez qu’un.',
    ln: 'Fisie ezali na maloba oyo mbala mibale. Kaka ya liboso etangamaki: tika moko.',
    sw: 'Faili ina maandishi haya mara mbili. Ya kwanza tu yamesomwa: acha moja.',
  },
  emptied: {
    en: 'The translation is empty. Nothing is deleted by a file: write it, or leave what was there.',
    fr: 'La traduction est vide. Un fichier ne supprime rien : écrivez-la, ou laissez ce qui y était.',
    ln: 'Ndimbola ezali mpamba. Fisie elongolaka eloko te: koma yango, to tika oyo ezalaki.',
    sw: 'Tafsiri ni tupu. Faili haifuti kitu: iandike, au acha iliyokuwepo.',
  },
  englishChanged: {
    en: 'The English has changed since this file was exported. Export it again, and translate the new text.',
    fr: 'L’anglais a changé depuis l’export de ce fichier. Exportez-le de nouveau et traduisez le nouveau texte.',
    ln: 'Lingelesa ebongwanaki nsima ya kobimisa fisie oyo. Bimisa yango lisusu, mpe bongola maloba ya sika.',
    sw: 'Kiingereza kimebadilika tangu faili hii itolewe. Itoe tena, na utafsiri maandishi mapya.',
  },
  /** @param text what it is now */
  changedSince: (text: string | null): Texts => ({
    en: `The translation has changed since this file was exported. It is now: “${text ?? ''}” Change that one here, or export again.`,
    fr: `La traduction a changé depuis l’export de ce fichier. Elle est maintenant : « ${text ?? ''} » Changez celle-ci ici, ou exportez de nouveau.`,
    ln: `Ndimbola ebongwanaki nsima ya kobimisa fisie oyo. Sikoyo ezali: "${text ?? ''}" Bongola oyo awa, to bimisa lisusu.`,
    sw: `Tafsiri imebadilika tangu faili hii itolewe. Sasa ni: “${text ?? ''}” Badilisha hiyo hapa, au toa tena.`,
  }),
  notText: {
    en: 'The translation is too long, or has characters that are not allowed. Write it again in at most 10,000 letters.',
    fr: 'La traduction est trop longue ou contient des caractères qui ne sont pas admis. Réécrivez-la en 10 000 lettres au plus.',
    ln: 'Ndimbola eleki molai, to ezali na bilembo oyo endimami te. Koma yango lisusu na bilembo 10.000, koleka te.',
    sw: 'Tafsiri ni ndefu mno, au ina herufi zisizoruhusiwa. Iandike tena kwa herufi zisizozidi 10,000.',
  },
} satisfies Record<string, Texts | ((text: string | null) => Texts)>;
