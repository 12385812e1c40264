/** The licences of the weather and air quality data. Both require attribution. */
export const licence = 'https://creativecommons.org/licenses/by/4.0/';
