import type { Messages } from './messages.ts';

const plural = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** Kiswahili, as spoken in Congo, in standard spelling. */
export const sw: Messages = {
  pages: {
    '/': 'Mwanzo',
    '/donate': 'Changia',
    '/our-story': 'Hadithi yetu',
    '/partnerships': 'Ushirikiano',
    '/privacy-policy': 'Sera ya faragha',
    '/reports': 'Ripoti za kila mwezi',
    '/team': 'Timu yetu',
  },
  greeting:
    'Jambo. Mimi ni msaidizi wa Taasisi ya Nzete: programu inayotafuta kwenye vipimo vya tabianchi vya majimbo 26 na kwenye kurasa za tovuti hii, si modeli ya lugha. Niulize kwa mfano: « Hali ya hewa ikoje Goma? », « Jimbo gani lina joto zaidi? » au « Ninawezaje kuchangia? »',
  thanks: 'Karibu. Uliza tena wakati wowote.',
  identity:
    'Mimi ni programu: si mtu, wala si modeli ya lugha. Ninatafuta kwenye vipimo vya tabianchi vya majimbo 26 na kwenye maandishi ya tovuti hii, na ninataja vyanzo vyake. Sihifadhi chochote unachoandika. Nisipopata kitu, ninasema hivyo.',
  speaks: 'Ninasoma na kuandika Kiswahili, Kifaransa, Kiingereza na Kilingala, na ninajibu kwa lugha ya swali.',
  unknown:
    'Sijui. Ninapata tu vipimo vya tabianchi vya majimbo 26 na yaliyoandikwa kwenye tovuti hii. Uliza kuhusu hali ya hewa, ubora wa hewa au tahadhari za jimbo fulani, au kuhusu miradi yetu, michango, kujitolea, kozi au ripoti.',
  modelAway:
    'Modeli ya lugha haijibu kwa sasa. Haya ndiyo yaliyopatikana kwa kutafuta kwenye vipimo vyetu vya tabianchi na kwenye kurasa zetu:',
  found: 'Tovuti yetu inasema:',

  conditions: {
    sunny: 'jua',
    'partly cloudy': 'mawingu kiasi',
    cloudy: 'mawingu',
    rain: 'mvua',
    snow: 'theluji',
  },
  airBands: ['Nzuri', 'Wastani', 'Mbaya kwa wenye afya dhaifu', 'Mbaya'],
  measures: {
    temperature: (value) => `${value} °C`,
    humidity: (value) => `unyevu ${value}%`,
    windSpeed: (value) => `upepo ${value} km/h`,
    visibility: (value) => `mwonekano ${value} km`,
    airQuality: (value) => `kipimo cha ubora wa hewa ${value}`,
    precipitation: (value) => `mvua ${value} mm/h`,
  },
  recordedAt: (time) => `Vipimo vya ${time}.`,
  source:
    'Vipimo vinatoka Open-Meteo (hali ya hewa, na ubora wa hewa wa CAMS) na vinaombwa kila dakika kumi kwa miji mikuu ya majimbo 26. Hukokotolewa kwa modeli, havipimwi mahali penyewe.',
  stored: 'Hivi ni vipimo vya mwisho vilivyohifadhiwa: vipya havikupatikana.',
  sample: 'Hivi ni vipimo vya mfano vya kawaida ya mwezi huu, si vya leo.',
  noValue: 'Kwa sasa hakuna kipimo cha hilo.',
  placeNotes: {
    elsewhere: 'Mahali pamoja palipotajwa si kati ya majimbo 26 na miji mikuu yake: sina kipimo chake.',
    town: 'Sina kipimo cha mji usio mji mkuu wa jimbo: mji mkuu wa jimbo lake unauwakilisha.',
  },

  rankings: {
    hottest: 'Miji mikuu ya majimbo yenye joto zaidi:',
    coldest: 'Miji mikuu ya majimbo yenye baridi zaidi:',
    windiest: 'Miji mikuu ya majimbo yenye upepo mkali zaidi:',
    calmest: 'Miji mikuu ya majimbo yenye upepo mdogo zaidi:',
    cleanest: 'Miji mikuu ya majimbo yenye hewa safi zaidi:',
    dirtiest: 'Miji mikuu ya majimbo yenye hewa chafu zaidi:',
    dampest: 'Miji mikuu ya majimbo yenye unyevu zaidi:',
    driest: 'Miji mikuu ya majimbo yenye unyevu mdogo zaidi:',
    wettest: 'Miji mikuu ya majimbo yenye mvua nyingi zaidi:',
    clearest: 'Miji mikuu ya majimbo yenye mwonekano mzuri zaidi:',
    haziest: 'Miji mikuu ya majimbo yenye mwonekano mdogo zaidi:',
  },
  ties: (count) => `Mahali pengine ${count} pana thamani sawa na pa mwisho.`,
  raining: (count, places) =>
    `Mvua inanyesha katika ${plural(count, 'mji mkuu', 'miji mikuu')} ${count} kati ya 26: ${places}.`,
  dry: 'Hakuna kipimo kinachoonyesha mvua katika miji mikuu yote 26.',
  noReading: (count) =>
    `${plural(count, 'Mji mkuu', 'Miji mikuu')} ${count} kati ya 26 ${plural(count, 'hauna', 'haina')} kipimo cha hilo.`,
  rainHere: (place) => `Ndiyo, kipimo kinaonyesha mvua ${place}.`,
  dryHere: (place) => `Hapana, kipimo hakionyeshi mvua ${place}.`,
  warmer: (warmer, cooler, difference) => `Joto la ${warmer} linazidi la ${cooler} kwa ${difference} °C.`,
  sameWarmth: (one, other) => `Joto la ${one} na la ${other} ni sawa.`,
  overview: ({ count, mean, hottest, coldest }) =>
    `Wastani wa miji mikuu ${count}: ${mean} °C. Joto zaidi: ${hottest.place}, ${hottest.value} °C. Baridi zaidi: ${coldest.place}, ${coldest.value} °C.`,
  worstAir: ({ place, value }) => `Hewa chafu zaidi: ${place}, ${value}.`,
  capital: (place, capital) => `Mji mkuu wa ${place} ni ${capital}.`,
  population: (place, millions) => `${place}: wakazi milioni ${millions} (makadirio ya 2019).`,
  noForecast: 'Sitoi utabiri: nina vipimo vya hadi sasa tu. Hivi ndivyo vya karibuni.',
  whichPlace:
    'Unauliza kuhusu mahali gani? Taja jimbo au mji wake mkuu, kwa mfano: « Joto lilikuwa kiasi gani Goma jana? »',
  day: ({ place, day, mean, lowest, highest, count }) =>
    `${place}, ${day}: kwa wastani ${mean}, chini kabisa ${lowest}, juu kabisa ${highest} (vipimo ${count}).`,
  noDay: (place, day) => `Sina kipimo cha ${place} cha ${day}.`,
  noPast: 'Sina vipimo vya wakati huo: ninajibu kuhusu jana, siku saba zilizopita (uliza mwenendo wa mahali) na sasa.',
  alerts: (count) => `Tahadhari ${count} kutokana na vipimo vya karibuni:`,
  more: (count) => `Nyingine ${count} hazikuorodheshwa hapa.`,
  noAlerts: 'Hakuna tahadhari kutokana na vipimo vya karibuni.',

  donate: (ways, page) =>
    `${ways && `Unaweza kutoa kwa njia hizi: ${ways}. `}Maelezo yote yako kwenye ukurasa wa ${page}; yanakili kutoka hapo tu, wala usiamini anwani unayotumiwa na mtu.`,
  volunteer: (page) =>
    `Tunatafuta wakusanya data (Kinshasa na maeneo ya karibu), wakufunzi wa elimu ya fedha (kwa mtandao na ana kwa ana) na waratibu wa kurudisha misitu (maeneo mengi). Baadhi ya kazi zinahitaji uchunguzi wa historia ya mtu. Omba kwa fomu ya ukurasa wa ${page}.`,
  partner: (count, page) =>
    `Washirika: ${count}. Kuna aina tano za ushirikiano: utekelezaji, ufadhili, teknolojia, jamii na utafiti. Omba kwenye ukurasa wa ${page}; tunajibu ndani ya siku 5 za kazi. Uthibitisho wa utambulisho (KYC) ukihitajika, huchukua siku 3 hadi 5 za kazi.`,
  courses: (parts, page) =>
    `Kozi zote ni bure. Mtaala: ${parts}. Pitia orodha na uandikishe kozi unazochagua kwenye ukurasa wa ${page}.`,
  coursesFound: (titles) => `Kwenye orodha, kwa mfano: ${titles}.`,
  noCourse: 'Sikupata kozi yenye maneno hayo kwenye orodha.',
  contact: ({ email, phones, address }) => `Barua pepe: ${email}. Simu: ${phones}. Anwani: ${address}.`,
  programs: (names) => `Taasisi inafanya kazi hizi: ${names}.`,
  impact: ({ trees, people, projects, volunteers, boreholes, reports }) =>
    `Hadi leo: miti zaidi ya ${trees} imepandwa, watu zaidi ya ${people} wamefikiwa, miradi ${projects} imekamilika, wajitoleaji hai ni zaidi ya ${volunteers}, ${plural(Number(boreholes), `kisima ${boreholes} kimekamilika`, `visima ${boreholes} vimekamilika`)}, ripoti ${reports} za mwezi zimechapishwa. Ripoti zinatoa maelezo.`,
  reports: ({ published, newest, inProgress, page }) =>
    `${plural(published, 'Ripoti 1 ya mwezi imechapishwa', `Ripoti ${published} za mwezi zimechapishwa`)}, moja kwa kila mwezi; ya karibuni ni « ${newest} ». Zinazoandaliwa: ${inProgress}. Unaweza kuzisoma na kuzipakua kwenye ukurasa wa ${page}.`,
  raised: (page) =>
    `Sina takwimu za hilo. Kilichokusanywa na kilicholipiwa kimeandikwa kwenye habari za ukurasa wa ${page} na kwenye ripoti za mwezi.`,
  newsletter: 'Andika anwani yako ya barua pepe kwenye kisanduku cha jarida, chini ya kurasa, kisha ubonyeze kitufe.',
  privacy: (email, page) =>
    `Sihifadhi chochote unachoniandikia. Taasisi huhifadhi unachoituma kwa fomu, na hukifuta ukiomba, isipokuwa uthibitisho wa utambulisho (KYC), ambao lazima uhifadhiwe miaka saba: andika kwa ${email}. Kinachohifadhiwa, na kwa muda gani, kimeandikwa kwenye ukurasa wa ${page}.`,
  about:
    'Taasisi ya Nzete inaongozwa na vijana. Kazi yake ilianza 2020 na taasisi ilizinduliwa 2021, kwa ardhi na kisima cha maji safi Nsele, karibu na Kinshasa. Inashughulikia tabianchi, maji, wanyamapori, jamii, ujuzi wa kidijitali na madini yenye uwajibikaji.',
  reach:
    'Tunafanya kazi Nsele, karibu na Kinshasa. Tunapanga kuendelea katika majimbo matano: Kongo-Central (Matadi), Haut-Katanga (Lubumbashi), Bas-Uélé (Buta), Nord-Kivu (Goma) na Kasaï (Mbuji-Mayi).',
  team: (page) => `Viongozi wa taasisi wako kwenye ukurasa wa ${page}, pamoja na kazi zao.`,

  analysisTitles: {
    trend: 'Mwenendo wa siku zilizopita',
    prediction: 'Vipimo vya leo vinasema nini',
    recommendation: 'Mapendekezo kutokana na vipimo',
    alert: 'Tahadhari za tabianchi',
    analysis: 'Uchambuzi wa tabianchi',
    other: 'Yaliyo kwenye tovuti hii',
  },
  advice: {
    heat: (places) => `Joto la 32 °C au zaidi ${places}: kunywa maji mara kwa mara na ufanye kazi za nje asubuhi.`,
    air: (places) =>
      `Kipimo cha ubora wa hewa kinazidi 100 ${places}: watoto, wazee na wenye pumu wakae mbali na moshi na magari.`,
    rain: (places) => `Mvua ${places}: kaa mbali na makorongo na barabara zilizofurika, na uhifadhi maji safi.`,
  },
  noAdvice: 'Hakuna kipimo kinachohitaji tahadhari: hakuna joto la 32 °C, ubora wa hewa hauzidi 100, hakuna mvua.',
  sampleAdvice: 'Sitoi ushauri kutokana na vipimo vya mfano: vinaonyesha kawaida ya mwezi huu, si ya leo.',
  trend: ({ place, days, from, to, difference }) =>
    `${place}, wastani wa siku kwa siku ${days}: kutoka ${from} hadi ${to} (${difference}).`,
  noTrend: 'Bado hakuna siku za kutosha zilizohifadhiwa kuonyesha mwenendo.',
  recordsSource: (time) => `Open-Meteo, vipimo vya ${time}`,
  sampleSource: 'Vipimo vya mfano vya hali ya kawaida ya mwezi huu',
};
