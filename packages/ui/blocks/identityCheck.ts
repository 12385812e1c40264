import { basicIdentityCheck, defineKyc } from '@nzete/ui/KycWizard';
import { defineMessages } from 'react-intl';

const texts = defineMessages({
  receipt: { id: 'identity.receipt', defaultMessage: 'Identity check. Reference number: {reference}' },
  income: { id: 'identity.income', defaultMessage: 'Income in US dollars a year' },
  incomeMissing: { id: 'identity.incomeMissing', defaultMessage: 'Choose your income.' },
  under10k: { id: 'identity.under10k', defaultMessage: 'Under $10,000' },
  under25k: { id: 'identity.under25k', defaultMessage: '$10,000 to $25,000' },
  under50k: { id: 'identity.under50k', defaultMessage: '$25,000 to $50,000' },
  under100k: { id: 'identity.under100k', defaultMessage: '$50,000 to $100,000' },
  under250k: { id: 'identity.under250k', defaultMessage: '$100,000 to $250,000' },
  over250k: { id: 'identity.over250k', defaultMessage: 'Over $250,000' },
  retention: { id: 'identity.retention', defaultMessage: 'I know how long my record is kept' },
  security: { id: 'identity.security', defaultMessage: 'I know how my data are protected' },
  incidents: { id: 'identity.incidents', defaultMessage: 'I will tell you of any security incident' },
  access: { id: 'identity.access', defaultMessage: 'I agree to who may see my data' },
  missing: { id: 'identity.missing', defaultMessage: 'Tick this box to go on.' },
});

const consent = (label: (typeof texts)[keyof typeof texts]) =>
  ({ kind: 'consent', label, required: texts.missing }) as const;

const [person, profession, purpose, privacy, final] = basicIdentityCheck.steps;
const [documents, compliance, review] = final.parts;

/** What is asked: the check of the package, and what the server of the client takes beyond it. */
export const identityCheck = defineKyc({
  receipt: texts.receipt,
  steps: [
    person,
    {
      ...profession,
      fields: {
        ...profession.fields,
        income: {
          kind: 'choice',
          label: texts.income,
          required: texts.incomeMissing,
          options: [
            { value: 'under-10k', label: texts.under10k },
            { value: '10k-25k', label: texts.under25k },
            { value: '25k-50k', label: texts.under50k },
            { value: '50k-100k', label: texts.under100k },
            { value: '100k-250k', label: texts.under250k },
            { value: 'over-250k', label: texts.over250k },
          ],
        },
      },
    },
    purpose,
    { ...privacy, fields: { ...privacy.fields, dataRetentionAcknowledged: consent(texts.retention) } },
    {
      ...final,
      parts: [
        documents,
        compliance,
        {
          ...review,
          fields: {
            securityAwareness: consent(texts.security),
            incidentReporting: consent(texts.incidents),
            accessControl: consent(texts.access),
            ...review.fields,
          },
        },
      ],
    },
  ],
});

export type IdentityCheck = typeof identityCheck;
