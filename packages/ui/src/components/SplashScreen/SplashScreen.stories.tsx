import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Components/SplashScreen',
  component: SplashScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof SplashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rail fills in two seconds; after twelve the welcomes give way to a link that loads the page again. */
export const Default: Story = {};

export const LongFrench: Story = {
  args: {
    name: 'Fondation Nzete pour le climat',
    welcomes: [
      { lang: 'fr', text: 'Soyez les bienvenues et les bienvenus' },
      { lang: 'ln', text: 'Boyei bolamu' },
    ],
  },
};

/** Forest in both themes: the visitor's choice is not known yet. */
export const Dark: Story = { globals: { theme: 'dark' } };
