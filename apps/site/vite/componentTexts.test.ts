import { expect, test } from 'vitest';
import { componentsIn } from './componentTexts.ts';

test('[LANG-08] the texts of a wizard travel with its page, and those of the bar with every page', () => {
  const shell = componentsIn(['app']);
  expect([...shell]).toEqual(expect.arrayContaining(['TopNavigation', 'SiteFooter', 'NewsletterForm', 'Button']));
  expect(shell).not.toContain('PartnershipWizard');
  // By another component: the wizard itself imports the form’s parts.
  const page = componentsIn(['routes/partnerships']);
  expect([...page]).toEqual(expect.arrayContaining(['PartnershipWizard', 'Wizard', 'UpdateForm', 'SendOutcome']));
});

test('[LANG-08] the texts of what a form uses through a file that forms share travel with its page', () => {
  for (const page of ['routes/volunteers', 'routes/partners'])
    expect([...componentsIn([page])]).toEqual(expect.arrayContaining(['SendOutcome', 'ErrorSummary']));
});
