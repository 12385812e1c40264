import { defineMessages } from 'react-intl';

/** The language of an entry that is not in the reader's. */
export const writtenInMessages = defineMessages({
  en: { id: 'site.common.writtenIn.en', defaultMessage: 'In English', description: 'Mark of an entry' },
  fr: { id: 'site.common.writtenIn.fr', defaultMessage: 'In French', description: 'Mark of an entry' },
  ln: { id: 'site.common.writtenIn.ln', defaultMessage: 'In Lingala', description: 'Mark of an entry' },
  sw: { id: 'site.common.writtenIn.sw', defaultMessage: 'In Kiswahili', description: 'Mark of an entry' },
});
