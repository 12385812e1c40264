import { defineMessages } from 'react-intl';

export const timelineMessages = defineMessages({
  done: { id: 'ui.Timeline.done', defaultMessage: 'Done', description: 'State of a stop: done' },
  now: { id: 'ui.Timeline.now', defaultMessage: 'Under way', description: 'State of a stop: in progress' },
  planned: { id: 'ui.Timeline.planned', defaultMessage: 'Planned', description: 'State of a stop: planned' },
});
