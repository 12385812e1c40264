import ui from '@nzete/ui/locales/ln.json';
import common from '../../../locales/common/ln.json';

export default { ...ui, ...common };
