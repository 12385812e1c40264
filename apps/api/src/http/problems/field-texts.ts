import type { Texts } from '../../text/languages.ts';

type Params = Record<string, unknown>;

const empty: Texts = {
  en: 'must not be empty',
  fr: 'ne doit pas être vide',
  ln: 'ekoki kozala mpamba te',
  sw: 'isiachwe tupu',
};

/** For a keyword without a text. */
export const invalid: Texts = { en: 'is not valid', fr: 'n’est pas valide', ln: 'ebongi te', sw: 'si sahihi' };

const types: Record<string, Texts> = {
  object: {
    en: 'must be a JSON object',
    fr: 'doit être un objet JSON',
    ln: 'esengeli kozala objet JSON',
    sw: 'lazima iwe kitu cha JSON',
  },
  string: { en: 'must be text', fr: 'doit être du texte', ln: 'esengeli kozala makomi', sw: 'lazima iwe maandishi' },
  integer: {
    en: 'must be a whole number',
    fr: 'doit être un nombre entier',
    ln: 'esengeli kozala motango ya mobimba',
    sw: 'lazima iwe namba kamili',
  },
  boolean: {
    en: 'must be of type boolean',
    fr: 'doit être true ou false',
    ln: 'esengeli kozala true to false',
    sw: 'lazima iwe true au false',
  },
  array: {
    en: 'must be of type array',
    fr: 'doit être une liste',
    ln: 'esengeli kozala liste',
    sw: 'lazima iwe orodha',
  },
};

const formats: Record<string, Texts> = {
  email: {
    en: 'must be an e-mail address such as name@example.org',
    fr: 'doit être une adresse e-mail telle que nom@example.org',
    ln: 'esengeli kozala adresi ya e-mail lokola nkombo@example.org',
    sw: 'lazima iwe anwani ya barua pepe kama jina@example.org',
  },
  date: {
    en: 'must be a valid date',
    fr: 'doit être une date valide telle que 2026-06-30',
    ln: 'esengeli kozala dati ya solo lokola 2026-06-30',
    sw: 'lazima iwe tarehe sahihi kama 2026-06-30',
  },
};

