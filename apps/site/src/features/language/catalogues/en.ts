import ui from '@nzete/ui/locales/en.json';
import common from '../../../locales/common/en.json';

export default { ...ui, ...common };
