import { eventKinds, eventZones, provinces } from '@nzete/domain';
import { Type } from 'typebox';
import { localised, oneOf, ref, sampleMark, strictObject } from '../../http/schemas.ts';
import { languages } from '../../text/languages.ts';
import { contentResource } from '../content-resource.ts';

// The cast: the keys of an object literal are exactly its own.
const zones = Object.keys(eventZones) as (keyof typeof eventZones)[];

const localTime = (description: string, example: string) =>
  Type.String({
    'x-local-time': true,
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
    description,
    examples: [example],
  });

const Event = strictObject(
  {
    id: Type.String({
      pattern: '^[a-z0-9-]{3,60}$',
      description:
        'Its place on the page, `/events#planting-nsele`, and its name in calendars. It stays when the title changes',
      examples: ['planting-nsele-1'],
    }),
    kind: oneOf(eventKinds, { description: 'What it is', examples: ['planting'] }),
    title: localised(100, { examples: ['Planting day in Nsele'] }),
    description: localised(800, { examples: ['We plant two hundred acacias along the road. Bring water and a hat.'] }),
    starts: localTime('In the time of `zone`', '2028-02-05T08:00'),
    ends: localTime('In the time of `zone`', '2028-02-05T12:30'),
    zone: oneOf(zones, { description: 'The time zone of the place', examples: ['Africa/Kinshasa'] }),
    place: localised(160, { examples: ['The nursery in Nsele'] }),
    province: oneOf(
      provinces.map(({ code }) => code),
      { description: 'ISO 3166-2 code of the province', examples: ['CD-KN'] },
    ),
    languages: Type.Array(oneOf(languages, { examples: ['fr'] }), {
      minItems: 1,
      uniqueItems: true,
      description: 'What is spoken there',
    }),
    seats: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Null()], {
      description: 'How many people can come; null: any number',
      examples: [60],
    }),
    sign_up: Type.Optional(
      Type.Boolean({
        description: 'Whether people sign up for it on the site; left out: they just come',
        examples: [true],
      }),
    ),
    sample: sampleMark(),
  },
  { $id: 'Event', description: 'A planting day, class or meeting' },
);

/** Staff edit all of them; the call answers with those that are not over (`events/routes.ts`). */
export const events = contentResource({
  path: '/events',
  operationId: 'getEvents',
  summary: 'The events that are not over',
  tag: 'Applications',
  answer: Type.Array(ref(Event), { $id: 'Events', description: 'Events, in any order' }),
});
