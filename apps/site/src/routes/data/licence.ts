/** Of the weather and of the air quality: both ask to be named wherever the data goes. */
export const licence = 'https://creativecommons.org/licenses/by/4.0/';
