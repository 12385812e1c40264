import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The mails to administrators. They name no account number: mail can be read on its way. */
export const donationsProposed = defineMessages<{
  subject: NoMessageValues;
  text: { who: string };
  link: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.donations.proposed.subject',
    defaultMessage: 'Someone proposes to change where donations go',
    description: 'Subject of the mail to administrators: someone wants to change where donations go',
  },
  text: {
    id: 'api.secured.donations.proposed.text',
    defaultMessage:
      '{who} proposes other account numbers, addresses or ways to give. Visitors do not see them until an administrator approves. If only one administrator can approve and has proposed it, 24 hours must pass.',
    description:
      'First paragraph of the mail to administrators: someone wants to change where donations go; {who} is a username',
  },
  link: {
    id: 'api.secured.donations.proposed.link',
    defaultMessage: 'Compare the old with the new, then approve or stop it here:',
    description: 'Before a link, in the mail to administrators: someone wants to change where donations go',
  },
});

/** After the approval. */
export const donationsChanged = defineMessages<{
  subject: NoMessageValues;
  text: { who: string };
  link: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.donations.changed.subject',
    defaultMessage: 'Where donations go was changed',
    description: 'Subject of the mail to administrators: where donations go was changed',
  },
  text: {
    id: 'api.secured.donations.changed.text',
    defaultMessage:
      '{who} has published other account numbers, addresses or ways to give. Visitors see them now. Check that they are the foundation’s.',
    description: 'First paragraph of the mail to administrators: where donations go was changed; {who} is a username',
  },
  link: {
    id: 'api.secured.donations.changed.link',
    defaultMessage:
      'If they are not, close the way to give or put back the earlier version, with another administrator, here:',
    description: 'Before a link, in the mail to administrators: where donations go was changed',
  },
});

/** About texts of security mails. They do not quote them. */
export const textsProposed = defineMessages<{
  subject: NoMessageValues;
  text: { who: string };
  link: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.texts.proposed.subject',
    defaultMessage: 'Someone proposes to change what a security mail says',
    description: 'Subject of the mail to administrators: someone wants to change a text of a security mail',
  },
  text: {
    id: 'api.secured.texts.proposed.text',
    defaultMessage:
      '{who} proposes another text for a mail about accounts, passwords or donations. It is not sent until an administrator approves. If only one administrator can approve and has proposed it, 24 hours must pass.',
    description:
      'First paragraph of the mail to administrators: someone wants to change a text of a security mail; {who} is a username',
  },
  link: {
    id: 'api.secured.texts.proposed.link',
    defaultMessage: 'Compare the old with the new, then approve or stop it here:',
    description: 'Before a link, in the mail to administrators: someone wants to change a text of a security mail',
  },
});

/** After the approval. */
export const textsChanged = defineMessages<{
  subject: NoMessageValues;
  text: { who: string };
  link: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.texts.changed.subject',
    defaultMessage: 'What a security mail says was changed',
    description: 'Subject of the mail to administrators: a text of a security mail was changed',
  },
  text: {
    id: 'api.secured.texts.changed.text',
    defaultMessage:
      '{who} has approved another text for a mail about accounts, passwords or donations. It is in force now. Check that it says what it should.',
    description:
      'First paragraph of the mail to administrators: a text of a security mail was changed; {who} is a username',
  },
  link: {
    id: 'api.secured.texts.changed.link',
    defaultMessage: 'If it does not, propose the earlier text, for another administrator to approve, here:',
    description: 'Before a link, in the mail to administrators: a text of a security mail was changed',
  },
});
