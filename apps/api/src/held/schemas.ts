import { Type } from 'typebox';
import { count, oneOf, ref, strictObject } from '../http/schemas.ts';
import { heldQueues } from '../jobs/held.ts';

const time = (description: string) => Type.String({ description, examples: ['2026-11-22T10:15:00.000Z'] });

const HeldQueueCount = strictObject(
  {
    queue: oneOf(heldQueues, { examples: ['newsletter'] }),
    unsent: count('What was never sent', 140),
    unknown: count('What may have been sent already', 0),
    sent: count('What was sent after the backup, and is never sent again', 60),
  },
  { $id: 'HeldQueueCount' },
);

export const RestoredState = strictObject(
  {
    restored_at: time('When the backup was restored'),
    made_at: Type.Union([time('When the backup was made'), Type.Null({ description: 'It is a copy' })]),
    queues: Type.Array(ref(HeldQueueCount), { description: 'Those in which something waits' }),
  },
  { $id: 'RestoredState', description: 'A restored database, of which nothing goes out before a person decides' },
);
