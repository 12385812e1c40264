import type { Messages } from './messages.ts';

/** Lingala, in everyday spelling. */
export const ln: Messages = {
  pages: {
    '/': 'Ebandeli',
    '/donate': 'Pesa likabo',
    '/our-story': 'Lisolo na biso',
    '/partnerships': 'Boyokani ya mosala',
    '/privacy-policy': 'Kobatela basango na yo',
    '/reports': 'Barapport ya sanza na sanza',
    '/team': 'Ekipe na biso',
  },
  greeting:
    'Mbote. Nazali mosungi ya Fondation Nzete: programme oyo elukaka na mituya ya climat ya bituka 26 mpe na nkasa ya site oyo. Nazali modele ya lokota te. Tuna ngai, ndakisa: « Molunge ezali boni na Goma? », « Etuka nini ezali na molunge koleka? » to « Ndenge nini nakoki kopesa likabo? »',
  thanks: 'Likambo te. Tuna lisusu ntango nyonso olingi.',
  identity:
    'Nazali programme: nazali moto te, mpe nazali modele ya lokota te. Nalukaka na mituya ya climat ya bituka 26 mpe na makomi ya site oyo, mpe nalakisaka esika euti. Nabombaka eloko te na oyo okomi. Soki namoni eloko te, nalobaka yango.',
  speaks: 'Natangaka mpe nakomaka Lingala, Lifalanse, Lingelesa mpe Kiswahili, mpe nayanolaka na lokota ya motuna.',
  unknown:
    'Nayebi te. Namonaka kaka mituya ya climat ya bituka 26 mpe oyo ekomami na site oyo. Tuna mpo na molunge, mopepe to makebisi ya etuka moko, to mpo na baprogramme na biso, makabo, bavolontaire, mateya to barapport.',
  modelAway:
    'Modele ya lokota ezali koyanola te sikoyo. Tala oyo bolukiluki emoni na mituya ya climat mpe na makomi ya site na biso:',
  found: 'Site na biso elobi:',

  conditions: {
    sunny: 'moi ezali kobeta',
    'partly cloudy': 'mapata moke',
    cloudy: 'mapata mingi',
    rain: 'mbula ezali kobeta',
    snow: 'neige',
  },
  airBands: ['Malamu', 'Katikati', 'Mabe mpo na bato ya kolemba', 'Mabe'],
  measures: {
    temperature: (value) => `${value} °C`,
    humidity: (value) => `mai na mopepe ${value} %`,
    windSpeed: (value) => `mbango ya mopepe ${value} km/h`,
    visibility: (value) => `komona mosika ${value} km`,
    airQuality: (value) => `motuya ya bopeto ya mopepe ${value}`,
    precipitation: (value) => `mbula ${value} mm/h`,
  },
  recordedAt: (time) => `Mituya ya ${time}.`,
  source:
    'Mituya euti na Open-Meteo (climat, mpe bopeto ya mopepe ya CAMS); tosengaka yango miniti zomi nyonso mpo na bamboka-mokonzi ya bituka 26. Esalemaka na bamodele, emekamaka na esika yango moko te.',
  stored: 'Oyo ezali mituya ya nsuka oyo ebombami: ya sika ekokaki kozwama te.',
  sample: 'Oyo ezali mituya ya ndakisa, ndenge emesani na sanza oyo; ezali ya lelo te.',
  noValue: 'Sikoyo motuya ezali te mpo na yango.',
  placeNotes: {
    elsewhere:
      'Esika moko oyo etangami ezali te kati na bituka 26 mpe bamboka-mokonzi na yango: nazali na motuya na yango te.',
    town: 'Nazali na mituya te ya engumba oyo ezali mboka-mokonzi te: mboka-mokonzi ya etuka na yango nde ezwi esika.',
  },

  rankings: {
    hottest: 'Bamboka-mokonzi oyo ezali na molunge koleka:',
    coldest: 'Bamboka-mokonzi oyo ezali na malili koleka:',
    windiest: 'Bamboka-mokonzi oyo mopepe ezali makasi koleka:',
    calmest: 'Bamboka-mokonzi oyo mopepe ezali moke koleka:',
    cleanest: 'Bamboka-mokonzi oyo mopepe ezali peto koleka:',
    dirtiest: 'Bamboka-mokonzi oyo mopepe ezali mbindo koleka:',
    dampest: 'Bamboka-mokonzi oyo mai ezali mingi na mopepe:',
    driest: 'Bamboka-mokonzi oyo mai ezali moke na mopepe:',
    wettest: 'Bamboka-mokonzi oyo mbula ezali kobeta mingi koleka:',
    clearest: 'Bamboka-mokonzi oyo bamonaka mosika koleka:',
    haziest: 'Bamboka-mokonzi oyo bamonaka mosika te:',
  },
  ties: (count) => `Bisika misusu ${count} ezali na motuya ndenge moko na ya nsuka.`,
  raining: (count, places) => `Mbula ezali kobeta na bamboka-mokonzi ${count} kati na 26: ${places}.`,
  dry: 'Mituya emonisi mbula te na bamboka-mokonzi nyonso 26.',
  noReading: (count) => `Bamboka-mokonzi ${count} kati na 26 ezali na motuya te mpo na yango.`,
  rainHere: (place) => `Ee, mituya emonisi mbula na ${place}.`,
  dryHere: (place) => `Te, mituya emonisi mbula te na ${place}.`,
  warmer: (warmer, cooler, difference) => `Molunge ya ${warmer} eleki ya ${cooler} na ${difference} °C.`,
  sameWarmth: (one, other) => `Molunge ya ${one} mpe ya ${other} ezali ndenge moko.`,
  overview: ({ count, mean, hottest, coldest }) =>
    `Katikati ya bamboka-mokonzi ${count}: ${mean} °C. Molunge koleka: ${hottest.place}, ${hottest.value} °C. Malili koleka: ${coldest.place}, ${coldest.value} °C.`,
  worstAir: ({ place, value }) => `Mopepe ya mbindo koleka: ${place}, ${value}.`,
  capital: (place, capital) => `Mboka-mokonzi ya ${place} ezali ${capital}.`,
  population: (place, millions) => `${place}: bato bamilio ${millions} (motango ya 2019).`,
  noForecast: 'Nasakolaka te oyo ekoya: nazali kaka na mituya kino sikoyo. Oyo nde ya sika.',
  whichPlace:
    'Olobeli esika nini? Tanga etuka to mboka-mokonzi na yango, ndakisa: « Lobi eleki molunge ezalaki boni na Goma? »',
  day: ({ place, day, mean, lowest, highest, count }) =>
    `${place}, ${day}: katikati ${mean}, ya nse koleka ${lowest}, ya likolo koleka ${highest} (mituya ${count}).`,
  noDay: (place, day) => `Nazali na motuya moko te ya ${place} na ${day}.`,
  noPast:
    'Nazali na mituya ya ntango wana te: nayanolaka mpo na lobi eleki, mikolo nsambo oyo eleki (tuna mbongwana ya esika) mpe mpo na sikoyo.',
  alerts: (count) => `Makebisi ${count} euti na mituya ya sika:`,
  more: (count) => `Mosusu ${count} etangami awa te.`,
  noAlerts: 'Likebisi moko te euti na mituya ya sika.',

  donate: (ways, page) =>
    `${ways && `Okoki kopesa na banzela oyo: ${ways}. `}Makambo nyonso ezali na lokasa ${page}; zwa yango kaka kuna, mpe ndimela te adresi oyo moto atindeli yo.`,
  volunteer: (page) =>
    `Tozali koluka basangisi ya mituya (Kinshasa mpe zingazinga), balakisi ya kobatela mbongo (na internet mpe na esika) mpe bakambi ya kolona zamba (bisika mingi). Misala misusu esengaka kotala bomoi ya moto ya kala. Tondisa formulaire na lokasa ${page}.`,
  partner: (count, page) =>
    `Bapartenaire: ${count}. Boyokani ezali ya mitindo mitano: kosala mosala, kopesa mbongo, teknolozi, bato ya mboka mpe bolukiluki. Senga yango na lokasa ${page}; tokoyanola na mikolo 5 ya mosala. Soki esengeli kotala identité (KYC), ezwaka mikolo 3 kino 5 ya mosala.`,
  courses: (parts, page) =>
    `Mateya nyonso ezali ofele. Biteni na yango: ${parts}. Tala molongo ya mateya mpe komisa mateya oyo oponi na lokasa ${page}.`,
  coursesFound: (titles) => `Na molongo ya mateya, ndakisa: ${titles}.`,
  noCourse: 'Namoni liteya moko te na maloba wana na molongo ya mateya.',
  contact: ({ email, phones, address }) => `E-mail: ${email}. Telefone: ${phones}. Adresi: ${address}.`,
  programs: (names) => `Fondation esalaka mpo na: ${names}.`,
  impact: ({ trees, people, projects, volunteers, boreholes, reports }) =>
    `Kino lelo: banzete koleka ${trees} elonami, bato koleka ${people} bazwi lisalisi, misala ${projects} esili, bavolontaire koleka ${volunteers} bazali na mosala, forage ${boreholes} esili, barapport ${reports} ya sanza ebimisami. Barapport elimboli makambo nyonso.`,
  reports: ({ published, newest, inProgress, page }) =>
    `Barapport ${published} ya sanza ebimisami, moko mpo na sanza moko na moko; ya sika koleka ezali « ${newest} ». Oyo tozali kobongisa: ${inProgress}. Okoki kotanga yango mpe kozwa yango na lokasa ${page}.`,
  raised: (page) =>
    `Nazali na motango na yango te. Mbongo oyo ezwamaki mpe oyo efutaki ezali na basango ya lokasa ${page} mpe na barapport ya sanza.`,
  newsletter: 'Koma adresi na yo ya e-mail na esika ya mokanda ya basango, na nse ya nkasa, mpe fina bouton.',
  privacy: (email, page) =>
    `Nabombaka eloko te na oyo okomeli ngai. Fondation ebombaka oyo otindeli yango na formulaire, mpe elongolaka yango soki osengi, longola kaka kotala identité (KYC), oyo esengeli kobombama mibu nsambo: komela ${email}. Oyo ebombamaka, mpe ntango boni, ezali na lokasa ${page}.`,
  about:
    'Fondation Nzete ekambami na bilenge. Mosala na yango ebandaki na 2020 mpe fondation ebimaki na 2021, na mabele mpe forage ya mai ya peto na Nsele, pene na Kinshasa. Esalaka mpo na climat, mai, banyama, bato ya mboka, internet mpe mabanga ya motuya na bosembo.',
  reach:
    'Tosalaka na Nsele, pene na Kinshasa. Tokani kokende na bituka mitano: Kongo-Central (Matadi), Haut-Katanga (Lubumbashi), Bas-Uélé (Buta), Nord-Kivu (Goma) mpe Kasaï (Mbuji-Mayi).',
  team: (page) => `Bato oyo bakambaka fondation bazali na lokasa ${page}, na mosala ya moko na moko.`,

  analysisTitles: {
    trend: 'Mbongwana ya mikolo oyo eleki',
    prediction: 'Oyo mituya elobi lelo',
    recommendation: 'Toli oyo euti na mituya',
    alert: 'Makebisi ya climat',
    analysis: 'Botali ya climat',
    other: 'Oyo ekomami na site oyo',
  },
  advice: {
    heat: (places) =>
      `Molunge ya 32 °C to koleka na ${places}: mela mai mbala na mbala mpe sala mosala ya libanda na ntongo.`,
    air: (places) =>
      `Motuya ya bopeto ya mopepe eleki 100 na ${places}: bana, mibange mpe bato ya asma bakima milinga mpe bisika ya mituka mingi.`,
    rain: (places) =>
      `Mbula na ${places}: kende mosika na baravin mpe banzela oyo etondi na mai, mpe bomba mai ya peto.`,
  },
  noAdvice: 'Motuya moko te esengi kokeba: molunge ya 32 °C te, bopeto ya mopepe ya koleka 100 te, mbula te.',
  sampleAdvice: 'Napesaka toli te na mituya ya ndakisa: elobaka ndenge emesani na sanza oyo, ya lelo te.',
  trend: ({ place, days, from, to, difference }) =>
    `${place}, katikati ya mokolo na mikolo ${days}: banda ${from} kino ${to} (${difference}).`,
  noTrend: 'Mikolo oyo ebombami ekoki naino te mpo na komonisa mbongwana.',
  recordsSource: (time) => `Open-Meteo, mituya ya ${time}`,
  sampleSource: 'Mituya ya ndakisa ndenge emesani na sanza oyo',
};
