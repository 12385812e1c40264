import { type Province, provinces } from '../climate/provinces.ts';
import { fold } from '../text/fold.ts';
import { findPhrases, phrasePattern, removePhrases } from './phrases.ts';

/** What else people call a province or its capital; folded, by ISO 3166-2 code. */
const alsoCalled: Record<string, string[]> = {
  'CD-BU': ['lower uele', 'bas uelle'],
  'CD-HK': ['upper katanga', 'katanga', 'lubum', 'lshi'],
  'CD-HU': ['upper uele', 'haut uelle'],
  'CD-HL': ['upper lomami'],
  'CD-KC': ['central kasai', 'kasai occidental', 'kasai ya kati'],
  'CD-KE': ['eastern kasai', 'east kasai', 'mbujimayi', 'mbuji mai', 'kasai ya mashariki'],
  'CD-KN': ['kin', 'leopoldville'],
  'CD-BC': ['bas congo', 'bas kongo', 'lower congo', 'central kongo', 'kongo ya kati'],
  'CD-KL': ['bandundu ville'],
  'CD-MN': ['mai ndombe', 'maindombe', 'mayi ndombe'],
  'CD-NK': ['north kivu', 'kivu kaskazini', 'kivu ya kaskazini', 'kivu ya nord'],
  'CD-NU': ['north ubangi', 'ubangi kaskazini'],
  'CD-SK': ['south kivu', 'kivu kusini', 'kivu ya kusini', 'kivu ya sud'],
  'CD-SU': ['south ubangi', 'ubangi kusini'],
  'CD-TA': ['tanganika'],
};

/** Other towns, whose weather is not recorded: the weather of their province's capital is given instead. */
const towns: Record<string, string[]> = {
  'CD-HK': ['likasi', 'kasumbalesa', 'kipushi'],
  'CD-IT': ['mahagi'],
  'CD-KS': ['luebo', 'ilebo'],
  'CD-BC': ['boma', 'muanda', 'moanda', 'mbanza ngungu'],
  'CD-KL': ['kikwit'],
  'CD-LO': ['mwene ditu'],
  'CD-NK': ['butembo', 'beni', 'rutshuru', 'masisi'],
  'CD-SA': ['lodja'],
  'CD-SK': ['uvira', 'fizi'],
  'CD-SU': ['zongo'],
};

/** A name that two provinces share means both. */
const shared: Record<string, string[]> = { kivu: ['CD-NK', 'CD-SK'], ubangi: ['CD-NU', 'CD-SU'] };

const byCode = new Map(provinces.map((province) => [province.code, province]));
const codesByName = new Map<string, string[]>([
  ...provinces.flatMap(({ code, name, capital }) =>
    [fold(name), fold(capital), ...(alsoCalled[code] ?? [])].map((called): [string, string[]] => [called, [code]]),
  ),
  ...Object.entries(towns).flatMap(([code, names]) => names.map((name): [string, string[]] => [name, [code]])),
  ...Object.entries(shared),
]);

const pattern = phrasePattern([...codesByName.keys()]);
const townPattern = phrasePattern(Object.values(towns).flat());

/** The words of all names. */
export const placeWords: readonly string[] = [...codesByName.keys()].flatMap((name) => name.split(' '));

/** The provinces that a folded text names, by themselves, their capital or another town, in the order of the text. */
export function findPlaces(folded: string): Province[] {
  const codes = findPhrases(folded, pattern).flatMap((name) => codesByName.get(name) ?? []);
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
}

/** Whether a folded text names a town that is no capital. */
export const namesTown = (folded: string): boolean => findPhrases(folded, townPattern).length > 0;

/** The words of a folded text without the places. */
export const withoutPlaces = (folded: string): string => removePhrases(folded, pattern);
