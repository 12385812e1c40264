import type { Texts } from '../text/languages.ts';

/** Replaces `{names}` with values. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const allProvinces: Texts = {
  en: 'All 26 provinces',
  fr: 'Les 26 provinces',
  ln: 'Bituka nyonso 26',
  sw: 'Majimbo yote 26',
};

export const titles = {
  heat: { en: 'Dangerous heat', fr: 'Chaleur dangereuse', ln: 'Molunge ya likama', sw: 'Joto la hatari' },
  extremeHeat: { en: 'Extreme heat', fr: 'Chaleur extrême', ln: 'Molunge makasi koleka', sw: 'Joto kali mno' },
  rain: { en: 'Heavy rain', fr: 'Forte pluie', ln: 'Mbula makasi', sw: 'Mvua kubwa' },
  violentRain: { en: 'Violent rain', fr: 'Pluie violente', ln: 'Mbula ya likama', sw: 'Mvua ya hatari' },
  wind: { en: 'Strong wind', fr: 'Vent fort', ln: 'Mopepe makasi', sw: 'Upepo mkali' },
  gale: { en: 'Severe gale', fr: 'Fort coup de vent', ln: 'Mopepe ya likama', sw: 'Upepo wa hatari' },
  sensitiveAir: {
    en: 'Air unhealthy for sensitive people',
    fr: 'Air malsain pour les personnes fragiles',
    ln: 'Mopepe ya mabe mpo na bato ya kolemba',
    sw: 'Hewa mbaya kwa walio dhaifu',
  },
  badAir: { en: 'Unhealthy air', fr: 'Air malsain', ln: 'Mopepe ya mabe', sw: 'Hewa mbaya' },
  veryBadAir: { en: 'Very unhealthy air', fr: 'Air très malsain', ln: 'Mopepe mabe koleka', sw: 'Hewa mbaya sana' },
  hazardousAir: {
    en: 'Hazardous air',
    fr: 'Air dangereux',
    ln: 'Mopepe ya likama',
    sw: 'Hewa ya hatari',
  },
  stale: {
    en: 'Records are not up to date',
    fr: 'Relevés non actualisés',
    ln: 'Mituya ya climat ezali ya kala',
    sw: 'Vipimo havijasasishwa',
  },
  sample: {
    en: 'These are sample records',
    fr: 'Ces relevés sont des exemples',
    ln: 'Mituya oyo ezali bandakisa',
    sw: 'Hivi ni vipimo vya mfano',
  },
} satisfies Record<string, Texts>;

/** The authorities' names of the levels that the rules use. */
export const levelNames = {
  extremeDanger: {
    en: 'extreme danger',
    fr: 'extrêmement dangereux',
    ln: 'likama makasi koleka',
    sw: 'hatari kubwa mno',
  },
  danger: { en: 'danger', fr: 'dangereux', ln: 'likama', sw: 'hatari' },
  violent: { en: 'violent', fr: 'violente', ln: 'makasi koleka', sw: 'kali mno' },
  heavy: { en: 'heavy', fr: 'forte', ln: 'makasi', sw: 'kubwa' },
  veryUnhealthy: { en: 'very unhealthy', fr: 'très malsain', ln: 'mabe koleka', sw: 'mbaya sana' },
  hazardous: { en: 'hazardous', fr: 'dangereux', ln: 'likama', sw: 'hatari' },
  unhealthy: { en: 'unhealthy', fr: 'malsain', ln: 'mabe', sw: 'mbaya' },
  sensitive: {
    en: 'unhealthy for sensitive groups',
    fr: 'malsain pour les personnes fragiles',
    ln: 'mabe mpo na bato ya kolemba',
    sw: 'mbaya kwa walio dhaifu',
  },
} satisfies Record<string, Texts>;

