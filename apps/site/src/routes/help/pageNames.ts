import type { MessageDescriptor } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The names of the pages that articles link to. */
export const pageNames: Readonly<Record<string, MessageDescriptor>> = {
  [paths.biodiversity]: messages.biodiversity,
  [paths.climateMitigation]: messages.climateMitigation,
  [paths.communityEmpowerment]: messages.communityEmpowerment,
  [paths.data]: messages.portal,
  [paths.digitalLiteracy]: messages.learning,
  [paths.donate]: messages.donate,
  [paths.help]: messages.title,
  [paths.impact]: messages.impact,
  [paths.partners]: messages.partners,
  [paths.sendFeedback]: messages.feedback,
  [paths.volunteers]: messages.volunteers,
  [paths.wildlife]: messages.wildlife,
  [paths.partnerships]: messages.partnerships,
  [paths.communityVoice]: messages.communityVoice,
  [paths.responsibleMinerals]: messages.responsibleMinerals,
  [paths.ethicalSourcing]: messages.ethicalSourcing,
  [paths.communityUnderstanding]: messages.communityUnderstanding,
  [paths.ourStory]: messages.ourStory,
  [paths.privacyPolicy]: messages.privacyPolicy,
};
