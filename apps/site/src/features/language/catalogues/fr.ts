import ui from '@nzete/ui/locales/fr.json';
import common from '../../../locales/common/fr.json';

export default { ...ui, ...common };
