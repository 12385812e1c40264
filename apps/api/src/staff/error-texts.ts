import type { Texts } from '../text/languages.ts';
import { plural } from '../text/plural.ts';

export const staffErrors = {
  staffSignIn: {
    en: 'You are not signed in, or were signed out. Sign in to the staff area again.',
    fr: 'Vous n’êtes pas connecté(e), ou votre session a pris fin. Reconnectez-vous à l’espace de l’équipe.',
    ln: 'Okoti te, to obimisamaki. Kota lisusu na esika ya basali.',
    sw: 'Hujaingia, au umetolewa. Ingia tena kwenye eneo la wafanyakazi.',
  },
  secondFactorWanted: {
    en: 'Enter the code of your authenticator app, or use your passkey, first.',
    fr: 'Saisissez d’abord le code de votre application d’authentification, ou utilisez votre clé d’accès.',
    ln: 'Koma naino kode ya application na yo ya authentification, to salela passkey na yo.',
    sw: 'Kwanza andika msimbo wa programu yako ya uthibitishaji, au tumia ufunguo wako wa siri.',
  },
  secondFactorToPublish: {
    en: 'To publish you need a second factor. Set one up in “Your account”, then try again.',
    fr: 'Pour publier, il vous faut un second facteur. Configurez-en un dans « Votre compte », puis réessayez.',
    ln: 'Mpo na kobimisa, osengeli na nzela ya mibale ya kokota. Bongisa yango na "Konte na yo", mpe meka lisusu.',
    sw: 'Ili kuchapisha unahitaji hatua ya pili ya kuingia. Iweke kwenye “Akaunti yako”, kisha ujaribu tena.',
  },
  wrongStaffPassword: {
    en: 'The name or the password is wrong. Check both and try again.',
    fr: 'Le nom ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    ln: 'Nkombo to mot de passe ezali malamu te. Tala yango mibale mpe meka lisusu.',
    sw: 'Jina au nenosiri si sahihi. Kagua yote mawili ujaribu tena.',
  },
  wrongCode: {
    en: 'This code is wrong, too old or was used already. Enter the code that the app shows now, or another recovery code.',
    fr: 'Ce code est incorrect, trop ancien ou a déjà servi. Saisissez celui que l’application affiche à présent, ou un autre code de secours.',
    ln: 'Kode oyo ezali malamu te, eleki kala to esalelamaki. Koma kode oyo aplikasio ezali kolakisa sikoyo, to kode mosusu ya lisungi.',
    sw: 'Msimbo huu si sahihi, ni wa zamani au umeshatumika. Andika unaoonyeshwa na programu sasa, au msimbo mwingine wa dharura.',
  },
  hasSecondFactor: {
    en: 'A second factor is set up already. Ask an administrator to remove it first.',
    fr: 'Un second facteur est déjà configuré. Demandez d’abord à un administrateur de le retirer.',
    ln: 'Nzela ya mibale ya kokota esili kobongisama. Senga naino na administrateur alongola yango.',
    sw: 'Hatua ya pili ya kuingia tayari imewekwa. Kwanza mwombe msimamizi aiondoe.',
  },
  wrongPasskey: {
    en: 'This passkey was not accepted: it is not one of yours here, or more than five minutes have passed. Try again, or enter a code.',
    fr: 'Cette clé d’accès n’a pas été acceptée : elle n’est pas l’une des vôtres ici, ou plus de cinq minutes ont passé. Réessayez, ou saisissez un code.',
    ln: 'Passkey oyo endimami te: ezali ya yo awa te, to miniti mitano eleki. Meka lisusu, to koma kode.',
    sw: 'Ufunguo huu wa siri haukukubaliwa: si wako hapa, au zaidi ya dakika tano zimepita. Jaribu tena, au andika msimbo.',
  },
  passkeyNotAdded: {
    en: 'The passkey could not be added: more than five minutes have passed, or the browser asked for another site. Try again.',
    fr: 'La clé d’accès n’a pas pu être ajoutée : plus de cinq minutes ont passé, ou le navigateur l’a créée pour un autre site. Réessayez.',
    ln: 'Passkey ekokaki kobakisama te: miniti mitano eleki, to navigateur esalaki yango mpo na site mosusu. Meka lisusu.',
    sw: 'Ufunguo wa siri haukuweza kuongezwa: zaidi ya dakika tano zimepita, au kivinjari kiliutengeneza kwa tovuti nyingine. Jaribu tena.',
  },
  passkeyKnown: {
    en: 'This passkey was added before. Use another device or security key.',
    fr: 'Cette clé d’accès a déjà été ajoutée. Utilisez un autre appareil ou une autre clé de sécurité.',
    ln: 'Passkey oyo esili kobakisama. Salela appareil to fungola mosusu ya libateli.',
    sw: 'Ufunguo huu wa siri umeshaongezwa. Tumia kifaa kingine au ufunguo mwingine wa usalama.',
  },
  secondFactorBeforePasskey: {
    en: 'You have a second factor already. Sign in with it first; then you can add a passkey.',
    fr: 'Vous avez déjà un second facteur. Connectez-vous d’abord avec lui ; vous pourrez ensuite ajouter une clé d’accès.',
    ln: 'Ozali na nzela ya mibale ya kokota. Kota naino na yango; na nsima okoki kobakisa passkey.',
    sw: 'Tayari una hatua ya pili ya kuingia. Kwanza ingia nayo; kisha unaweza kuongeza ufunguo wa siri.',
  },
  tooManyPasskeys: {
    en: 'You have ten passkeys, and there cannot be more. Remove one first.',
    fr: 'Vous avez dix clés d’accès, et il ne peut y en avoir plus. Supprimez-en d’abord une.',
    ln: 'Ozali na bapasskey zomi, ekoki koleka te. Longola naino moko.',
    sw: 'Una funguo kumi za siri, na haziwezi kuzidi. Kwanza ondoa mmoja.',
  },
  onlySecondFactor: {
    en: 'This passkey is your only second factor. Add another one first, or ask an administrator to remove it.',
    fr: 'Cette clé d’accès est votre seul second facteur. Ajoutez-en d’abord une autre, ou demandez à un administrateur de la retirer.',
    ln: 'Passkey oyo ezali nzela ya mibale kaka moko ya kokota oyo ozali na yango. Bakisa naino mosusu, to senga na administrateur alongola yango.',
    sw: 'Ufunguo huu wa siri ndio hatua yako pekee ya pili ya kuingia. Kwanza ongeza mwingine, au mwombe msimamizi auondoe.',
  },
  noPasskey: {
    en: 'You have no passkey here. Enter a code.',
    fr: 'Vous n’avez pas de clé d’accès ici. Saisissez un code.',
    ln: 'Ozali na passkey awa te. Koma kode.',
    sw: 'Huna ufunguo wa siri hapa. Andika msimbo.',
  },
  passkeyGone: {
    en: 'This passkey was removed already. Load the page again.',
    fr: 'Cette clé d’accès a déjà été supprimée. Rechargez la page.',
    ln: 'Passkey oyo esili kolongolama. Fungola lokasa lisusu.',
    sw: 'Ufunguo huu wa siri umeshaondolewa. Pakia ukurasa upya.',
  },
  badInvitation: {
    en: 'This invitation was used already, was withdrawn, is older than 48 hours, or a part of the link is missing. Ask for a new one.',
    fr: 'Cette invitation a déjà servi, a été retirée, date de plus de 48 heures, ou il manque une partie du lien. Demandez-en une autre.',
    ln: 'Libyangi oyo esilaki kosalelama, elongolamaki, eleki ngonga 48, to eteni ya lien ezangi. Senga mosusu.',
    sw: 'Mwaliko huu umeshatumika, umeondolewa, umezidi saa 48, au sehemu ya kiungo haipo. Omba mwingine.',
  },
  usernameTaken: {
    en: 'This username is taken. Choose another one.',
    fr: 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
    ln: 'Nkombo oyo ya mosaleli esili kozwama. Pona mosusu.',
    sw: 'Jina hili la mtumiaji limeshachukuliwa. Chagua jingine.',
  },
  isStaffAlready: {
    en: 'A member of staff has this address already. Change the role in the list of people instead.',
    fr: 'Un membre de l’équipe a déjà cette adresse. Modifiez plutôt son rôle dans la liste des personnes.',
    ln: 'Mosali moko azali na adresi oyo. Bongola mosala na ye na liste ya bato.',
    sw: 'Mfanyakazi tayari ana anwani hii. Badilisha wadhifa wake kwenye orodha ya watu.',
  },
  lastAdministrator: {
    en: 'This is the last administrator. Make someone else an administrator first.',
    fr: 'C’est le dernier administrateur. Nommez d’abord quelqu’un d’autre administrateur.',
    ln: 'Oyo azali administrateur ya suka. Tya naino moto mosusu administrateur.',
    sw: 'Huyu ndiye msimamizi wa mwisho. Kwanza mfanye mtu mwingine kuwa msimamizi.',
  },
  roleChanged: {
    en: 'Someone else has changed this role in the meantime. Load the page again to see it.',
    fr: 'Quelqu’un a modifié ce rôle entre-temps. Rechargez la page pour le voir.',
    ln: 'Moto mosusu abongolaki mosala oyo na ntango wana. Fungola lokasa lisusu mpo na komona yango.',
    sw: 'Mtu mwingine amebadilisha wadhifa huu. Pakia ukurasa upya uuone.',
  },
  personGone: {
    en: 'This person is no longer on the staff. Load the page again.',
    fr: 'Cette personne ne fait plus partie de l’équipe. Rechargez la page.',
    ln: 'Moto oyo azali lisusu mosali te. Fungola lokasa lisusu.',
    sw: 'Mtu huyu hayumo tena kati ya wafanyakazi. Pakia ukurasa upya.',
  },
  sessionGone: {
    en: 'This sign-in has ended already. Load the page again.',
    fr: 'Cette session a déjà pris fin. Rechargez la page.',
    ln: 'Bokoti oyo esili kosila. Fungola lokasa lisusu.',
    sw: 'Kipindi hiki kimeshaisha. Pakia ukurasa upya.',
  },
  noSecondFactor: {
    en: 'This person has no second factor. Load the page again.',
    fr: 'Cette personne n’a pas de second facteur. Rechargez la page.',
    ln: 'Moto oyo azali na nzela ya mibale ya kokota te. Fungola lokasa lisusu.',
    sw: 'Mtu huyu hana hatua ya pili ya kuingia. Pakia ukurasa upya.',
  },
  tooManyGuesses: (minutes: number) => ({
    en: `Too many wrong tries. Try again in ${minutes} ${plural(minutes, 'minute', 'minutes')}.`,
    fr: `Trop d’essais erronés. Réessayez dans ${minutes} ${plural(minutes, 'minute', 'minutes')}.`,
    ln: `Bomeki ya mabe eleki mingi. Meka lisusu nsima ya miniti ${minutes}.`,
    sw: `Majaribio yasiyo sahihi ni mengi mno. Jaribu tena baada ya dakika ${minutes}.`,
  }),
  otherRole: {
    en: 'Your role does not allow this. Ask an administrator.',
    fr: 'Votre rôle ne le permet pas. Adressez-vous à un administrateur.',
    ln: 'Mosala na yo epesi nzela te. Tuna administrateur.',
    sw: 'Wadhifa wako hauruhusu hili. Muulize msimamizi.',
  },
} satisfies Record<string, Texts | ((count: number) => Texts)>;
