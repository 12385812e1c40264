import type { EventKind, EventZone } from '@nzete/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const kindMessages: Readonly<Record<EventKind, MessageDescriptor>> = defineMessages({
  planting: { id: 'site.events.planting', defaultMessage: 'Planting day', description: 'Kind of event' },
  class: { id: 'site.events.class', defaultMessage: 'Class', description: 'Kind of event: something is taught' },
  meeting: { id: 'site.events.meeting', defaultMessage: 'Meeting', description: 'Kind of event' },
});

export const zoneMessages: Readonly<Record<EventZone, MessageDescriptor>> = defineMessages({
  'Africa/Kinshasa': {
    id: 'site.events.kinshasaTime',
    defaultMessage: 'Kinshasa time',
    description: 'Time zone, after a time of day',
  },
  'Africa/Lubumbashi': {
    id: 'site.events.lubumbashiTime',
    defaultMessage: 'Lubumbashi time',
    description: 'Time zone, after a time of day',
  },
});
