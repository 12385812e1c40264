import type { Words } from './words.ts';

/** Lingala, in everyday spelling: schoolbook spelling is folded to it. */
export const ln: Words = {
  small:
    'ezali bazali nazali ozali tozali bozali boni ndenge nini oyo lelo sikoyo mpe te bino biso ngai yo ye bango mpo nakoki okoki tokoki bokoki nalingi olingi nasengeli ekoki kozala kosala yebisa nayebi lakisa sango nyonso moko mingi kati likolo soki kasi ata mpenza esika ndako bamboka mboka etuka bituka engumba bingumba azali eza nga eleki koleka kolekisa ofele ndeko moko wana kuna awa lobi ntango esengeli basengeli yango nde bosalaka bosala olobi yoka yokela pesa bozali bozalaki ezalaki azalaki azalaka ngonga mokolo mikolo katikati',
  shared: 'ok na ya wapi nani to la dr drc rdc congo kongo',
  own: 'zamba nzete banzete mai nyama banyama mabanga bana eteyelo bilenge bato mabele zoba bolingo mpongi bilei nzala ndako nzambe mokili mobali mwasi mokolo mosala nzela kitoko malamu mpela esobe nzoku ebale',
  forms:
    /^(?:na|to|bo|ba|ko|e|o|a|mo)\p{L}{2,}(?:aki|aka|ama|ami|isa|ela|eli|ana)$|^(?:nk|ns|nt|bi|ba|li|lo)\p{L}+[aeo]$|[ɛɔ]/u,
  topics: {
    greeting: 'mbote, mbote na yo, mbote na bino, sango nini',
    thanks: 'melesi, melesi mingi, matondi mingi, botondi mingi, matondi, botondi, natondi*, merci mingi',
    identity:
      'ozali nani, ozali nini, yo nani, ozali moto, ozali masini, ozali robot, nkombo na yo, kombo na yo, okoki kosala nini, osalaka ndenge nini, oyebi kosala nini, mitindo na yo, ozali modele, modele nini',
    forecast:
      'lobi, poso ekoya, mposo ekoya, sanza ekoya, mobu ekoya, mikolo ekoya, ekozala, ekobeta, ekonoka, ekoya, kosakola, esakweli, na 203*, na 204*, na 205*, lobi ekoya',
    alerts: 'likebisi, makebisi, kokebisa, likama, makama, alerte*',
    compare: 'kokokisa, kokokanisa, kokanisa, kokesenisa, bokeseni, keseni',
    population:
      'bato boni bafandaka, bato boni bafandi, bato boni bazali, bato boni bavandaka, motango ya bato, bafandi',
    heat: 'molunge, moto makasi, esika ya moto',
    cold: 'malili, mpio',
    wind: 'mopepe makasi, mopepe ya makasi, mopepe mingi, mbango ya mopepe, mopepe eleki makasi',
    cleanAir: 'mopepe ya peto, mopepe ya malamu, mopepe malamu, mopepe eleki peto, mopepe eleki malamu, peto koleka',
    dirtyAir:
      'mopepe ya mbindo, mopepe ya mabe, mopepe mabe, mopepe ya bosoto, mopepe eleki mabe, mbindo, bosoto ya mopepe',
    air: 'mopepe, bopeto ya mopepe, kopema',
    humidity: 'mai na mopepe, mai ya mopepe',
    rain: 'mbula, ezali kobeta mbula, mbula ezali kobeta, mbula ezali konoka, mvula, mbula makasi, mbula mingi',
    visibility: 'komona mosika, londende',
    weather:
      'meteo, climat, ntango ezali, temperature, ndenge nini ntango, moi makasi, mapata, mbula mpe moi, likolo ezali',
    advice: 'toli, basengeli kosala nini, tosala nini, tosengeli kosala nini, kobatela, komibatela',
    trend: 'mbongwana, mikolo eleki, poso eleki, mposo eleki, mikolo 7 eleki, mikolo nsambo eleki',
    most: 'koleka, eleki, makasi koleka, mingi koleka, ya liboso, malamu koleka, mabe koleka',
    least: 'moke koleka, eleki moke',
    where: 'esika nini, etuka nini, engumba nini, wapi, bituka nini',
    donate: 'likabo, makabo, kopesa mbongo, nakopesa mbongo, kopesa lisalisi, banki, kotinda mbongo, kosunga bino',
    volunteer:
      'volontaire, bavolontaire, mosali ya bolingo, mosali na bolingo, basali ya bolingo, basali na bolingo, mosala ya bolingo, misala ya bolingo, kosangana, kosalisa bino, kokota na basali, mosali, basali, na bolingo, kozwa mosala, nazwa mosala, nakoki kozwa mosala, koluka mosala, naluka mosala, kosalisa, nasalisa, kosunga',
    partner:
      'partenaire, bapartenaire, bozali na bapartenaire, moninga ya mosala, baninga ya mosala, boyokani, kosala elongo, bosangani, baninga boni, bozali na baninga',
    courses: 'mateya, liteya, koyekola, nayekola, kelasi, kotanga, boyebi ya ordinatere, koyeba internet, koteya',
    impact:
      'mbuma, forage, baforage, baforage boni, bavolontaire boni, banzete boni, bato boni, basali boni, banzete elonami, bolonaki, mabulu boni, mituya, basali na bolingo bazali boni, basali na bolingo boni',
    contact: 'kobenga, nabenga, nimero, numero, telefone, adresi, kokomela, nakomela, mokanda, e mail, email, nkasa',
    programs:
      'misala na bino, mosala na bino, bosalaka nini, bozali kosala nini, programe*, programme*, miango, manaka',
    about:
      'lisolo na bino, fondation, nzete ezali nini, ebandaki, nani abandisaki, mokano na bino, mpo na bino, ebandaki ntango nini',
    reach: 'bosalaka wapi, bosalaka na, bozali wapi, bozali na, bisika nini bosalaka, bituka nini bosalaka',
    team: 'ekipe, bakambi, mokambi, bato ya mosala',
    yesterday: 'lobi eleki, lobi oyo eleki, ya lobi eleki, lobi elekaki',
    past: 'sanza eleki, mobu eleki, mibu eleki, kala, na 19*, na 200*, na 201*',
    capital: 'mboka mokonzi, bamboka mokonzi, engumba mokonzi, engumba monene, kapitale',
    pay: 'kofuta, nafuta, nakofuta, tofuta, kofutela, karte ya banki',
    reports:
      'rapport ya sanza, barapport ya sanza, rapport, barapport, lapolo, balapolo, rapport ya nsuka, barapport boni',
    privacy:
      'makambo na ngai, makambo ya ngai, basango na ngai, sango na ngai, badonnees na ngai, donnees na ngai, nkombo na ngai, kombo na ngai, bomoi ya sekele, kolongola nkombo, longola nkombo',
    newsletter:
      'mokanda ya basango, mikanda ya basango, mokanda ya sango, mikanda ya sango, kozwa basango, kozwa sango, nazwa basango',
    speaks:
      'olobaka, oyebi koloba, bolobaka, minoko nini, lokota nini, nkota nini, monoko nini, oyebi lingala, oyebi swahili',
    source:
      'mituya euti wapi, mituya ezali ya solo, mituya oyo ezali ya solo, mituya ya solo, ezali ya solo, euti wapi',
    raised: 'mbongo boni',
  },
};
