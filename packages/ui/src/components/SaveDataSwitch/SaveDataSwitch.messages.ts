import { defineMessages, type NoMessageValues } from 'react-intl';

export const saveDataSwitchMessages = defineMessages<{
  label: NoMessageValues;
  how: NoMessageValues;
  saves: { size: string };
}>({
  label: { id: 'ui.SaveDataSwitch.label', defaultMessage: 'Save data', description: 'Switch in the footer' },
  how: {
    id: 'ui.SaveDataSwitch.how',
    defaultMessage: 'No photos and no heading font; scripts only once you use a button or a field.',
    description: 'Below the switch "Save data": what it does when it is on',
  },
  saves: {
    id: 'ui.SaveDataSwitch.saves',
    defaultMessage: 'At least {size} less on this page.',
    description: 'After the sentence about the switch "Save data". {size}: "184 kB"',
  },
});
