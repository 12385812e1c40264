import { defineMessages, type NoMessageValues } from 'react-intl';

export const languageSwitcherMessages = defineMessages<{ current: { name: string }; label: NoMessageValues }>({
  current: {
    id: 'ui.LanguageSwitcher.current',
    defaultMessage: 'Language: {name}',
    description:
      'Read before the code (FR) on the button that opens the list of languages; name is the language being read, in itself: Français',
  },
  label: {
    id: 'ui.LanguageSwitcher.label',
    defaultMessage: 'Language',
    description: 'Name of the group of language buttons',
  },
});
