import { defineMessages, type NoMessageValues } from 'react-intl';

export const alertListMessages = defineMessages<{
  danger: NoMessageValues;
  warning: NoMessageValues;
  info: NoMessageValues;
  high: NoMessageValues;
  medium: NoMessageValues;
  low: NoMessageValues;
  source: { moment: string; source: string };
  none: NoMessageValues;
  more: { alerts: number; count: string };
}>({
  danger: { id: 'ui.AlertList.danger', defaultMessage: 'Danger', description: 'Type of an alert' },
  warning: { id: 'ui.AlertList.warning', defaultMessage: 'Warning', description: 'Type of an alert' },
  info: { id: 'ui.AlertList.info', defaultMessage: 'Notice', description: 'Type of an alert: good to know' },
  high: { id: 'ui.AlertList.high', defaultMessage: 'High severity', description: 'How severe an alert is' },
  medium: { id: 'ui.AlertList.medium', defaultMessage: 'Medium severity', description: 'How severe an alert is' },
  low: { id: 'ui.AlertList.low', defaultMessage: 'Low severity', description: 'How severe an alert is' },
  source: {
    id: 'ui.AlertList.source',
    defaultMessage: '{moment} · Source: {source}',
    description: 'Below an alert: date and time of the record that it comes from, and the source of the record',
  },
  none: { id: 'ui.AlertList.none', defaultMessage: 'No alerts at the moment.', description: 'Shown in an empty list' },
  more: {
    id: 'ui.AlertList.more',
    defaultMessage: '{alerts, plural, one {{count} more alert} other {{count} more alerts}}',
    description: 'Opens the alerts that are less severe',
  },
});
