import type { IntlShape } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { footerMessages as texts } from './footer.messages.ts';

/** The columns of the footer. The first is under "Explore". */
export function footerGroups({ formatMessage }: IntlShape) {
  return [
    {
      links: [
        { href: paths.about, label: formatMessage(texts.about) },
        { href: paths.ourStory, label: formatMessage(texts.story) },
        { href: paths.team, label: formatMessage(texts.team) },
        { href: paths.impact, label: formatMessage(texts.impact) },
        { href: paths.gallery, label: formatMessage(texts.gallery) },
        { href: paths.biodiversity, label: formatMessage(texts.biodiversity) },
        { href: paths.reports, label: formatMessage(texts.reports) },
      ],
    },
    {
      title: formatMessage(texts.takePart),
      links: [
        { href: paths.volunteers, label: formatMessage(texts.volunteers) },
        { href: paths.partnerCollaboration, label: formatMessage(texts.partners) },
        { href: paths.partnerships, label: formatMessage(texts.collaboration) },
        { href: paths.donate, label: formatMessage(texts.donate) },
        { href: paths.help, label: formatMessage(texts.help) },
        { href: paths.sendFeedback, label: formatMessage(texts.feedback) },
      ],
    },
  ];
}

/** The links beside the copyright. */
export function legalLinks({ formatMessage }: IntlShape) {
  return [
    { href: paths.privacyPolicy, label: formatMessage(texts.privacy) },
    { href: paths.termsOfService, label: formatMessage(texts.terms) },
    { href: paths.cookiePolicy, label: formatMessage(texts.cookies) },
  ];
}
