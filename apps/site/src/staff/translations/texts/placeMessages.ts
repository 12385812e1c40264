import { defineMessages } from 'react-intl';

/** The places of texts that are on every page, in mails, or in the area for staff. */
export const placeMessages = defineMessages({
  ui: {
    id: 'site.staffTranslations.place.ui',
    defaultMessage: 'Parts of all pages',
    description: 'A place of texts: buttons, fields and other parts of the design system',
  },
  common: {
    id: 'site.staffTranslations.place.common',
    defaultMessage: 'Frame of all pages',
    description: 'A place of texts: the bar, the footer, and what pages share',
  },
  mails: {
    id: 'site.staffTranslations.place.mails',
    defaultMessage: 'Mails to people',
    description: 'A place of texts: what the server writes to those who sent something, and the newsletter',
  },
  documents: {
    id: 'site.staffTranslations.place.documents',
    defaultMessage: 'Pages, documents and feeds',
    description:
      'A place of texts: what the server writes itself, such as receipts, reports, weather alerts, calendars, and the pages that links in mails open',
  },
  errors: {
    id: 'site.staffTranslations.place.errors',
    defaultMessage: 'Error messages',
    description: 'A place of texts: what the server says when something is wrong, such as of a form',
  },
  staff: {
    id: 'site.staffTranslations.place.staff',
    defaultMessage: 'Staff area',
    description: 'A place of texts',
  },
  'staff-inbox': {
    id: 'site.staffTranslations.place.staffInbox',
    defaultMessage: 'Staff area, inbox',
    description: 'A place of texts',
  },
  'staff-content': {
    id: 'site.staffTranslations.place.staffContent',
    defaultMessage: 'Staff area, content',
    description: 'A place of texts',
  },
  'staff-newsletter': {
    id: 'site.staffTranslations.place.staffNewsletter',
    defaultMessage: 'Staff area, newsletter',
    description: 'A place of texts',
  },
  'staff-translations': {
    id: 'site.staffTranslations.place.staffTranslations',
    defaultMessage: 'Staff area, translations',
    description: 'A place of texts',
  },
});
