import { isLanguage, localeOf } from '@nzete/ui/format';
import type { Decorator, Meta } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';
import { showDisplayFont } from '../../src/app/displayFont.ts';
import styles from '../../src/staff/staff.css?inline';
import { replaceStyles } from '../replaceStyles.ts';

type Catalogue = { default: Record<string, string> };
const files = import.meta.glob<Catalogue>(
  ['../../src/staff/**/locales/*.json', '../../../../packages/ui/src/locales/*.json'],
  { eager: true },
);

const messagesIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([file]) => file.endsWith(`/${language}.json`))
      .map(([, { default: texts }]) => texts),
  );

/** The texts of the staff area, in the language of the toolbar. */
const withTexts: Decorator = (Story, { globals }) => {
  const language = isLanguage(globals.locale) ? globals.locale : 'en';
  return (
    <IntlProvider locale={localeOf(language)} messages={messagesIn(language)} onError={throwOther}>
      <Story />
    </IntlProvider>
  );
};

/** Chromium has no data for Lingala. */
function throwOther(error: { code: string }) {
  if (error.code !== 'MISSING_DATA') throw error;
}

/** What the stories of the staff area share. */
export const staffStory = {
  decorators: [withTexts],
  beforeEach: async () => {
    await showDisplayFont(Promise.resolve());
    return replaceStyles(styles);
  },
  parameters: { layout: 'fullscreen', showsPalette: true },
} satisfies Meta;
