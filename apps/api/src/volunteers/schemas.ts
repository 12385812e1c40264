import { volunteerLimits as limits, volunteerAvailabilities, volunteerInterests } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { emailAddress, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledUnlessOneName, lastName, oneName } from '../http/validation/names.ts';
import { filledLine, filledParagraphs, optionalPhone, paragraphs } from '../http/validation/text.ts';
import { normalise, normaliseOrNull } from '../text/normalise.ts';
import { phoneOrNull } from '../text/phone.ts';

const VolunteerAvailability = oneOf(volunteerAvailabilities, {
  $id: 'VolunteerAvailability',
  description: 'When: weekends only, weekday evenings, a flexible schedule, full time, regularly part time',
  examples: ['weekends'],
});

const VolunteerInterest = oneOf(volunteerInterests, { $id: 'VolunteerInterest', examples: ['Reforestation'] });

export const VolunteerApplicationInput = strictObject(
  {
    firstName: filledLine(limits.firstName, { examples: ['Ada'] }),
    lastName: lastName(limits.lastName),
    oneName: oneName(),
    email: emailAddress(),
    phone: optionalPhone(),
    location: filledLine(limits.location, { description: 'City or area', examples: ['Nsele, Kinshasa'] }),
    skills: Type.Optional(paragraphs(limits.skills, { examples: ['Map reading, Kikongo, first aid'] })),
    interests: Type.Optional(
      Type.Array(ref(VolunteerInterest), { maxItems: volunteerInterests.length, uniqueItems: true }),
    ),
    availability: ref(VolunteerAvailability),
    experience: Type.Optional(paragraphs(limits.experience, { examples: ['Two planting seasons with my school.'] })),
    motivation: filledParagraphs(limits.motivation, {
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
  { $id: 'VolunteerApplicationInput', ...filledUnlessOneName },
);

/** The columns of an application, with its texts normalised. */
export function toRow(input: Static<typeof VolunteerApplicationInput>) {
  const { requiresVerification = false, backgroundCheck = false, workingWithVulnerable = false } = input;
  return {
    first_name: normalise(input.firstName),
    last_name: normaliseOrNull(input.lastName) ?? '',
    email: input.email,
    phone: phoneOrNull(input.phone),
    location: normalise(input.location),
    skills: normaliseOrNull(input.skills),
    interests: JSON.stringify(input.interests ?? []),
    availability: input.availability,
    experience: normaliseOrNull(input.experience),
    motivation: normalise(input.motivation),
    requires_verification: Number(requiresVerification || backgroundCheck || workingWithVulnerable),
    background_check: Number(backgroundCheck),
    working_with_vulnerable: Number(workingWithVulnerable),
  };
}
