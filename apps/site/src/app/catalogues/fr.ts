import ui from '@nzete/ui/locales/fr.json';
import site from '../../locales/fr.json';

export default { ...ui, ...site };
