import { defineMessage, defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  intro: {
    id: 'site.staff.sessions.intro',
    defaultMessage:
      'Each device where an account of the staff is signed in. End what you do not know, then change your password with an administrator.',
    description: 'Under the heading',
  },
  unknown: {
    id: 'site.staff.sessions.unknown',
    defaultMessage: 'Unknown device',
    description: 'A session whose browser said nothing',
  },
  current: {
    id: 'site.staff.sessions.current',
    defaultMessage: 'This device',
    description: 'Mark at the session in use',
  },
  end: { id: 'site.staff.sessions.end', defaultMessage: 'End', description: 'Button that ends a session' },
  ended: {
    id: 'site.staff.sessions.ended',
    defaultMessage: 'The session was ended',
    description: 'Title of a message',
  },
});

export const signedIn = defineMessage<{ name: string; start: string; end: string }>({
  id: 'site.staff.sessions.signedIn',
  defaultMessage: '{name}, since {start}, until {end} at the latest',
  description: 'In the row of a session',
});

export const endOf = defineMessage<{ device: string }>({
  id: 'site.staff.sessions.endOf',
  defaultMessage: 'End the session on {device}',
  description: 'Name of the button, for screen readers',
});
