import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.team.title', defaultMessage: 'Our team', description: 'Page title and heading' },
  description: {
    id: 'site.team.description',
    defaultMessage: 'The people who lead the foundation, and what each of them is responsible for.',
    description: 'What the page is about; at most 160 characters',
  },
  leadership: {
    id: 'site.team.leadership',
    defaultMessage: 'Leadership',
    description: 'Names the list of those who lead the foundation, for a screen reader',
  },
  loading: {
    id: 'site.team.loading',
    defaultMessage: 'Loading team...',
    description: 'Said while the people of the team are being fetched',
  },
  error: {
    id: 'site.team.error',
    defaultMessage: 'Error loading team.',
    description: 'Said when the people of the team could not be fetched',
  },
  empty: {
    id: 'site.team.empty',
    defaultMessage: 'Nobody is introduced here yet.',
    description: 'Instead of the people of the team',
  },
  openTitle: {
    id: 'site.team.open.title',
    defaultMessage: 'There is a place for you',
    description: 'Title of the last place in the wall of people, which is open',
  },
  openLink: {
    id: 'site.team.open.link',
    defaultMessage: 'What volunteers do',
    description: 'Link to /volunteers, in the open place',
  },
  joinTitle: {
    id: 'site.team.join.title',
    defaultMessage: 'Begin as a volunteer',
    description: 'Heading under the people of the team',
  },
  joinText: {
    id: 'site.team.join.text',
    defaultMessage: 'If you want to plant, teach or collect data, volunteering is the way in.',
    description: 'Under the heading; invites to become a volunteer',
  },
  joinAction: {
    id: 'site.team.join.action',
    defaultMessage: 'Become a volunteer',
    description: 'Button to /volunteers',
  },
  story: {
    id: 'site.team.story',
    defaultMessage: 'Our story',
    description: 'Link to /our-story; the title of that page',
  },
  askTitle: {
    id: 'site.team.ask.title',
    defaultMessage: 'A question for the team?',
    description: 'Heading of a note with the e-mail address and telephone numbers',
  },
  askText: {
    id: 'site.team.ask.text',
    defaultMessage: 'Write to us, and say who it is for. What we did each month is in our reports.',
    description: 'Over the e-mail address and telephone numbers',
  },
  reports: {
    id: 'site.team.reports',
    defaultMessage: 'Monthly reports',
    description: 'Link to /reports; the title of that page',
  },
});
