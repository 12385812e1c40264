import type { IntlShape, MessageDescriptor } from 'react-intl';
import { accountPath, type Path, paths } from '../../shared/routes.ts';
import { footerMessages as texts } from './footer.messages.ts';

type Entry = readonly [href: Path, text: MessageDescriptor];

const explore: readonly Entry[] = [
  [paths.about, texts.about],
  [paths.ourStory, texts.story],
  [paths.team, texts.team],
  [paths.impact, texts.impact],
  [paths.gallery, texts.gallery],
  [paths.biodiversity, texts.biodiversity],
  [paths.reports, texts.reports],
];
const takePart: readonly Entry[] = [
  [paths.volunteers, texts.volunteers],
  [paths.partnerCollaboration, texts.partners],
  [paths.partnerships, texts.collaboration],
  [paths.donate, texts.donate],
  [paths.help, texts.help],
  [paths.sendFeedback, texts.feedback],
  [paths.status, texts.status],
  [accountPath, texts.account],
];
const legal: readonly Entry[] = [
  [paths.privacyPolicy, texts.privacy],
  [paths.termsOfService, texts.terms],
  [paths.cookiePolicy, texts.cookies],
  [paths.accessibility, texts.accessibility],
];

const linksTo = (entries: readonly Entry[], { formatMessage }: IntlShape) =>
  entries.map(([href, text]) => ({ href, label: formatMessage(text) }));

/** The columns of the footer. The first is under "Explore". */
export const footerGroups = (intl: IntlShape) => [
  { links: linksTo(explore, intl) },
  { title: intl.formatMessage(texts.takePart), links: linksTo(takePart, intl) },
];

/** The links beside the copyright. */
export const legalLinks = (intl: IntlShape) => linksTo(legal, intl);
