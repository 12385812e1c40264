import type { PlaceZone } from './local-time.ts';

/** A province of DR Congo and the place whose weather represents it. */
export interface Province {
  /** ISO 3166-2. */
  code: string;
  name: string;
  capital: string;
  /** Degrees north of the equator, at the capital. */
  latitude: number;
  /** Degrees east of Greenwich, at the capital. */
  longitude: number;
  /** Inhabitants, rounded to thousands. */
  population: number;
  timeZone: PlaceZone;
}

const west = 'Africa/Kinshasa'; // UTC+1
const east = 'Africa/Lubumbashi'; // UTC+2

type Row = [
  code: string,
  name: string,
  capital: string,
  latitude: number,
  longitude: number,
  thousands: number,
  timeZone: Province['timeZone'],
];

const rows: Row[] = [
  ['BU', 'Bas-Uélé', 'Buta', 2.786, 24.73, 1250, east],
  ['EQ', 'Équateur', 'Mbandaka', 0.049, 18.26, 1712, west],
  ['HK', 'Haut-Katanga', 'Lubumbashi', -11.661, 27.479, 5378, east],
  ['HL', 'Haut-Lomami', 'Kamina', -8.735, 24.998, 3444, east],
  ['HU', 'Haut-Uélé', 'Isiro', 2.774, 27.616, 2046, east],
  ['IT', 'Ituri', 'Bunia', 1.559, 30.252, 4008, east],
  ['KS', 'Kasaï', 'Tshikapa', -6.416, 20.8, 3165, east],
  ['KC', 'Kasaï-Central', 'Kananga', -5.896, 22.417, 3743, east],
  ['KE', 'Kasaï-Oriental', 'Mbuji-Mayi', -6.136, 23.59, 3601, east],
  ['KN', 'Kinshasa', 'Kinshasa', -4.328, 15.314, 13916, west],
  ['BC', 'Kongo-Central', 'Matadi', -5.839, 13.463, 6365, west],
  ['KG', 'Kwango', 'Kenge', -4.806, 17.042, 2416, west],
  ['KL', 'Kwilu', 'Bandundu', -3.317, 17.381, 6169, west],
  ['LO', 'Lomami', 'Kabinda', -6.138, 24.482, 2801, east],
  ['LU', 'Lualaba', 'Kolwezi', -10.715, 25.467, 2993, east],
  ['MN', 'Mai-Ndombe', 'Inongo', -1.928, 18.288, 2082, west],
  ['MA', 'Maniema', 'Kindu', -2.944, 25.922, 2654, east],
  ['MO', 'Mongala', 'Lisala', 2.151, 21.517, 1950, west],
  ['NK', 'Nord-Kivu', 'Goma', -1.674, 29.228, 7574, east],
  ['NU', 'Nord-Ubangi', 'Gbadolite', 4.279, 21.003, 1425, west],
  ['SA', 'Sankuru', 'Lusambo', -4.975, 23.444, 2417, east],
  ['SK', 'Sud-Kivu', 'Bukavu', -2.491, 28.843, 6565, east],
  ['SU', 'Sud-Ubangi', 'Gemena', 3.257, 19.772, 2755, west],
  ['TA', 'Tanganyika', 'Kalemie', -5.947, 29.195, 3570, east],
  ['TO', 'Tshopo', 'Kisangani', 0.515, 25.191, 2582, east],
  ['TU', 'Tshuapa', 'Boende', -0.282, 20.881, 1789, west],
];

/**
 * The 26 provinces, in alphabetical order of their names.
 *
 * Codes: ISO 3166-2:CD. Population: Institut national de la statistique, Annuaire statistique 2020,
 * estimates for 2019 (the last census was in 1984). Coordinates: GeoNames
 * (CC BY 4.0); Kenge: Wikipedia.
 */
export const provinces: readonly Province[] = rows.map(
  ([code, name, capital, latitude, longitude, thousands, timeZone]) => ({
    code: `CD-${code}`,
    name,
    capital,
    latitude,
    longitude,
    population: thousands * 1_000,
    timeZone,
  }),
);
