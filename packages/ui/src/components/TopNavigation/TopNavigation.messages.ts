import { defineMessages } from 'react-intl';

export const topNavigationMessages = defineMessages({
  skip: {
    id: 'ui.TopNavigation.skip',
    defaultMessage: 'Skip to main content',
    description: 'Link before everything else on the page, seen when a keyboard reaches it',
  },
  home: {
    id: 'ui.TopNavigation.home',
    defaultMessage: 'Home',
    description: 'Read after the foundation’s name on the link of the logo: it leads to the home page',
  },
  main: {
    id: 'ui.TopNavigation.main',
    defaultMessage: 'Main',
    description: 'Name of the main navigation; a screen reader adds the word navigation',
  },
  focusAreas: {
    id: 'ui.TopNavigation.focusAreas',
    defaultMessage: 'Focus Areas',
    description: 'Button that shows the list of the foundation’s areas of work: climate, water, wildlife, …',
  },
  loading: {
    id: 'ui.TopNavigation.loading',
    defaultMessage: 'Loading navigation...',
    description: 'Shown in the header while its links are loading',
  },
  error: {
    id: 'ui.TopNavigation.error',
    defaultMessage: 'Error loading navigation.',
    description: 'The links of the header could not be loaded; fallback links replace them',
  },
  openMenu: {
    id: 'ui.TopNavigation.openMenu',
    defaultMessage: 'Open menu',
    description: 'Name of the button with three lines on a phone',
  },
  closeMenu: {
    id: 'ui.TopNavigation.closeMenu',
    defaultMessage: 'Close menu',
    description: 'Name of the button that closes the mobile menu',
  },
  menu: {
    id: 'ui.TopNavigation.menu',
    defaultMessage: 'Menu',
    description: 'Name of the mobile menu, which fills the screen',
  },
  volunteers: {
    id: 'ui.TopNavigation.volunteers',
    defaultMessage: 'Volunteers',
    description: 'Fallback link of the header',
  },
  impact: {
    id: 'ui.TopNavigation.impact',
    defaultMessage: 'Impact',
    description: 'Fallback link of the header: what the work has achieved',
  },
  gallery: {
    id: 'ui.TopNavigation.gallery',
    defaultMessage: 'Gallery',
    description: 'Fallback link of the header: photographs',
  },
  team: {
    id: 'ui.TopNavigation.team',
    defaultMessage: 'Team',
    description: 'Fallback link of the header',
  },
  partners: {
    id: 'ui.TopNavigation.partners',
    defaultMessage: 'Partners',
    description: 'Fallback link of the header',
  },
  about: {
    id: 'ui.TopNavigation.about',
    defaultMessage: 'About',
    description: 'Fallback link of the header: about the foundation',
  },
  search: {
    id: 'ui.TopNavigation.search',
    defaultMessage: 'Search',
    description: 'Link of the header to the search of the site; on wide screens its name is read, and an icon is seen',
  },
  donate: {
    id: 'ui.TopNavigation.donate',
    defaultMessage: 'Donate',
    description: 'Button of the header that leads to the page on giving',
  },
});
