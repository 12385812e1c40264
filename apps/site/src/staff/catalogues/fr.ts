import ui from '@nzete/ui/locales/fr.json';
import site from '../../locales/fr.json';
import staff from '../locales/fr.json';

export default { ...ui, ...site, ...staff };
