import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.termsOfService.title', defaultMessage: 'Terms of service', description: 'Page title and heading' },
  description: {
    id: 'site.termsOfService.description',
    defaultMessage: 'What you may expect from this site, and what we ask of those who use it.',
    description: 'What the page is about; at most 160 characters',
  },
  useTitle: { id: 'site.termsOfService.useTitle', defaultMessage: 'What you may do', description: 'Heading' },
  useText: {
    id: 'site.termsOfService.useText',
    defaultMessage:
      'Read, share and print every page, free of charge and without an account. When you use our words or figures elsewhere, name the foundation and the page.',
    description: 'Under the heading',
  },
  askTitle: { id: 'site.termsOfService.askTitle', defaultMessage: 'What we ask of you', description: 'Heading' },
  askOne: {
    id: 'site.termsOfService.askOne',
    defaultMessage: 'Write what is true, about yourself or with the consent of the person concerned.',
    description: 'In a list',
  },
  askTwo: {
    id: 'site.termsOfService.askTwo',
    defaultMessage: 'Be respectful of everyone, whatever their origin, language, belief or gender.',
    description: 'In a list',
  },
  askThree: {
    id: 'site.termsOfService.askThree',
    defaultMessage:
      'Do not try to break the site or to get at what is not meant for you. If you find a security flaw, tell us.',
    description: 'In a list',
  },
  askFour: {
    id: 'site.termsOfService.askFour',
    defaultMessage: 'If you send too much in a short time, the site asks you to wait.',
    description: 'In a list',
  },
  postsTitle: { id: 'site.termsOfService.postsTitle', defaultMessage: 'What you publish here', description: 'Heading' },
  postsText: {
    id: 'site.termsOfService.postsText',
    defaultMessage:
      'An update of a partner is public, with the name you write. The staff may hide it, for example when it hurts someone, is false, or speaks in the name of the foundation; that decision is noted with its reason. You stay responsible for your words.',
    description: 'Under the heading',
  },
  applyTitle: { id: 'site.termsOfService.applyTitle', defaultMessage: 'Applications', description: 'Heading' },
  applyText: {
    id: 'site.termsOfService.applyText',
    defaultMessage:
      'An application binds neither you nor us. The reference number says that it has arrived, not that it was accepted. For some work an identity check or a background check is needed.',
    description: 'Under the heading',
  },
  giveTitle: { id: 'site.termsOfService.giveTitle', defaultMessage: 'Donations', description: 'Heading' },
  giveText: {
    id: 'site.termsOfService.giveText',
    defaultMessage:
      'A donation is made outside this site, with your bank, operator or wallet, under their rules. Compare the account or address with the one on our page before you send. What was sent to a wallet cannot be undone.',
    description: 'Under the heading',
  },
  limitsTitle: {
    id: 'site.termsOfService.limitsTitle',
    defaultMessage: 'What we cannot promise',
    description: 'Heading',
  },
  limitsOne: {
    id: 'site.termsOfService.limitsOne',
    defaultMessage: 'That the site is always there. When a part of it fails, the page says so and the rest goes on.',
    description: 'In a list',
  },
  limitsTwo: {
    id: 'site.termsOfService.limitsTwo',
    defaultMessage:
      'The weather and air on the climate pages are computed by a model and not measured on the spot. Do not rely on them for your safety.',
    description: 'In a list',
  },
  limitsThree: {
    id: 'site.termsOfService.limitsThree',
    defaultMessage: 'The assistant can be wrong. It names the page that its answer is from: check there.',
    description: 'In a list',
  },
  limitsFour: {
    id: 'site.termsOfService.limitsFour',
    defaultMessage: 'Courses and links of others lead to their sites, where their own rules apply.',
    description: 'In a list',
  },
  changeTitle: { id: 'site.termsOfService.changeTitle', defaultMessage: 'Changes', description: 'Heading' },
  changeText: {
    id: 'site.termsOfService.changeText',
    defaultMessage: 'The date above shows the last change. What we keep about you is explained in the privacy policy.',
    description: 'Under the heading',
  },
  privacy: {
    id: 'site.termsOfService.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to the page of that name',
  },
});