export const descriptions = {
  heat: {
    en: '{capital} feels like {value} °C ({temperature} °C with {humidity} % humidity). Drink water often, rest in the shade, and look after children and old people.',
    fr: 'À {capital}, on ressent {value} °C ({temperature} °C, humidité de {humidity} %). Buvez souvent de l’eau, reposez-vous à l’ombre, veillez sur les enfants et les personnes âgées.',
    ln: 'Na {capital}, molunge ezali koyokana lokola {value} °C ({temperature} °C, mai na mopepe {humidity} %). Mela mai mbala na mbala, pema na elili, landela bana na mibange.',
    sw: 'Mjini {capital} joto linahisika kama {value} °C ({temperature} °C, unyevu {humidity} %). Kunywa maji mara kwa mara, pumzika kivulini, angalia watoto na wazee.',
  },
  rain: {
    en: '{value} mm of rain an hour in {capital}. Keep away from ravines and rivers, and do not cross running water.',
    fr: 'Il tombe {value} mm de pluie par heure à {capital}. Éloignez-vous des ravins et des rivières, ne traversez pas l’eau qui coule.',
    ln: 'Mbula ya {value} mm na ngonga ezali kobeta na {capital}. Kende mosika na baravin mpe na bibale, katisa te mai oyo ezali kotiola.',
    sw: 'Mvua ya {value} mm kwa saa inanyesha mjini {capital}. Kaa mbali na makorongo na mito, usivuke maji yanayotiririka.',
  },
  wind: {
    en: 'Wind of {value} km/h in {capital}. Tie down roofs and stalls, and keep canoes on the shore.',
    fr: 'Vent de {value} km/h à {capital}. Attachez les tôles et les étals, laissez les pirogues à terre.',
    ln: 'Mopepe ya {value} km/h na {capital}. Kanga malamu batole mpe biloko ya zando, tika bwato na libongo.',
    sw: 'Upepo wa {value} km/h mjini {capital}. Funga vizuri mabati na vibanda, acha mitumbwi ufukoni.',
  },
  sensitiveAir: {
    en: 'Air quality index {value} in {capital}. Children, old people and people with asthma should avoid long effort outdoors.',
    fr: 'Indice de qualité de l’air : {value} à {capital}. Enfants, personnes âgées et asthmatiques devraient éviter les longs efforts dehors.',
    ln: 'Motango ya bopeto ya mopepe na {capital}: {value}. Bana, mibange mpe bato ya asma baboya misala ya makasi libanda ntango molai.',
    sw: 'Kipimo cha ubora wa hewa mjini {capital}: {value}. Watoto, wazee na wenye pumu waepuke kazi nzito ya muda mrefu nje.',
  },
  badAir: {
    en: 'Air quality index {value} in {capital}. Stay away from smoke and traffic, and keep children and sick people indoors.',
    fr: 'Indice de qualité de l’air : {value} à {capital}. Éloignez-vous de la fumée et de la circulation, gardez enfants et malades à l’intérieur.',
    ln: 'Motango ya bopeto ya mopepe na {capital}: {value}. Kende mosika na milinga mpe na mituka, tika bana na babeli na kati ya ndako.',
    sw: 'Kipimo cha ubora wa hewa mjini {capital}: {value}. Kaa mbali na moshi na magari, waache watoto na wagonjwa ndani ya nyumba.',
  },
  veryBadAir: {
    en: 'Air quality index {value} in {capital}. Everyone should avoid hard effort outdoors. Children, old, pregnant and sick people stay indoors, away from smoke; keep asthma medicine at hand.',
    fr: 'Indice de qualité de l’air : {value} à {capital}. Que chacun évite les gros efforts dehors. Enfants, personnes âgées, femmes enceintes et malades restent à l’intérieur, loin de la fumée ; gardez les médicaments de l’asthme à portée de main.',
    ln: 'Motango ya bopeto ya mopepe na {capital}: {value}. Moto nyonso aboya misala ya makasi libanda. Bana, mibange, basi ya zemi mpe babeli batikala na ndako, mosika na milinga; bobomba nkisi ya asma pembeni.',
    sw: 'Kipimo cha ubora wa hewa mjini {capital}: {value}. Kila mtu aepuke kazi nzito nje. Watoto, wazee, wajawazito na wagonjwa wabaki ndani, mbali na moshi; dawa za pumu ziwe karibu.',
  },
  hazardousAir: {
    en: 'Air quality index {value} in {capital}. Nobody should make an effort outdoors. Stay indoors, close doors and windows, light no fire inside; children, old and sick people rest. Get help for anyone who breathes with difficulty.',
    fr: 'Indice de qualité de l’air : {value} à {capital}. Que personne ne fasse d’effort dehors. Restez à l’intérieur, fermez portes et fenêtres, n’allumez pas de feu dedans ; enfants, personnes âgées et malades se reposent. Cherchez de l’aide pour qui respire mal.',
    ln: 'Motango ya bopeto ya mopepe na {capital}: {value}. Moto moko te asala misala ya makasi libanda. Botikala na ndako, bokanga baporte mpe maninisa, bopelisa moto te na kati; bana, mibange mpe babeli bapema. Boluka lisalisi mpo na moto oyo azali kopema mpasi.',
    sw: 'Kipimo cha ubora wa hewa mjini {capital}: {value}. Mtu yeyote asifanye kazi nzito nje. Baki ndani, funga milango na madirisha, usiwashe moto ndani; watoto, wazee na wagonjwa wapumzike. Tafuta msaada kwa anayepumua kwa shida.',
  },
  stale: {
    en: 'The weather source does not answer. The last records are of {time}; weather alerts stop once records are 3 hours old.',
    fr: 'La source météo ne répond pas. Les derniers relevés datent du {time} ; les alertes météo cessent quand les relevés ont 3 heures.',
    ln: 'Esika ya météo ezali koyanola te. Mituya ya nsuka ezali ya {time}; makebisi esukaka soki mituya ekokisi ngonga 3.',
    sw: 'Chanzo cha hali ya hewa hakijibu. Vipimo vya mwisho ni vya {time}; tahadhari husimama vipimo vinapofikisha saa 3.',
  },
  sample: {
    en: 'No live weather has been received yet. The figures show what is usual in this month; no alert is derived from them.',
    fr: 'Aucun relevé en direct n’a encore été reçu. Les chiffres montrent ce qui est habituel ce mois-ci ; aucune alerte n’en est tirée.',
    ln: 'Tozwi naino mituya ya sikoyo te. Mitango elakisi oyo emonanaka mbala mingi na sanza oyo; likebisi moko te euti na yango.',
    sw: 'Bado hatujapokea hali ya hewa ya sasa. Takwimu zinaonyesha hali ya kawaida ya mwezi huu; hakuna tahadhari inayotokana nazo.',
  },
} satisfies Record<string, Texts>;

