import type { ConfirmationTexts } from '../mail/confirmation.ts';

export const volunteerConfirmation: ConfirmationTexts = {
  subject: {
    en: 'Your application as a volunteer has arrived',
    fr: 'Votre candidature de bénévole est arrivée',
    ln: 'Bosengi na yo ya kokoma volontaire ekomi epai na biso',
    sw: 'Ombi lako la kuwa mjitoleaji limefika',
  },
  text: {
    en: 'Thank you. Your application as a volunteer has arrived, and we will write to you.',
    fr: 'Merci. Votre candidature de bénévole est arrivée, et nous vous écrirons.',
    ln: 'Matondi. Bosengi na yo ya kokoma volontaire ekomi epai na biso, mpe tokokomela yo.',
    sw: 'Asante. Ombi lako la kuwa mjitoleaji limefika, nasi tutakuandikia.',
  },
};
