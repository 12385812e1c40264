import { kycFunds, kycPurposes, kycLimits as limits } from '@nzete/domain';
import { fundsMessages, purposeMessages, basicMessages as texts } from './basicIdentityCheck.messages.ts';
import { basicErrors as missing } from './basicIdentityErrors.messages.ts';
import { defineKyc } from './kycDefinition.ts';

/**
 * An identity check that names no organisation, currency or country: the default of `KycWizard`,
 * and a beginning for your own.
 *
 * @example
 * const [person, , purpose, , final] = basicIdentityCheck.steps;
 * export const identityCheck = defineKyc({ receipt: messages.receipt, steps: [person, purpose, final] });
 */
export const basicIdentityCheck = defineKyc({
  steps: [
    {
      title: texts.personal,
      description: texts.personalText,
      fields: {
        firstName: {
          kind: 'text',
          label: texts.firstName,
          required: missing.firstName,
          limit: limits.firstName,
          autoComplete: 'given-name',
          isHalf: true,
        },
        lastName: {
          kind: 'text',
          label: texts.lastName,
          required: missing.lastName,
          limit: limits.lastName,
          autoComplete: 'family-name',
          isHalf: true,
          unless: 'oneName',
        },
        oneName: { kind: 'statement', label: texts.oneName },
        dateOfBirth: { kind: 'birth-date', label: texts.dateOfBirth, required: missing.dateOfBirth },
        nationality: {
          kind: 'text',
          label: texts.nationality,
          required: missing.nationality,
          limit: limits.nationality,
          isHalf: true,
        },
        idNumber: {
          kind: 'text',
          label: texts.idNumber,
          required: missing.idNumber,
          limit: limits.idNumber,
          autoComplete: 'off',
          spellCheck: false,
          isHalf: true,
        },
        email: { kind: 'email', label: texts.email, required: missing.email, isHalf: true },
        phone: { kind: 'phone', label: texts.phone, required: missing.phone, isHalf: true },
        address: {
          kind: 'text',
          label: texts.address,
          required: missing.address,
          limit: limits.address,
          autoComplete: 'street-address',
        },
        city: {
          kind: 'text',
          label: texts.city,
          required: missing.city,
          limit: limits.city,
          autoComplete: 'address-level2',
          isHalf: true,
        },
        country: { kind: 'country', label: texts.country, required: missing.country, isHalf: true },
      },
    },
    {
      title: texts.professional,
      description: texts.professionalText,
      fields: {
        occupation: {
          kind: 'text',
          label: texts.occupation,
          required: missing.occupation,
          limit: limits.occupation,
          autoComplete: 'organization-title',
        },
        employer: { kind: 'text', label: texts.employer, limit: limits.employer, autoComplete: 'organization' },
        sourceOfFunds: {
          kind: 'choice',
          label: texts.sourceOfFunds,
          required: missing.sourceOfFunds,
          options: kycFunds.map((value) => ({ value, label: fundsMessages[value] })),
        },
      },
    },
    {
      title: texts.purpose,
      description: texts.purposeText,
      fields: {
        relationshipPurpose: {
          kind: 'choice',
          label: texts.relationshipPurpose,
          required: missing.relationshipPurpose,
          options: kycPurposes.map((value) => ({ value, label: purposeMessages[value] })),
        },
        intendedActivities: {
          kind: 'paragraphs',
          label: texts.intendedActivities,
          hint: texts.intendedActivitiesHint,
          required: missing.intendedActivities,
          limit: limits.intendedActivities,
        },
      },
    },
    {
      title: texts.privacy,
      description: texts.privacyText,
      fields: {
        dataProcessingConsent: {
          kind: 'consent',
          label: texts.dataProcessingConsent,
          description: texts.dataProcessingConsentText,
          required: missing.dataProcessingConsent,
        },
        rightsInformed: {
          kind: 'consent',
          label: texts.rightsInformed,
          description: texts.rightsInformedText,
          required: missing.rightsInformed,
        },
        marketingConsent: {
          kind: 'consent',
          label: texts.marketingConsent,
          description: texts.marketingConsentText,
        },
      },
    },
    {
      title: texts.final,
      description: texts.finalText,
      parts: [
        {
          title: texts.documents,
          documents: { governmentId: { label: texts.governmentId }, proofOfAddress: { label: texts.proofOfAddress } },
        },
        {
          title: texts.compliance,
          fields: {
            politically_exposed: { kind: 'statement', label: texts.politically_exposed },
            sanctions_check: { kind: 'statement', label: texts.sanctions_check },
          },
        },
        {
          title: texts.review,
          hasReview: true,
          fields: {
            terms_accepted: { kind: 'consent', label: texts.terms_accepted, required: missing.terms_accepted },
            data_consent: { kind: 'consent', label: texts.data_consent, required: missing.data_consent },
          },
        },
      ],
    },
  ],
});
