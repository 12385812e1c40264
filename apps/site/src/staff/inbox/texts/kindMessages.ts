import { defineMessages } from 'react-intl';

export const kindMessages = defineMessages({
  volunteer: {
    id: 'site.staffInbox.kind.volunteer',
    defaultMessage: 'Volunteer application',
    description: 'What was sent',
  },
  partnership: {
    id: 'site.staffInbox.kind.partnership',
    defaultMessage: 'Partnership application',
    description: 'What was sent',
  },
  kyc: { id: 'site.staffInbox.kind.kyc', defaultMessage: 'Identity check', description: 'What was sent' },
  feedback: {
    id: 'site.staffInbox.kind.feedback',
    defaultMessage: 'Feedback',
    description: 'What was sent: a message to the foundation',
  },
  consultation: {
    id: 'site.staffInbox.kind.consultation',
    defaultMessage: 'Request for a talk',
    description: 'What was sent',
  },
  interests: { id: 'site.staffInbox.kind.interests', defaultMessage: 'Course interests', description: 'What was sent' },
});
