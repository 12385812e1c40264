import { kycIncomes, kycVolumes } from '@nzete/domain';
import { basicIdentityCheck, defineKyc } from '@nzete/ui/KycWizard';
import { incomes, messages, missing, volumes } from './identityCheck.messages.ts';

const [person, profession, purpose, privacy, final] = basicIdentityCheck.steps;
const [documents, compliance, review] = final.parts;
const { occupation, employer, sourceOfFunds } = profession.fields;
const { relationshipPurpose, intendedActivities } = purpose.fields;
const { dataProcessingConsent, rightsInformed, marketingConsent } = privacy.fields;

/** The identity check of this foundation: that of the package, with amounts, years and more consents. */
export const identityCheck = defineKyc({
  received: messages.receivedText,
  receipt: messages.savedText,
  expired: messages.expired,
  steps: [
    {
      ...person,
      fields: { ...person.fields, idNumber: { ...person.fields.idNumber, hint: messages.idNumberHint } },
    },
    {
      ...profession,
      description: messages.professionalText,
      fields: {
        occupation,
        employer,
        income: {
          kind: 'choice',
          label: messages.income,
          hint: messages.incomeHint,
          required: missing.income,
          options: kycIncomes.map((value) => ({ value, label: incomes[value] })),
        },
        sourceOfFunds,
      },
    },
    {
      ...purpose,
      fields: {
        relationshipPurpose,
        expectedTransactionVolume: {
          kind: 'choice',
          label: messages.expectedTransactionVolume,
          hint: messages.incomeHint,
          options: kycVolumes.map((value) => ({ value, label: volumes[value] })),
        },
        intendedActivities,
      },
    },
    {
      ...privacy,
      title: messages.privacy,
      note: messages.retention,
      fields: {
        dataProcessingConsent,
        dataRetentionAcknowledged: {
          kind: 'consent',
          label: messages.dataRetentionAcknowledged,
          description: messages.dataRetentionAcknowledgedText,
          required: missing.dataRetentionAcknowledged,
        },
        rightsInformed,
        marketingConsent,
      },
    },
    {
      ...final,
      title: messages.final,
      parts: [
        documents,
        compliance,
        {
          title: messages.security,
          fields: {
            securityAwareness: {
              kind: 'consent',
              label: messages.securityAwareness,
              description: messages.securityAwarenessText,
              required: missing.securityAwareness,
            },
            incidentReporting: {
              kind: 'consent',
              label: messages.incidentReporting,
              description: messages.incidentReportingText,
              required: missing.incidentReporting,
            },
            accessControl: {
              kind: 'consent',
              label: messages.accessControl,
              description: messages.accessControlText,
              required: missing.accessControl,
            },
          },
        },
        review,
      ],
    },
  ],
});

/** For the types of what it sends. */
export type IdentityCheck = typeof identityCheck;
