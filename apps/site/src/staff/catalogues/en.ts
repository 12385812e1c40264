import ui from '@nzete/ui/locales/en.json';
import site from '../../locales/en.json';
import staff from '../locales/en.json';

export default { ...ui, ...site, ...staff };
