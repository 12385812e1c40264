import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.donate.title', defaultMessage: 'Donate', description: 'Page title and heading' },
  description: {
    id: 'site.donate.description',
    defaultMessage: 'Give by mobile money, bank transfer, PayPal or crypto, and see what your donation helps to plant.',
    description: 'What the page is about; at most 160 characters',
  },
  closedDescription: {
    id: 'site.donate.closed.description',
    defaultMessage: 'We cannot take donations yet. Leave your e-mail address, and we tell you when that changes.',
    description: 'What the page is about while donations are closed; at most 160 characters',
  },
  closed: {
    id: 'site.donate.closed',
    defaultMessage:
      'We cannot take donations yet. Our account details are not published. Anyone who asks you for money in our name is not from us.',
    description: 'Notice at the beginning of the page while donations are closed',
  },
  tellMe: {
    id: 'site.donate.closed.tellMe',
    defaultMessage: 'Tell me when donations open',
    description: 'Heading over a field for an e-mail address',
  },
  tellMeNote: {
    id: 'site.donate.closed.tellMe.note',
    defaultMessage: 'It comes with our newsletter.',
    description: 'Under the field for an e-mail address: what is sent to it',
  },
  lead: {
    id: 'site.donate.lead',
    defaultMessage:
      'Your donation goes into young trees and those who water them, into clean water and into classes. What was done with it is in our reports, month by month.',
    description: 'Under the heading',
  },
  now: {
    id: 'site.donate.now',
    defaultMessage: 'Donate Now',
    description: 'Leads to the ways to give, or to the notice that donations are closed',
  },
  reports: {
    id: 'site.donate.reports',
    defaultMessage: 'Monthly reports',
    description: 'Link to the page of that name',
  },
  picture: {
    id: 'site.donate.picture',
    defaultMessage: 'Illustration: people plant young trees on red soil',
    description: 'What the picture shows, for those who do not see it',
  },
  ways: { id: 'site.donate.ways', defaultMessage: 'Choose how', description: 'Heading over the ways to give money' },
  waysLoading: {
    id: 'site.donate.ways.loading',
    defaultMessage: 'Loading ways to give...',
    description: 'Said while the ways to give are being fetched',
  },
  waysError: {
    id: 'site.donate.ways.error',
    defaultMessage: 'Error loading ways to give.',
    description: 'Said when the ways to give could not be fetched',
  },
  safety: {
    id: 'site.donate.safety',
    defaultMessage:
      'Before you confirm, read the name that your phone or your bank shows. We never ask for your PIN or your password.',
    description: 'Under the ways to give',
  },
  gift: {
    id: 'site.donate.gift',
    defaultMessage: 'I have sent a gift',
    description: 'Link to the page with that heading, under the ways to give',
  },
  wallets: {
    id: 'site.donate.wallets',
    defaultMessage: 'Crypto wallets',
    description: 'Heading over the wallets that take gifts',
  },
  walletsLead: {
    id: 'site.donate.wallets.lead',
    defaultMessage: 'A payment to a wallet cannot be taken back. Check three things before you send.',
    description: 'Under the heading over the wallets; a list of three follows',
  },
  checkNetwork: {
    id: 'site.donate.wallets.network',
    defaultMessage: 'The network is the one that is named here.',
    description: 'First thing to check before sending to a wallet',
  },
  checkAddress: {
    id: 'site.donate.wallets.address',
    defaultMessage: 'Check that the first and last four characters match in your wallet.',
    description: 'Second thing to check before sending to a wallet',
  },
  checkAmount: {
    id: 'site.donate.wallets.amount',
    defaultMessage: 'Send a small amount first, and ask us whether it arrived.',
    description: 'Third thing to check before sending to a wallet',
  },
  walletsLoading: {
    id: 'site.donate.wallets.loading',
    defaultMessage: 'Loading crypto addresses...',
    description: 'Said while the wallets are being fetched',
  },
  walletsError: {
    id: 'site.donate.wallets.error',
    defaultMessage: 'Error loading crypto addresses.',
    description: 'Said when the wallets could not be fetched',
  },
  walletsEmpty: {
    id: 'site.donate.wallets.empty',
    defaultMessage: 'We have no wallet at the moment. The other ways to give are above.',
    description: 'In the place of the wallets when there are none',
  },
  noScriptCopy: {
    id: 'site.donate.noScriptCopy',
    defaultMessage: 'The buttons that copy need JavaScript. Select a number by hand, or write it down.',
    description: 'For browsers without JavaScript',
  },
});
