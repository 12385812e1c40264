import type { InterfaceTexts } from '../../../site/src/app/renderer.ts';

// Without vitest, because the fuzzer uses it too.

const message = (en: string, fr: string, description = 'Of the page') => ({
  description,
  texts: { en, fr, ln: fr, sw: fr },
});

/** A few messages of the interface, as the build of the site writes them. */
export const interfaceTexts: InterfaceTexts = {
  areas: [
    {
      area: 'ui',
      pages: ['/'],
      messages: { 'ui.Menu.close': message('Close', 'Fermer', 'Button of a menu') },
    },
    {
      area: 'home',
      pages: ['/'],
      messages: {
        'site.home.title': message('Trees for <b>{count}</b> schools', 'Des arbres pour <b>{count}</b> écoles'),
        'site.home.read': message('Be a volunteer', 'Devenir bénévole'),
        'site.home.trees': message(
          '{count, plural, one {A tree} other {Many trees}}',
          '{count, plural, one {Un arbre} other {Des arbres}}',
        ),
      },
    },
    {
      area: 'mails',
      pages: [],
      messages: {
        'api.volunteers.confirmation.subject': message(
          'Your application as a volunteer has arrived',
          'Votre candidature de bénévole est arrivée',
        ),
        'api.events.waiting.subject': message(
          'You are on the waiting list ({event})',
          'Vous êtes sur la liste d’attente ({event})',
        ),
        'api.events.participant.people': message('People: {count}', 'Personnes\u00a0: {count}'),
        'api.secured.accounts.resetPassword.subject': message(
          'Choose a new password',
          'Choisissez un nouveau mot de passe',
        ),
        'api.newsletter.letter.readMoreOf': message('Read more: {story}', 'Lire la suite\u00a0: {story}'),
        'api.mail.common.reference': message(
          'Your reference number: {reference}',
          'Votre numéro de référence\u00a0: {reference}',
        ),
      },
    },
    { area: 'staff', pages: ['/staff'], messages: { 'site.staff.inbox': message('Inbox', 'Boîte de réception') } },
  ],
  terms: [
    {
      english: 'volunteer',
      pattern: '(?<![\\p{L}\\p{N}])volunteer(?:s|es)?(?![\\p{L}\\p{N}])',
      translations: { fr: 'bénévole', ln: 'volontaire', sw: 'mjitoleaji' },
    },
  ],
};
