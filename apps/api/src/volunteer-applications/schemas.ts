import { volunteerAvailabilities, volunteerInterests } from '@nzete/domain';
import { Type } from 'typebox';
import { emailAddress, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledLine, filledParagraphs, optionalPhone, paragraphs } from '../http/text.ts';

const VolunteerAvailability = oneOf(volunteerAvailabilities, {
  $id: 'VolunteerAvailability',
  description: 'When: weekends only, weekday evenings, a flexible schedule, full time, regularly part time',
  examples: ['weekends'],
});

const VolunteerInterest = oneOf(volunteerInterests, { $id: 'VolunteerInterest', examples: ['Reforestation'] });

export const VolunteerApplicationInput = strictObject(
  {
    firstName: filledLine(100, { examples: ['Ada'] }),
    lastName: filledLine(100, { examples: ['Mbo'] }),
    email: emailAddress(),
    phone: optionalPhone(),
    location: filledLine(160, { description: 'City or area', examples: ['Nsele, Kinshasa'] }),
    skills: Type.Optional(paragraphs(2_000, { examples: ['Map reading, Kikongo, first aid'] })),
    interests: Type.Optional(
      Type.Array(ref(VolunteerInterest), { maxItems: volunteerInterests.length, uniqueItems: true }),
    ),
    availability: ref(VolunteerAvailability),
    experience: Type.Optional(paragraphs(4_000, { examples: ['Two planting seasons with my school.'] })),
    motivation: filledParagraphs(4_000, {
      description: 'Why do you want to volunteer with us?',
      examples: ['I want shade on the road to our market.'],
    }),
    requiresVerification: Type.Optional(
      Type.Boolean({ description: 'Stored as true when either of the two below is; default false' }),
    ),
    backgroundCheck: Type.Optional(
      Type.Boolean({ description: 'Would handle sensitive data and agrees to a background check; default false' }),
    ),
    workingWithVulnerable: Type.Optional(
      Type.Boolean({ description: 'Would work with vulnerable populations; default false' }),
    ),
  },
  { $id: 'VolunteerApplicationInput' },
);
