import type { ConfirmationTexts } from '../mail/confirmation.ts';

export const feedbackConfirmation: ConfirmationTexts = {
  subject: {
    en: 'Your message has arrived',
    fr: 'Votre message est arrivé',
    ln: 'Message na yo ekomi epai na biso',
    sw: 'Ujumbe wako umefika',
  },
  text: {
    en: 'Thank you. Your message has arrived, and we will read it.',
    fr: 'Merci. Votre message est arrivé, et nous le lirons.',
    ln: 'Matondi. Message na yo ekomi epai na biso, mpe tokotanga yango.',
    sw: 'Asante. Ujumbe wako umefika, nasi tutausoma.',
  },
};

export const consultationConfirmation: ConfirmationTexts = {
  subject: {
    en: 'Your request for a consultation has arrived',
    fr: 'Votre demande de consultation est arrivée',
    ln: 'Bosengi na yo ya lisolo ekomi epai na biso',
    sw: 'Ombi lako la mazungumzo limefika',
  },
  text: {
    en: 'Thank you. Your request for a consultation has arrived, and we will write to you.',
    fr: 'Merci. Votre demande de consultation est arrivée, et nous vous écrirons.',
    ln: 'Matondi. Bosengi na yo ya lisolo ekomi epai na biso, mpe tokokomela yo.',
    sw: 'Asante. Ombi lako la mazungumzo limefika, nasi tutakuandikia.',
  },
};
