import { basicIdentityCheck, defineKyc } from '@nzete/ui/KycWizard';

/** The texts are in `locales/page`. */
const text = (name: string) => ({ id: `kyc.${name}` });
const consent = (name: string) => ({ kind: 'consent', label: text(name), required: text('missing') }) as const;

const [person, profession, purpose, privacy, final] = basicIdentityCheck.steps;
const [documents, compliance, review] = final.parts;

/** What is asked: the check of the package, and what the server of the client takes beyond it. */
export const identityCheck = defineKyc({
  steps: [
    person,
    {
      ...profession,
      fields: {
        ...profession.fields,
        income: {
          kind: 'choice',
          label: text('income'),
          required: text('incomeMissing'),
          options: [
            { value: 'under-10k', label: text('under10k') },
            { value: '10k-25k', label: text('under25k') },
            { value: '25k-50k', label: text('under50k') },
            { value: '50k-100k', label: text('under100k') },
            { value: '100k-250k', label: text('under250k') },
            { value: 'over-250k', label: text('over250k') },
          ],
        },
      },
    },
    purpose,
    { ...privacy, fields: { ...privacy.fields, dataRetentionAcknowledged: consent('retention') } },
    {
      ...final,
      parts: [
        documents,
        compliance,
        {
          ...review,
          fields: {
            securityAwareness: consent('security'),
            incidentReporting: consent('incidents'),
            accessControl: consent('access'),
            ...review.fields,
          },
        },
      ],
    },
  ],
});

export type IdentityCheck = typeof identityCheck;
