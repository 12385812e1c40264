import { type Province, provinces } from '../climate/provinces.ts';
import { fold } from '../text/fold.ts';
import { findPhrases, phrasePattern } from './phrases.ts';

/** What else people call a province, or a town in it; folded, by ISO 3166-2 code. */
const alsoCalled: Record<string, string[]> = {
  'CD-BU': ['lower uele', 'bas uelle'],
  'CD-HK': ['upper katanga', 'katanga', 'lubum', 'lshi', 'likasi'],
  'CD-HU': ['upper uele', 'haut uelle'],
  'CD-HL': ['upper lomami'],
  'CD-KC': ['central kasai', 'kasai occidental', 'kasai ya kati'],
  'CD-KE': ['eastern kasai', 'east kasai', 'mbujimayi', 'mbuji mai', 'kasai ya mashariki'],
  'CD-KN': ['kin', 'leopoldville'],
  'CD-BC': ['bas congo', 'bas kongo', 'lower congo', 'central kongo', 'kongo ya kati', 'boma', 'muanda', 'moanda'],
  'CD-KL': ['kikwit', 'bandundu ville'],
  'CD-MN': ['mai ndombe', 'maindombe', 'mayi ndombe'],
  'CD-NK': ['north kivu', 'kivu kaskazini', 'kivu ya kaskazini', 'kivu ya nord', 'butembo', 'beni'],
  'CD-NU': ['north ubangi', 'ubangi kaskazini'],
  'CD-SK': ['south kivu', 'kivu kusini', 'kivu ya kusini', 'kivu ya sud', 'uvira'],
  'CD-SU': ['south ubangi', 'ubangi kusini'],
  'CD-TA': ['tanganika'],
};

/** A name that two provinces share stands for both. */
const shared: Record<string, string[]> = { kivu: ['CD-NK', 'CD-SK'], ubangi: ['CD-NU', 'CD-SU'] };

const byCode = new Map(provinces.map((province) => [province.code, province]));
const codesByName = new Map<string, string[]>([
  ...provinces.flatMap(({ code, name, capital }) =>
    [fold(name), fold(capital), ...(alsoCalled[code] ?? [])].map((called): [string, string[]] => [called, [code]]),
  ),
  ...Object.entries(shared),
]);

const pattern = phrasePattern([...codesByName.keys()]);

/** The provinces that a folded text names, by themselves, their capital or another town, in the order of the text. */
export function findPlaces(folded: string): Province[] {
  const codes = findPhrases(folded, pattern).flatMap((name) => codesByName.get(name) ?? []);
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
}

/** The words of a folded text without the places. */
export const withoutPlaces = (folded: string): string => ` ${folded} `.replace(pattern, '').replace(/ +/g, ' ').trim();
