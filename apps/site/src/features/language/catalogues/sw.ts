import ui from '@nzete/ui/locales/sw.json';
import common from '../../../locales/common/sw.json';

export default { ...ui, ...common };
