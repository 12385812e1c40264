export const eventKinds = ['planting', 'class', 'meeting'] as const;

export type EventKind = (typeof eventKinds)[number];

/** The time zones of the country. Neither changes its clocks. */
export const eventZones = { 'Africa/Kinshasa': '+01:00', 'Africa/Lubumbashi': '+02:00' } as const;

export type EventZone = keyof typeof eventZones;

/** The moment of a local time, such as `2028-02-05T08:00`, in milliseconds; NaN if there is no such day. */
export function momentOf(local: string, zone: EventZone): number {
  const asUtc = new Date(`${local}Z`);
  // 31 February would be 2 March.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return Number.NaN;
  return Date.parse(`${local}:00${eventZones[zone]}`);
}

/** Where a sign-up for an event stands: on the waiting list, coming, cancelled by staff, or by the person. */
export const signUpStatuses = ['received', 'accepted', 'refused', 'withdrawn'] as const;

export type SignUpStatus = (typeof signUpStatuses)[number];
