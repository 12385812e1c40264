import type { Texts } from '../text/languages.ts';
import type { DonationSubject } from './donation-queue.ts';

interface DonationTexts {
  subject: Texts;
  text: (who: string) => Texts;
  /** Above the address of the list. */
  link: Texts;
}

/** The mails to administrators. They name no account number: mail can be read on its way. */
export const donationTexts: Record<DonationSubject, DonationTexts> = {
  'donations-proposed': {
    subject: {
      en: 'Someone proposes to change where donations go',
      fr: 'Quelqu’un propose de modifier la destination des dons',
      ln: 'Moto moko asengi kobongola esika makabo ekendaka',
      sw: 'Mtu anapendekeza kubadilisha mahali michango inapoenda',
    },
    text: (who) => ({
      en: `${who} proposes other account numbers, addresses or ways to give. Visitors do not see them until an administrator approves. If only one administrator can approve and has proposed it, 24 hours must pass.`,
      fr: `${who} propose d’autres numéros de compte, adresses ou façons de donner. Les visiteurs ne les voient pas avant l’accord d’un administrateur. Si un seul administrateur peut approuver et que c’est lui qui propose, il faut attendre 24 heures.`,
      ln: `${who} asengi banimero ya compte, baadresi to ndenge mosusu ya kopesa makabo. Bato bakomona yango te soki administrateur andimi naino te. Soki kaka administrateur moko akoki kondima mpe ye moko nde asengi, esengeli kozela bangonga 24.`,
      sw: `${who} anapendekeza namba za akaunti, anwani au njia nyingine za kuchangia. Wageni hawazioni hadi msimamizi akubali. Ikiwa ni msimamizi mmoja tu anayeweza kukubali na ndiye aliyependekeza, lazima saa 24 zipite.`,
    }),
    link: {
      en: 'Compare the old with the new, then approve or stop it here:',
      fr: 'Comparez l’ancien et le nouveau, puis approuvez ou arrêtez ici :',
      ln: 'Kokanisa ya kala na ya sika, na nsima ndima to pekisa awa:',
      sw: 'Linganisha ya zamani na mpya, kisha kubali au zuia hapa:',
    },
  },
  'donations-changed': {
    subject: {
      en: 'Where donations go was changed',
      fr: 'La destination des dons a été modifiée',
      ln: 'Esika makabo ekendaka ebongwani',
      sw: 'Mahali michango inapoenda pamebadilishwa',
    },
    text: (who) => ({
      en: `${who} has published other account numbers, addresses or ways to give. Visitors see them now. Check that they are the foundation’s.`,
      fr: `${who} a publié d’autres numéros de compte, adresses ou façons de donner. Les visiteurs les voient maintenant. Vérifiez qu’ils sont bien ceux de la fondation.`,
      ln: `${who} abimisi banimero ya compte, baadresi to ndenge mosusu ya kopesa makabo. Bato bazali komona yango sikoyo. Tala soki ezali ya fondation.`,
      sw: `${who} amechapisha namba za akaunti, anwani au njia nyingine za kuchangia. Wageni wanaziona sasa. Hakikisha ni za taasisi.`,
    }),
    link: {
      en: 'If they are not, close the way to give or put back the earlier version, with another administrator, here:',
      fr: 'Sinon, fermez cette façon de donner ou rétablissez la version précédente, avec un autre administrateur, ici :',
      ln: 'Soki te, kanga ndenge wana ya kopesa to zongisa version ya liboso, elongo na administrateur mosusu, awa:',
      sw: 'Kama sivyo, funga njia hiyo ya kuchangia au rudisha toleo la awali, pamoja na msimamizi mwingine, hapa:',
    },
  },
};
