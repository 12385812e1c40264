import type { Locator, Page } from 'playwright';
import type { Event } from './bare.ts';

export interface Interaction {
  what: string;
  path: string;
  event: Event;
  /** The element that is pressed, chosen from or typed into. */
  trigger: (page: Page) => Locator;
  /** The part of the page that changes; by default the field itself. */
  area?: string;
  /** Opens the part of the page with the interaction, once. */
  prepare?: (page: Page) => Promise<void>;
  /** Restores the state before; choices and typed characters are restored automatically. */
  undo?: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });
const panel = 'main [role="tabpanel"]:not([hidden])';
const dialog = '[role="dialog"]';

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'detached' });
};

const identityForm = (page: Page) => main(page).getByRole('form', { name: /^Step \d of 5/ });

/** Completes the first step of the identity check, to reach the second. */
async function fillFirstStep(page: Page) {
  const answers = {
    'First Name': 'Ada',
    'Last Name': 'Mbo',
    Day: '21',
    Month: '4',
    Year: '1998',
    Nationality: 'Congolese',
    'ID Number': 'OP0123456',
    'E-mail': 'ada@maji.example.org',
    Phone: '+243 800 000 000',
    Address: '12 Avenue de l’Exemple',
    City: 'Kinshasa',
  };
  for (const [name, answer] of Object.entries(answers))
    await identityForm(page).getByRole('textbox', { name }).fill(answer);
  await identityForm(page).getByRole('combobox', { name: 'Country' }).selectOption({ label: 'DR Congo' });
}

export const interactions: Interaction[] = [
  {
    what: 'portal: open the dialog of a province',
    path: '/data',
    event: 'click',
    trigger: (page) => main(page).getByRole('button', { name: /^Nord-Kivu: / }),
    area: dialog,
    undo: closeDialog,
  },
  {
    what: 'portal: another measure on the map',
    path: '/data',
    event: 'change',
    trigger: (page) => main(page).getByRole('combobox', { name: 'What the map shows' }),
    area: 'main [role="group"][aria-label^="Map of the provinces"]',
  },
  {
    what: 'portal: to the tab AI insights',
    path: '/data',
    event: 'mousedown',
    trigger: (page) => tab(page, 'AI insights'),
    area: panel,
    undo: (page) => tab(page, 'Realtime').click(),
  },
  {
    what: 'portal: back to the tab Realtime',
    path: '/data',
    event: 'mousedown',
    trigger: (page) => tab(page, 'Realtime'),
    area: panel,
    prepare: (page) => tab(page, 'AI insights').click(),
    undo: (page) => tab(page, 'AI insights').click(),
  },
  {
    what: 'courses: the next page',
    path: '/digital-literacy',
    event: 'click',
    trigger: (page) => main(page).getByRole('link', { name: 'Next', exact: true }),
    area: 'main :has(> nav[aria-label="Pages of courses"]) ul',
    undo: (page) => main(page).getByRole('link', { name: 'Previous', exact: true }).click(),
  },
  {
    what: 'courses: search',
    path: '/digital-literacy',
    event: 'keydown',
    trigger: (page) => main(page).getByRole('searchbox', { name: 'Search courses' }),
  },
  {
    what: 'identity check: type',
    path: '/partners?tab=kyc',
    event: 'keydown',
    trigger: (page) => identityForm(page).getByRole('textbox', { name: 'Address' }),
  },
  {
    what: 'volunteers: type',
    path: '/volunteers',
    event: 'keydown',
    trigger: (page) => main(page).getByRole('form', { name: 'Volunteer application' }).getByRole('textbox').first(),
  },
  {
    what: 'identity check: the next step',
    path: '/partners?tab=kyc',
    event: 'click',
    prepare: fillFirstStep,
    trigger: (page) => identityForm(page).getByRole('button', { name: 'Next' }),
    area: `${panel} form`,
    undo: (page) => identityForm(page).getByRole('button', { name: 'Previous' }).click(),
  },
  {
    what: 'gallery: open the photo viewer',
    path: '/gallery',
    event: 'click',
    trigger: (page) => main(page).getByRole('link', { name: 'The pump in Nsele' }),
    area: dialog,
    undo: closeDialog,
  },
  {
    what: 'partnerships: open the application',
    path: '/partnerships',
    event: 'click',
    trigger: (page) => main(page).getByRole('button', { name: 'Apply for Partnership' }).first(),
    area: dialog,
    undo: closeDialog,
  },
];
