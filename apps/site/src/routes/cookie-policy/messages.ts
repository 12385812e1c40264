import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.cookiePolicy.title', defaultMessage: 'Cookie policy', description: 'Page title and heading' },
  description: {
    id: 'site.cookiePolicy.description',
    defaultMessage: 'Your language, and what you have not sent yet: that is what this site stores on your device.',
    description: 'What the page is about; at most 160 characters',
  },
  cookiesTitle: { id: 'site.cookiePolicy.cookiesTitle', defaultMessage: 'Three cookies', description: 'Heading' },
  cookiesText: {
    id: 'site.cookiePolicy.cookiesText',
    defaultMessage: 'They are set only when you do what is said here. Without it there is no cookie.',
    description: 'Under the heading',
  },
  language: {
    id: 'site.cookiePolicy.language',
    defaultMessage: 'The language you chose, so that the next page comes in it. A year.',
    description: 'What the cookie `language` is for',
  },
  offer: {
    id: 'site.cookiePolicy.offer',
    defaultMessage:
      'That you closed the suggestion to change language, so that we do not show it again. Kept for a year.',
    description: 'What the cookie `language-offer` is for',
  },
  saveData: {
    id: 'site.cookiePolicy.saveData',
    defaultMessage: 'That you turned the saving of data on or off, so that the next page follows it. A year.',
    description: 'What the cookie `save-data` is for',
  },
  downloaded: {
    id: 'site.cookiePolicy.downloaded',
    defaultMessage:
      'How much each page of this visit has downloaded, for the last line of a page. Until you close the tab.',
    description: 'What `downloaded …` in the storage is for',
  },
  storageTitle: {
    id: 'site.cookiePolicy.storageTitle',
    defaultMessage: 'In the storage of your browser',
    description: 'Heading',
  },
  storageText: {
    id: 'site.cookiePolicy.storageText',
    defaultMessage: 'This stays on your device and is not sent along with pages, as cookies are.',
    description: 'Under the heading',
  },
  storedLanguage: {
    id: 'site.cookiePolicy.storedLanguage',
    defaultMessage: 'The language you chose once more, for when the cookie has gone. Until you clear it.',
    description: 'What `language` in the storage is for',
  },
  draft: {
    id: 'site.cookiePolicy.draft',
    defaultMessage:
      'What you have written into a form and not sent: one entry for each form. It is deleted when you send or clear the form, and is no longer used after thirty days. The identity check is not kept here.',
    description: 'What `draft.…` in the storage is for',
  },
  waitingUpdate: {
    id: 'site.cookiePolicy.waitingUpdate',
    defaultMessage:
      'The number of an update that you have posted and we have not read yet, so that you see that it waits. Until it is shown, for seven days at most.',
    description: 'What `waitingUpdate` in the storage is for',
  },
  outbox: {
    id: 'site.cookiePolicy.outbox',
    defaultMessage:
      'A form that could not be sent and that you chose to send later, encrypted. What you wrote is deleted once it has arrived or you remove it, and everything after fourteen days.',
    description: 'What `outbox` in the storage is for',
  },
  token: {
    id: 'site.cookiePolicy.token',
    defaultMessage:
      'Only if you sign in: the key that says that it is you. It is deleted when you sign out and expires after seven days.',
    description: 'What `authToken` in the storage is for',
  },
  staffCookie: {
    id: 'site.cookiePolicy.staffCookie',
    defaultMessage: 'Only for our staff, in their own area: the key of a sign-in, for twelve hours.',
    description: 'What the cookie `nzete-staff` is for',
  },
  staffText: {
    id: 'site.cookiePolicy.staffText',
    defaultMessage: 'Only for our staff: what they are writing. Until they send it or close the tab.',
    description: 'What `nzete-staff:…` in the storage is for',
  },
  places: {
    id: 'site.cookiePolicy.places',
    defaultMessage:
      'How far you had scrolled on the pages of this visit, so that “back” brings you there. Until you close the tab.',
    description: 'What `react-router-scroll-positions` in the storage is for',
  },
  uploads: {
    id: 'site.cookiePolicy.uploads',
    defaultMessage:
      'Where the documents of an identity check go on if the connection broke: an address on our server, without the name or content of a file. Deleted when the document has arrived, not used after a day.',
    description: 'What `uploads` in the storage is for',
  },
  kyc: {
    id: 'site.cookiePolicy.kyc',
    defaultMessage:
      'What you have written into the identity check, and the names of the files you chose. Once it is sent: its reference number and the key for sending the missing documents, of no use after a day. Until all the files you chose have arrived or you close the tab.',
    description: 'What `kyc` in the storage is for',
  },
  reloaded: {
    id: 'site.cookiePolicy.reloaded',
    defaultMessage:
      'Which file of the site was missing after an update, so that the page reloads only once. Until you close the tab.',
    description: 'What `reloadedFor` in the storage is for',
  },
  splash: {
    id: 'site.cookiePolicy.splash',
    defaultMessage:
      'That you have seen the welcome screen, so that the next page opens without it. Until you close the tab.',
    description: 'What `splashShown` in the storage is for',
  },
  kept: {
    id: 'site.cookiePolicy.kept',
    defaultMessage:
      'The pages that you have read, with their pictures and figures, so that you can read them without a network. For sixty days at most.',
    description: 'What the caches of the service worker are for',
  },
  noneTitle: { id: 'site.cookiePolicy.noneTitle', defaultMessage: 'What is not there', description: 'Heading' },
  noneText: {
    id: 'site.cookiePolicy.noneText',
    defaultMessage:
      'We do not count visitors or show advertising. Nothing from another company (button, video, font) is loaded, so no one else learns that you were here. The pages may load nothing but the files of this site.',
    description: 'Under the heading',
  },
  clearTitle: { id: 'site.cookiePolicy.clearTitle', defaultMessage: 'How to remove it', description: 'Heading' },
  clearText: {
    id: 'site.cookiePolicy.clearText',
    defaultMessage:
      'In the settings of your browser, under site data or cookies, choose this site and delete. The site still works, but opens in English until you choose again. A form has its own button to clear what you wrote.',
    description: 'Under the heading',
  },
  privacy: {
    id: 'site.cookiePolicy.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to the page of that name',
  },
});
