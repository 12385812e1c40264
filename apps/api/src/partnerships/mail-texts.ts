import type { ConfirmationTexts } from '../mail/confirmation.ts';

export const partnershipConfirmation: ConfirmationTexts = {
  subject: {
    en: 'Your application for a partnership has arrived',
    fr: 'Votre demande de partenariat est arrivée',
    ln: 'Bosengi na yo ya boyokani ekomi epai na biso',
    sw: 'Ombi lako la ushirikiano limefika',
  },
  text: {
    en: 'Thank you. Your application for a partnership has arrived, and we will write to you.',
    fr: 'Merci. Votre demande de partenariat est arrivée, et nous vous écrirons.',
    ln: 'Matondi. Bosengi na yo ya boyokani ekomi epai na biso, mpe tokokomela yo.',
    sw: 'Asante. Ombi lako la ushirikiano limefika, nasi tutakuandikia.',
  },
};
