import {
  legalEntityTypes,
  partnershipLimits as limits,
  longFormOrganizationTypes,
  organizationTypes,
  partnershipTypes,
} from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { emailAddress, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledLine, filledParagraphs, line, optionalPhone, paragraphs } from '../http/validation/text.ts';

const optionalText = (maxLength: number, examples: string[]) => Type.Optional(paragraphs(maxLength, { examples }));
const optionalLine = (maxLength: number, examples: string[]) => Type.Optional(line(maxLength, { examples }));
const country = ['DR Congo'];
const description = ['Two hundred families who grow and sell seedlings.'];
const resources = ['A lorry and a nursery at Nsele'];

/** The three-step form of the partnerships page. */
const ShortPartnershipApplication = strictObject(
  {
    organizationName: filledLine(limits.organizationName, { examples: ['Nsele Growers'] }),
    organizationType: Type.Optional(oneOf([...organizationTypes, ''], { examples: ['ngo'] })),
    contactName: filledLine(limits.contactName, { examples: ['Ada Mbo'] }),
    email: emailAddress(),
    phone: optionalPhone(),
    country: optionalLine(limits.country, country),
    partnershipType: Type.Optional(oneOf([...partnershipTypes, ''], { examples: ['funding'] })),
    description: optionalText(limits.description, description),
    experience: optionalText(limits.experience, ['Three planting seasons']),
    resources: optionalText(limits.resources, resources),
  },
  { $id: 'ShortPartnershipApplication', description: 'Has a `contactName`; blank optional fields may be sent' },
);

/** The form of the partner collaboration page. */
export const LongPartnershipApplication = strictObject(
  {
    organizationName: filledLine(limits.organizationName, { examples: ['Nsele Growers'] }),
    organizationType: oneOf(longFormOrganizationTypes, {
      examples: ['ngo'],
    }),
    contactPerson: filledLine(limits.contactPerson, { examples: ['Ada Mbo'] }),
    email: emailAddress(),
    phone: optionalPhone(),
    website: optionalLine(limits.website, ['https://growers.example.org']),
    country: filledLine(limits.country, { examples: country }),
    legalEntityType: Type.Optional(
      oneOf([...legalEntityTypes, ''], {
        examples: ['corporation'],
      }),
    ),
    registrationNumber: optionalLine(limits.registrationNumber, ['CD/KIN/RCCM/00-A-00000']),
    taxId: optionalLine(limits.taxId, ['A0000000A']),
    complianceOfficer: optionalLine(limits.complianceOfficer, ['Ben Ilunga']),
    focusAreas: filledParagraphs(limits.focusAreas, { examples: ['Reforestation, clean water'] }),
    description: filledParagraphs(limits.description, { examples: description }),
    proposedCollaboration: filledParagraphs(limits.proposedCollaboration, {
      examples: ['Seedlings for the Nsele schools'],
    }),
    resources: optionalText(limits.resources, resources),
    requiresKyc: Type.Optional(Type.Boolean({ description: 'Goes on to the KYC form; default false' })),
    amlPolicy: Type.Optional(Type.Boolean({ description: 'Has an anti-money-laundering policy; default false' })),
  },
  { $id: 'LongPartnershipApplication', description: 'Has a `contactPerson`; blank optional fields may be sent' },
);

type Application = Static<typeof ShortPartnershipApplication> | Static<typeof LongPartnershipApplication>;

/** Each shape rejects the other's name for the contact, so an application matches only one. */
export const PartnershipApplicationInput = Type.Unsafe<Application>({
  $id: 'PartnershipApplicationInput',
  anyOf: [ref(ShortPartnershipApplication), ref(LongPartnershipApplication)],
  description: 'The short form (with `contactName`) or the long form (with `contactPerson`)',
});
