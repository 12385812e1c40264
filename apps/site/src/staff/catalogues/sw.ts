import ui from '@nzete/ui/locales/sw.json';
import site from '../../locales/sw.json';
import staff from '../locales/sw.json';

export default { ...ui, ...site, ...staff };
