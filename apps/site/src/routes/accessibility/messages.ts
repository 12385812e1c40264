import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.accessibility.title',
    defaultMessage: 'Accessibility statement',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.accessibility.description',
    defaultMessage: 'How far everyone can use this site, what does not work yet, and where to tell us.',
    description: 'What the page is about; at most 160 characters',
  },
  statusTitle: { id: 'site.accessibility.statusTitle', defaultMessage: 'How far we are', description: 'Heading' },
  statusText: {
    id: 'site.accessibility.statusText',
    defaultMessage:
      'We want everyone to be able to use this site, and follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The site is partially compliant with them, for the reasons below.',
    description: 'Under the heading. “Partially compliant” is the term of the guidelines',
  },
  faultsTitle: {
    id: 'site.accessibility.faultsTitle',
    defaultMessage: 'What does not work yet',
    description: 'Heading',
  },
  faultReader: {
    id: 'site.accessibility.faultReader',
    defaultMessage:
      'No one who uses a screen reader every day has tried the site yet. We have only read what it tells such programs.',
    description: 'In a list',
  },
  faultScripts: {
    id: 'site.accessibility.faultScripts',
    defaultMessage: 'Without JavaScript the climate page has neither its live mode nor its data sources.',
    description: 'In a list',
  },
  faultLingala: {
    id: 'site.accessibility.faultLingala',
    defaultMessage:
      'We know of no screen reader with a voice for Lingala: it is read with the sounds of another language.',
    description: 'In a list',
  },
  faultOthers: {
    id: 'site.accessibility.faultOthers',
    defaultMessage: 'Courses and sites of others that we link to are not tested.',
    description: 'In a list',
  },
  methodTitle: { id: 'site.accessibility.methodTitle', defaultMessage: 'How we know', description: 'Heading' },
  methodText: {
    id: 'site.accessibility.methodText',
    defaultMessage:
      'We tested the site ourselves, last on 25 November 2026. Programs repeat the tests before each new version:',
    description: 'Above a list',
  },
  methodPages: {
    id: 'site.accessibility.methodPages',
    defaultMessage:
      'Every page in the four languages with the test program axe, in light and dark colours and on narrow phones.',
    description: 'In a list',
  },
  methodKeyboard: {
    id: 'site.accessibility.methodKeyboard',
    defaultMessage: 'Forms, menus, dialogs, tabs and the map by keyboard alone.',
    description: 'In a list',
  },
  methodBrowsers: {
    id: 'site.accessibility.methodBrowsers',
    defaultMessage: 'All of this in Chromium, and the main tasks in Firefox and WebKit too.',
    description: 'In a list. Chromium, Firefox and WebKit are browsers',
  },
  contactTitle: {
    id: 'site.accessibility.contactTitle',
    defaultMessage: 'Tell us what stops you',
    description: 'Heading',
  },
  contactText: {
    id: 'site.accessibility.contactText',
    defaultMessage:
      'If something does not work for you, or you need a text in another form, write or call. Name the page and your device.',
    description: 'Above the contact details',
  },
  feedback: {
    id: 'site.accessibility.feedback',
    defaultMessage: 'Send feedback',
    description: 'Link to the page of that name',
  },
  unansweredTitle: {
    id: 'site.accessibility.unansweredTitle',
    defaultMessage: 'If we do not answer',
    description: 'Heading',
  },
  unansweredText: {
    id: 'site.accessibility.unansweredText',
    defaultMessage:
      'Write again, to the executive director, with the date of your first message. We know of no authority in the Democratic Republic of Congo that rules on the accessibility of websites.',
    description: 'Under the heading',
  },
});
