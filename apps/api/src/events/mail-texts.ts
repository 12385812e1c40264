import type { Texts } from '../text/languages.ts';

/** The mails to participants of events, by what they are about. */
export const eventTexts = {
  coming: {
    subject: {
      en: 'You are signed up',
      fr: 'Vous êtes inscrit',
      ln: 'Nkombo na yo ekomisami',
      sw: 'Umejiandikisha',
    },
    text: {
      en: 'Thank you. You are signed up for this event, and we look forward to seeing you. A file for your calendar is attached.',
      fr: 'Merci. Vous êtes inscrit à cet événement, et nous nous réjouissons de vous voir. Un fichier pour votre agenda est joint.',
      ln: 'Matondi. Nkombo na yo ekomisami mpo na likita oyo, mpe tozali na esengo ya komona yo. Fisie mpo na calendrier na yo ezali na kati.',
      sw: 'Asante. Umejiandikisha kwa tukio hili, na tunatarajia kukuona. Faili kwa ajili ya kalenda yako imeambatishwa.',
    },
  },
  waiting: {
    subject: {
      en: 'You are on the waiting list',
      fr: 'Vous êtes sur la liste d’attente',
      ln: 'Ozali na liste ya kozela',
      sw: 'Uko kwenye orodha ya kusubiri',
    },
    text: {
      en: 'Thank you. Too few seats are left for this event, so you are on the waiting list. We write to you as soon as seats become free. Please do not come before that.',
      fr: 'Merci. Il ne reste pas assez de places pour cet événement ; vous êtes donc sur la liste d’attente. Nous vous écrivons dès que des places se libèrent. Ne venez pas avant, s’il vous plaît.',
      ln: 'Matondi. Bisika ekoki te mpo na likita oyo, yango wana ozali na liste ya kozela. Tokokomela yo soki bisika ezwami. Palado, koya liboso te.',
      sw: 'Asante. Nafasi zilizobaki kwa tukio hili hazitoshi, kwa hiyo uko kwenye orodha ya kusubiri. Tutakuandikia mara nafasi zitakapopatikana. Tafadhali usije kabla ya hapo.',
    },
  },
  seat: {
    subject: {
      en: 'There is a seat for you',
      fr: 'Une place s’est libérée pour vous',
      ln: 'Esika ezali mpo na yo',
      sw: 'Kuna nafasi kwa ajili yako',
    },
    text: {
      en: 'Seats have become free: you are now signed up for this event. A file for your calendar is attached.',
      fr: 'Des places se sont libérées : vous êtes maintenant inscrit à cet événement. Un fichier pour votre agenda est joint.',
      ln: 'Bisika ezwami: nkombo na yo ekomisami sikoyo mpo na likita oyo. Fisie mpo na calendrier na yo ezali na kati.',
      sw: 'Nafasi zimepatikana: sasa umejiandikisha kwa tukio hili. Faili kwa ajili ya kalenda yako imeambatishwa.',
    },
  },
  reminder: {
    subject: {
      en: 'Soon: the event that you are signed up for',
      fr: 'Bientôt : l’événement auquel vous êtes inscrit',
      ln: 'Ekoya noki: likita oyo okomisaki nkombo',
      sw: 'Hivi karibuni: tukio ulilojiandikisha',
    },
    text: {
      en: 'We expect you within a day. If you cannot come, please cancel, so that others can have your seats.',
      fr: 'Nous vous attendons d’ici un jour. Si vous ne pouvez pas venir, annulez, s’il vous plaît, pour que d’autres aient vos places.',
      ln: 'Tozali kozela yo na kati ya mokolo moko. Soki okoki koya te, longola nkombo na yo mpo bato mosusu bazwa bisika na yo.',
      sw: 'Tunakutarajia ndani ya siku moja. Ikiwa huwezi kuja, tafadhali futa uandikishaji ili wengine wapate nafasi zako.',
    },
  },
  cancelled: {
    subject: {
      en: 'Your sign-up is cancelled',
      fr: 'Votre inscription est annulée',
      ln: 'Nkombo na yo elongolami',
      sw: 'Uandikishaji wako umefutwa',
    },
    text: {
      en: 'We had to cancel your sign-up for this event.',
      fr: 'Nous avons dû annuler votre inscription à cet événement.',
      ln: 'Tosengelaki kolongola nkombo na yo mpo na likita oyo.',
      sw: 'Ilibidi tufute uandikishaji wako kwa tukio hili.',
    },
  },
} satisfies Record<string, { subject: Texts; text: Texts }>;

/** Before the link. */
export const toCancel: Texts = {
  en: 'If you cannot come, or to change it, cancel here:',
  fr: 'Si vous ne pouvez pas venir, ou pour la changer, annulez votre inscription ici :',
  ln: 'Soki okoki koya te, to mpo na kobongola yango, longola nkombo awa:',
  sw: 'Ikiwa huwezi kuja, au ili kuubadilisha, futa uandikishaji hapa:',
};

export const people = (count: number): Texts => ({
  en: `People: ${count}`,
  fr: `Personnes : ${count}`,
  ln: `Bato: ${count}`,
  sw: `Watu: ${count}`,
});
