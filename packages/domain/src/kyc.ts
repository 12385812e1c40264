/** Annual income, in US dollars. */
export const kycIncomes = ['under-10k', '10k-25k', '25k-50k', '50k-100k', '100k-250k', 'over-250k'] as const;
export type KycIncome = (typeof kycIncomes)[number];

/** Where the money mainly comes from. */
export const kycFunds = ['salary', 'business', 'investments', 'inheritance', 'savings', 'other'] as const;
export type KycFunds = (typeof kycFunds)[number];

/** The role in which the applicant joins. */
export const kycPurposes = ['volunteer', 'partner', 'donor', 'beneficiary', 'vendor', 'other'] as const;
export type KycPurpose = (typeof kycPurposes)[number];

/** Expected transactions, in US dollars a year. */
export const kycVolumes = ['none', 'under-1k', '1k-5k', '5k-25k', '25k-100k', 'over-100k'] as const;
export type KycVolume = (typeof kycVolumes)[number];

/** The documents of an application. */
export const kycDocumentKinds = ['governmentId', 'proofOfAddress'] as const;
export type KycDocumentKind = (typeof kycDocumentKinds)[number];

/** The page of the site that takes missing documents of an identity check. */
export const identityDocumentsPath = '/identity-documents';

/**
 * Its address for one application, with the token that may upload the documents.
 *
 * @param wanted those that staff have asked for; without it the page takes all
 */
export const identityDocumentsAddress = (
  reference: string,
  token: string,
  wanted: readonly KycDocumentKind[] = [],
): string =>
  `${identityDocumentsPath}?${new URLSearchParams({ reference, token, ...(wanted.length > 0 && { wanted: wanted.join('.') }) })}`;
