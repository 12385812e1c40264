import { defineMessages } from 'react-intl';

/** By the words of the audit trail. */
export const actionMessages = defineMessages({
  opened: {
    id: 'site.staff.audit.action.opened',
    defaultMessage: 'opened',
    description: 'What someone of the staff did, after their name',
  },
  exported: {
    id: 'site.staff.audit.action.exported',
    defaultMessage: 'exported',
    description: 'What someone of the staff did, after their name',
  },
  accepted: {
    id: 'site.staff.audit.action.accepted',
    defaultMessage: 'accepted',
    description: 'What someone of the staff did, after their name',
  },
  refused: {
    id: 'site.staff.audit.action.refused',
    defaultMessage: 'refused',
    description: 'What someone of the staff did, after their name',
  },
  'more-wanted': {
    id: 'site.staff.audit.action.more-wanted',
    defaultMessage: 'asked for more',
    description: 'What someone of the staff did, after their name',
  },
  answered: {
    id: 'site.staff.audit.action.answered',
    defaultMessage: 'answered',
    description: 'What someone of the staff did, after their name',
  },
  reading: {
    id: 'site.staff.audit.action.reading',
    defaultMessage: 'began to read',
    description: 'What someone of the staff did, after their name',
  },
  withdrawn: {
    id: 'site.staff.audit.action.withdrawn',
    defaultMessage: 'closed as withdrawn',
    description: 'What someone of the staff did, after their name',
  },
  noted: {
    id: 'site.staff.audit.action.noted',
    defaultMessage: 'wrote a note',
    description: 'What someone of the staff did, after their name',
  },
  assigned: {
    id: 'site.staff.audit.action.assigned',
    defaultMessage: 'assigned',
    description: 'What someone of the staff did, after their name',
  },
  'opened-donations': {
    id: 'site.staff.audit.action.opened-donations',
    defaultMessage: 'read the donations',
    description: 'What someone of the staff did, after their name',
  },
  'changed-template': {
    id: 'site.staff.audit.action.changed-template',
    defaultMessage: 'changed a template',
    description: 'What someone of the staff did, after their name',
  },
  'deleted-template': {
    id: 'site.staff.audit.action.deleted-template',
    defaultMessage: 'deleted a template',
    description: 'What someone of the staff did, after their name',
  },
  'signed-in': {
    id: 'site.staff.audit.action.signed-in',
    defaultMessage: 'signed in',
    description: 'What someone of the staff did, after their name',
  },
  'signed-out': {
    id: 'site.staff.audit.action.signed-out',
    defaultMessage: 'signed out',
    description: 'What someone of the staff did, after their name',
  },
  invited: {
    id: 'site.staff.audit.action.invited',
    defaultMessage: 'invited',
    description: 'What someone of the staff did, after their name',
  },
  'invitation-withdrawn': {
    id: 'site.staff.audit.action.invitation-withdrawn',
    defaultMessage: 'withdrew an invitation',
    description: 'What someone of the staff did, after their name',
  },
  'invitation-accepted': {
    id: 'site.staff.audit.action.invitation-accepted',
    defaultMessage: 'accepted the invitation',
    description: 'What someone of the staff did, after their name',
  },
  'role-changed': {
    id: 'site.staff.audit.action.role-changed',
    defaultMessage: 'changed a role',
    description: 'What someone of the staff did, after their name',
  },
  'second-factor-removed': {
    id: 'site.staff.audit.action.second-factor-removed',
    defaultMessage: 'unlinked a phone',
    description: 'What someone of the staff did, after their name',
  },
  'second-factor-set-up': {
    id: 'site.staff.audit.action.second-factor-set-up',
    defaultMessage: 'set up the second step',
    description: 'What someone of the staff did, after their name',
  },
  'session-ended': {
    id: 'site.staff.audit.action.session-ended',
    defaultMessage: 'ended a session',
    description: 'What someone of the staff did, after their name',
  },
  received: {
    id: 'site.staff.audit.action.received',
    defaultMessage: 'set back to received',
    description: 'What someone of the staff did, after their name',
  },
  corrected: {
    id: 'site.staff.audit.action.corrected',
    defaultMessage: 'corrected contact details',
    description: 'What someone of the staff did, after their name',
  },
  'sign-in-failed': {
    id: 'site.staff.audit.action.sign-in-failed',
    defaultMessage: 'wrote a wrong password',
    description: 'What someone of the staff did, after their name',
  },
  'second-factor-given': {
    id: 'site.staff.audit.action.second-factor-given',
    defaultMessage: 'gave the code',
    description: 'What someone of the staff did, after their name',
  },
  'second-factor-failed': {
    id: 'site.staff.audit.action.second-factor-failed',
    defaultMessage: 'gave a wrong code',
    description: 'What someone of the staff did, after their name',
  },
  'recovery-code-used': {
    id: 'site.staff.audit.action.recovery-code-used',
    defaultMessage: 'used a recovery code',
    description: 'What someone of the staff did, after their name',
  },
  'recovery-codes-replaced': {
    id: 'site.staff.audit.action.recovery-codes-replaced',
    defaultMessage: 'made new recovery codes',
    description: 'What someone of the staff did, after their name',
  },
  'passkey-added': {
    id: 'site.staff.audit.action.passkey-added',
    defaultMessage: 'added a passkey',
    description: 'What someone of the staff did, after their name',
  },
  'passkey-used': {
    id: 'site.staff.audit.action.passkey-used',
    defaultMessage: 'used a passkey',
    description: 'What someone of the staff did, after their name',
  },
  'passkey-removed': {
    id: 'site.staff.audit.action.passkey-removed',
    defaultMessage: 'removed a passkey',
    description: 'What someone of the staff did, after their name',
  },
  hidden: {
    id: 'site.staff.audit.action.hidden',
    defaultMessage: 'hid',
    description: 'What someone of the staff did, after their name',
  },
  shown: {
    id: 'site.staff.audit.action.shown',
    defaultMessage: 'showed again',
    description: 'What someone of the staff did, after their name',
  },
  'gift-confirmed': {
    id: 'site.staff.audit.action.gift-confirmed',
    defaultMessage: 'confirmed a gift',
    description: 'What someone of the staff did, after their name',
  },
  'gift-refused': {
    id: 'site.staff.audit.action.gift-refused',
    defaultMessage: 'refused a gift',
    description: 'What someone of the staff did, after their name',
  },
  'sign-up-cancelled': {
    id: 'site.staff.audit.action.sign-up-cancelled',
    defaultMessage: 'cancelled a sign-up',
    description: 'What someone of the staff did, after their name',
  },
  'created-newsletter': {
    id: 'site.staff.audit.action.created-newsletter',
    defaultMessage: 'began an issue of the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  'saved-newsletter': {
    id: 'site.staff.audit.action.saved-newsletter',
    defaultMessage: 'saved an issue of the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  'discarded-newsletter': {
    id: 'site.staff.audit.action.discarded-newsletter',
    defaultMessage: 'discarded an issue of the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  'tested-newsletter': {
    id: 'site.staff.audit.action.tested-newsletter',
    defaultMessage: 'mailed an issue of the newsletter to themselves',
    description: 'What someone of the staff did, after their name',
  },
  'sent-newsletter': {
    id: 'site.staff.audit.action.sent-newsletter',
    defaultMessage: 'sent the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  'stopped-newsletter': {
    id: 'site.staff.audit.action.stopped-newsletter',
    defaultMessage: 'stopped the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  'resumed-newsletter': {
    id: 'site.staff.audit.action.resumed-newsletter',
    defaultMessage: 'went on sending the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  'resent-newsletter': {
    id: 'site.staff.audit.action.resent-newsletter',
    defaultMessage: 'sent unclear newsletters once more',
    description: 'What someone of the staff did, after their name',
  },
  'decided-held': {
    id: 'site.staff.audit.action.decided-held',
    defaultMessage: 'decided what goes out after a restore',
    description: 'In the audit trail, after a name',
  },
  'ended-subscription': {
    id: 'site.staff.audit.action.ended-subscription',
    defaultMessage: 'ended a subscription to the newsletter',
    description: 'What someone of the staff did, after their name',
  },
  approved: {
    id: 'site.staff.audit.action.approved',
    defaultMessage: 'approved',
    description: 'What someone of the staff did, after their name',
  },
});
