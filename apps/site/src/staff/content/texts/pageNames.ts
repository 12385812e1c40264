import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { useListName } from './listNames.ts';

/** What staff call the pages that show content. */
const messages = defineMessages({
  home: {
    id: 'site.staffContent.page.home',
    defaultMessage: 'Home, and what all pages show',
    description: 'A page of the site',
  },
  about: { id: 'site.staffContent.page.about', defaultMessage: 'About us', description: 'A page of the site' },
  team: { id: 'site.staffContent.page.team', defaultMessage: 'Our team', description: 'A page of the site' },
  impact: { id: 'site.staffContent.page.impact', defaultMessage: 'Our impact', description: 'A page of the site' },
  reports: {
    id: 'site.staffContent.page.reports',
    defaultMessage: 'Monthly reports',
    description: 'A page of the site',
  },
  partners: {
    id: 'site.staffContent.page.partners',
    defaultMessage: 'Partners and collaboration',
    description: 'A page of the site',
  },
  partnerships: {
    id: 'site.staffContent.page.partnerships',
    defaultMessage: 'Partnerships',
    description: 'A page of the site',
  },
  donate: { id: 'site.staffContent.page.donate', defaultMessage: 'Donate', description: 'A page of the site' },
  digitalLiteracy: {
    id: 'site.staffContent.page.digitalLiteracy',
    defaultMessage: 'Digital literacy',
    description: 'A page of the site',
  },
  gallery: { id: 'site.staffContent.page.gallery', defaultMessage: 'Photo gallery', description: 'A page of the site' },
  climateMitigation: {
    id: 'site.staffContent.page.climateMitigation',
    defaultMessage: 'Climate and reforestation',
    description: 'A page of the site',
  },
  communityEmpowerment: {
    id: 'site.staffContent.page.communityEmpowerment',
    defaultMessage: 'Community empowerment',
    description: 'A page of the site',
  },
  communityGallery: {
    id: 'site.staffContent.page.communityGallery',
    defaultMessage: 'Community gallery',
    description: 'A page of the site',
  },
  wildlife: { id: 'site.staffContent.page.wildlife', defaultMessage: 'Wildlife', description: 'A page of the site' },
  biodiversity: {
    id: 'site.staffContent.page.biodiversity',
    defaultMessage: 'Biodiversity',
    description: 'A page of the site',
  },
  volunteers: {
    id: 'site.staffContent.page.volunteers',
    defaultMessage: 'Volunteers',
    description: 'A page of the site',
  },
  events: { id: 'site.staffContent.page.events', defaultMessage: 'Events', description: 'A page of the site' },
  lessons: {
    id: 'site.staffContent.page.lessons',
    defaultMessage: 'Offline lessons',
    description: 'A page of the site',
  },
  ourStory: { id: 'site.staffContent.page.ourStory', defaultMessage: 'Our story', description: 'A page of the site' },
  help: { id: 'site.staffContent.page.help', defaultMessage: 'Help', description: 'A page of the site' },
});

const names: Readonly<Record<string, MessageDescriptor>> = {
  '/': messages.home,
  '/about': messages.about,
  '/team': messages.team,
  '/impact': messages.impact,
  '/reports': messages.reports,
  '/partners': messages.partners,
  '/partnerships': messages.partnerships,
  '/donate': messages.donate,
  '/digital-literacy': messages.digitalLiteracy,
  '/gallery': messages.gallery,
  '/climate-mitigation': messages.climateMitigation,
  '/community-empowerment': messages.communityEmpowerment,
  '/community-gallery': messages.communityGallery,
  '/wildlife': messages.wildlife,
  '/biodiversity': messages.biodiversity,
  '/volunteers': messages.volunteers,
  '/events': messages.events,
  '/lessons': messages.lessons,
  '/our-story': messages.ourStory,
  '/help': messages.help,
};

/** What staff call a page, by its path; a page without a name by its path. */
export function usePageName(): (path: string) => string {
  const { formatMessage } = useIntl();
  const listName = useListName();
  return (path) => {
    if (path.startsWith('/help/')) return listName(`explained/${path.slice('/help/'.length)}`);
    const name = names[path];
    return name ? formatMessage(name) : path;
  };
}
