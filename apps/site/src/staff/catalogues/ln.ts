import ui from '@nzete/ui/locales/ln.json';
import site from '../../locales/ln.json';
import staff from '../locales/ln.json';

export default { ...ui, ...site, ...staff };
