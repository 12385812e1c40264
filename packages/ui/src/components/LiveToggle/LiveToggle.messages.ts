import { defineMessages, type NoMessageValues } from 'react-intl';

export const liveToggleMessages = defineMessages<{
  live: NoMessageValues;
  running: { seconds: string };
  off: { seconds: string };
  offline: { seconds: string };
  refresh: NoMessageValues;
}>({
  live: { id: 'ui.LiveToggle.live', defaultMessage: 'Live mode', description: 'Name of the switch' },
  running: {
    id: 'ui.LiveToggle.running',
    defaultMessage: 'Looks for new figures every {seconds} seconds.',
    description: 'Below the switch while it is on',
  },
  off: { id: 'ui.LiveToggle.off', defaultMessage: 'Figures stay as they are.', description: 'Below it while off' },
  offline: {
    id: 'ui.LiveToggle.offline',
    defaultMessage: 'You are offline. Live mode resumes when you are back.',
    description: 'Below the switch while the device is offline',
  },
  refresh: { id: 'ui.LiveToggle.refresh', defaultMessage: 'Refresh', description: 'Button that refreshes the figures' },
});
