import { defineMessages } from 'react-intl';

export const timelineMessages = defineMessages({
  done: { id: 'ui.Timeline.done', defaultMessage: 'Done', description: 'Mark of a stop on the way that lies behind' },
  now: { id: 'ui.Timeline.now', defaultMessage: 'Under way', description: 'Mark of a stop on the way that goes on' },
  planned: { id: 'ui.Timeline.planned', defaultMessage: 'Planned', description: 'Mark of a stop that is to come' },
});
