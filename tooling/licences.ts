/** `npm run licences` prints the packages of others with their licences, as the documentation has them. */
import { licencesPage } from './lib/licences.ts';

console.log(licencesPage());