/** The code of a rule: `minLength` becomes `min-length`, `x-birth-date` becomes `birth-date`. */
export const ruleCode = (rule: string): string =>
  rule.replace(/^x-/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** To be read after the field's name, by the rule that failed: most are keywords of JSON Schema. */
export const fieldTexts: Record<string, (params: Params) => Texts> = {
  required: () => ({ en: 'is required', fr: 'est obligatoire', ln: 'esengeli', sw: 'inahitajika' }),
  additionalProperties: () => ({
    en: 'is not a field of this call',
    fr: 'n’est pas un champ de cet appel',
    ln: 'esengami awa te',
    sw: 'haihitajiki hapa',
  }),
  type: ({ type }) =>
    types[String(type)] ?? {
      en: `must be of type ${type}`,
      fr: `doit être de type ${type}`,
      ln: `esengeli kozala ya ndenge ${type}`,
      sw: `lazima iwe ya aina ${type}`,
    },
  minLength: ({ limit }) =>
    limit === 1
      ? empty
      : {
          en: `must have at least ${limit} characters`,
          fr: `doit avoir au moins ${limit} caractères`,
          ln: `esengeli kozala na bilembo ${limit} to koleka`,
          sw: `lazima iwe na herufi ${limit} au zaidi`,
        },
  maxLength: ({ limit }) => ({
    en: `must have at most ${limit} characters`,
    fr: `doit avoir au plus ${limit} caractères`,
    ln: `ekoki koleka bilembo ${limit} te`,
    sw: `isizidi herufi ${limit}`,
  }),
  enum: ({ allowedValues }) => {
    const values = [allowedValues].flat().filter(Boolean).join(', ');
    return {
      en: `must be one of ${values}`,
      fr: `doit être l’une de ces valeurs : ${values}`,
      ln: `esengeli kozala moko ya oyo: ${values}`,
      sw: `lazima iwe mojawapo ya hizi: ${values}`,
    };
  },
  format: ({ format }) =>
    formats[String(format)] ?? {
      en: `must be a valid ${format}`,
      fr: `n’a pas la forme attendue (${format})`,
      ln: `ezali te na lolenge oyo esengami (${format})`,
      sw: `haina muundo unaotakiwa (${format})`,
    },
  pattern: () => ({
    en: 'has characters that are not allowed',
    fr: 'contient des caractères qui ne sont pas admis',
    ln: 'ezali na bilembo oyo endimami te',
    sw: 'ina herufi zisizoruhusiwa',
  }),
  not: () => empty,
  const: ({ allowedValue }) => ({
    en: `must be ${allowedValue}`,
    fr: `doit être ${allowedValue}`,
    ln: `esengeli kozala ${allowedValue}`,
    sw: `lazima iwe ${allowedValue}`,
  }),
  'x-birth-date': () => ({
    en: 'must be a date in the past, and not before 1900',
    fr: 'doit être une date passée, et pas avant 1900',
    ln: 'esengeli kozala dati oyo eleki, kasi liboso ya 1900 te',
    sw: 'lazima iwe tarehe iliyopita, na si kabla ya 1900',
  }),
  'x-news-date': () => ({
    en: 'must be from the year 2000 to a year from today',
    fr: 'doit être entre l’an 2000 et dans un an au plus',
    ln: 'esengeli kozala banda mobu 2000 kino mobu moko nsima ya lelo',
    sw: 'lazima iwe kuanzia mwaka 2000 hadi mwaka mmoja baada ya leo',
  }),
  'x-gift-date': () => ({
    en: 'must be a day from 2020 to today',
    fr: 'doit être un jour entre 2020 et aujourd’hui',
    ln: 'esengeli kozala mokolo banda 2020 kino lelo',
    sw: 'lazima iwe siku kuanzia 2020 hadi leo',
  }),
  'x-visitor-name': () => ({
    en: 'is a name of the foundation: sign with your own',
    fr: 'est un nom de la fondation : signez du vôtre',
    ln: 'ezali nkombo ya fondation: koma nkombo na yo moko',
    sw: 'ni jina la taasisi: andika jina lako mwenyewe',
  }),
  doesNotFollow: () => ({
    en: 'cannot follow the present one: choose one of `actions`',
    fr: 'ne peut pas suivre le statut actuel : choisissez-en un de `actions`',
    ln: 'ekoki kolanda oyo ezali sikoyo te: pona moko ya `actions`',
    sw: 'haiwezi kufuata hali ya sasa: chagua mojawapo ya `actions`',
  }),
  noColleague: () => ({
    en: 'is not a member of staff: choose a colleague from the list',
    fr: 'n’est pas un membre de l’équipe : choisissez un collègue de la liste',
    ln: 'azali mosali te: pona moninga na liste',
    sw: 'si mfanyakazi: chagua mwenzako kwenye orodha',
  }),
  inThePast: () => ({
    en: 'must be in the future',
    fr: 'doit être dans le futur',
    ln: 'esengeli kozala na mikolo ezali koya',
    sw: 'lazima iwe wakati ujao',
  }),
  messageSyntax: () => ({
    en: 'is not a valid message: look for a brace or a tag that is not closed, and write two apostrophes for one before a brace',
    fr: 'n’est pas un message valide : cherchez une accolade ou une balise qui n’est pas fermée, et doublez l’apostrophe avant une accolade',
    ln: 'ezali message ya malamu te: luka accolade to balise oyo ekangami te, mpe koma apostrophe mibale liboso ya accolade',
    sw: 'si ujumbe sahihi: tafuta mabano au tagi ambayo haijafungwa, na andika apostrofi mbili kabla ya mabano',
  }),
  messageFormat: () => ({
    en: 'has a format of numbers or dates, or “#”: write only the names in braces that the English has',
    fr: 'contient un format de nombre ou de date, ou « # » : n’écrivez que les noms entre accolades du texte anglais',
    ln: 'ezali na format ya mitango to ya badati, to #: koma kaka bankombo na kati ya accolade oyo ezali na Lingelesa',
    sw: 'ina muundo wa namba au tarehe, au “#”: andika tu majina kwenye mabano yaliyo katika Kiingereza',
  }),
  placeholders: ({ wanted }) =>
    wanted
      ? {
          en: `must have the same names in braces and tags as the English: ${wanted}`,
          fr: `doit avoir les mêmes noms entre accolades et balises que l’anglais : ${wanted}`,
          ln: `esengeli kozala na bankombo na kati ya accolade mpe babalise ndenge moko na Lingelesa: ${wanted}`,
          sw: `lazima iwe na majina yale yale kwenye mabano na tagi kama Kiingereza: ${wanted}`,
        }
      : {
          en: 'must have no names in braces and no tags, because the English has none',
          fr: 'ne doit avoir ni nom entre accolades ni balise, car l’anglais n’en a pas',
          ln: 'ekoki kozala na nkombo na kati ya accolade to balise te, mpo Lingelesa ezali na yango te',
          sw: 'isiwe na majina kwenye mabano wala tagi, kwa sababu Kiingereza hakina',
        },
  account: ({ account }) => ({
    en: `names “${account}”, which the text of the program does not: what says where donations go belongs to the ways to give, which two people publish`,
    fr: `cite « ${account} », absent du texte du programme : ce qui dit où vont les dons se met dans les façons de donner, que deux personnes publient`,
    ln: `ezali na "${account}", oyo ezali te na makomi ya programme: oyo elobi esika makabo ekendaka ekomamaka na ndenge ya kopesa makabo, oyo bato mibale babimisaka`,
    sw: `inataja “${account}”, isiyo kwenye maandishi ya programu: kinachosema michango inaenda wapi huwekwa kwenye njia za kuchangia, ambazo watu wawili huchapisha`,
  }),
  tooDeep: () => ({
    en: 'has lists within lists that no page shows: send the list as it was opened',
    fr: 'contient des listes imbriquées qu’aucune page n’affiche : envoyez la liste telle qu’elle a été ouverte',
    ln: 'ezali na baliste na kati ya baliste oyo lokasa moko te elakisaka: tinda liste ndenge efungwamaki',
    sw: 'ina orodha ndani ya orodha ambazo hakuna ukurasa unaozionyesha: tuma orodha kama ilivyofunguliwa',
  }),
  wrongPassword: () => ({
    en: 'is not the password of this account: type it again',
    fr: 'n’est pas le mot de passe de ce compte : saisissez-le de nouveau',
    ln: 'ezali mot de passe ya compte oyo te: koma yango lisusu',
    sw: 'si nenosiri la akaunti hii: liandike tena',
  }),
  easyToGuess: () => ({
    en: 'is easy to guess: choose another, such as several words',
    fr: 'est facile à deviner : choisissez-en un autre, par exemple plusieurs mots',
    ln: 'ekoki koyebana noki: pona mosusu, lokola maloba ebele',
    sw: 'ni rahisi kukisiwa: chagua jingine, kwa mfano maneno kadhaa',
  }),
  minimum: ({ limit }) => ({
    en: `must be at least ${limit}`,
    fr: `doit être au minimum ${limit}`,
    ln: `esengeli kozala ${limit} to koleka`,
    sw: `lazima iwe ${limit} au zaidi`,
  }),
  maximum: ({ limit }) => ({
    en: `must be at most ${limit}`,
    fr: `doit être au maximum ${limit}`,
    ln: `ekoki koleka ${limit} te`,
    sw: `isizidi ${limit}`,
  }),
  minItems: ({ limit }) => ({
    en: `must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
    fr: `doit avoir au moins ${limit} ${limit === 1 ? 'élément' : 'éléments'}`,
    ln: `esengeli kozala na ${limit === 1 ? 'eloko' : 'biloko'} ${limit} to koleka`,
    sw: `lazima iwe na ${limit === 1 ? 'kitu' : 'vitu'} ${limit} au zaidi`,
  }),
  maxItems: ({ limit }) => ({
    en: `must have at most ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
    fr: `doit avoir au plus ${limit} ${limit === 1 ? 'élément' : 'éléments'}`,
    ln: `ekoki koleka ${limit === 1 ? 'eloko' : 'biloko'} ${limit} te`,
    sw: `isizidi ${limit === 1 ? 'kitu' : 'vitu'} ${limit}`,
  }),
  uniqueItems: () => ({
    en: 'must not name anything twice',
    fr: 'ne doit rien nommer deux fois',
    ln: 'ekoki kotanga eloko moko mbala mibale te',
    sw: 'isitaje kitu kimoja mara mbili',
  }),
};
