/**
 * The files of the site that still draw: with the number of their utilities that do more than lay
 * out. What they draw belongs into `packages/ui`.
 */
export const stillDrawn: Record<string, number> = {
  'apps/site/src/app/PageError.tsx': 5,
  'apps/site/src/app/RootLayout.tsx': 2,
  'apps/site/src/routes/data/MapSection.tsx': 1,
  'apps/site/src/routes/digital-literacy/Learning.tsx': 3,
  'apps/site/src/routes/donate/ClosedNotice.tsx': 3,
  'apps/site/src/routes/donate/DonateLead.tsx': 3,
  'apps/site/src/routes/donate/Wallets.tsx': 2,
  'apps/site/src/routes/donate/WaysToGive.tsx': 2,
  'apps/site/src/routes/financial-education/FinancialEducationPage.tsx': 2,
  'apps/site/src/routes/partners/ApplyPanel.tsx': 3,
  'apps/site/src/routes/partners/Kyc.tsx': 2,
  'apps/site/src/routes/partnerships/ConsultationForm.tsx': 1,
  'apps/site/src/routes/partnerships/PartnershipsPartners.tsx': 8,
  'apps/site/src/routes/reports/Overview.tsx': 7,
  'apps/site/src/routes/responsible-minerals/Highlights.tsx': 3,
};