export const rules = {
  heat: {
    en: 'Heat index of {threshold} °C or more: “{name}”, US National Weather Service',
    fr: 'Indice de chaleur de {threshold} °C ou plus : « {name} », National Weather Service (États-Unis)',
    ln: 'Molunge oyo nzoto eyoki {threshold} °C to koleka: “{name}”, National Weather Service (États-Unis)',
    sw: 'Joto linalohisika la {threshold} °C au zaidi: “{name}”, National Weather Service (Marekani)',
  },
  rain: {
    en: 'Rain of {threshold} mm an hour or more: “{name}”, WMO guide No. 8',
    fr: 'Pluie de {threshold} mm par heure ou plus : « {name} », guide n° 8 de l’OMM',
    ln: 'Mbula ya {threshold} mm na ngonga to koleka: “{name}”, mokanda no 8 ya OMM',
    sw: 'Mvua ya {threshold} mm kwa saa au zaidi: “{name}”, mwongozo na. 8 wa WMO',
  },
  wind: {
    en: 'Mean wind of {threshold} km/h or more: force {name} on the Beaufort scale',
    fr: 'Vent moyen de {threshold} km/h ou plus : force {name} sur l’échelle de Beaufort',
    ln: 'Mopepe ya {threshold} km/h to koleka: nguya {name} na emekeli ya Beaufort',
    sw: 'Upepo wa wastani wa {threshold} km/h au zaidi: nguvu {name} kwenye kipimo cha Beaufort',
  },
  air: {
    en: 'Air quality index of {threshold} or more: “{name}”, US EPA',
    fr: 'Indice de qualité de l’air de {threshold} ou plus : « {name} », EPA (États-Unis)',
    ln: 'Motango ya bopeto ya mopepe {threshold} to koleka: “{name}”, EPA (États-Unis)',
    sw: 'Kipimo cha ubora wa hewa cha {threshold} au zaidi: “{name}”, EPA (Marekani)',
  },
  stale: {
    en: 'The newest record is more than {threshold} minutes old',
    fr: 'Le relevé le plus récent a plus de {threshold} minutes',
    ln: 'Motuya ya sika koleka eleki miniti {threshold}',
    sw: 'Kipimo kipya zaidi kimepita dakika {threshold}',
  },
  sample: {
    en: 'Nothing has been fetched from the weather source yet',
    fr: 'Rien n’a encore été reçu de la source météo',
    ln: 'Eloko moko te euti naino na esika ya météo',
    sw: 'Hakuna kilichopokewa bado kutoka chanzo cha hali ya hewa',
  },
} satisfies Record<string, Texts>;
