/** The areas that a volunteer may be interested in. The value is also the English label. */
export const volunteerInterests = [
  'Climate Action',
  'Reforestation',
  'Financial Education',
  'Community Outreach',
  'Data Collection',
  'Partner Relations',
  'Event Organization',
  'Digital Marketing',
] as const;
export type VolunteerInterest = (typeof volunteerInterests)[number];

/** When a volunteer can come. */
export const volunteerAvailabilities = ['weekends', 'evenings', 'flexible', 'fulltime', 'parttime'] as const;
export type VolunteerAvailability = (typeof volunteerAvailabilities)[number];
