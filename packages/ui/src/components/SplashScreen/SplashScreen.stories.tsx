import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Components/SplashScreen',
  component: SplashScreen,
  tags: ['autodocs'],
  // Kept visible: normally it disappears after two seconds.
  args: { name: 'Nzete Foundation', style: { animationPlayState: 'paused' } },
  parameters: {
    guide: {
      do: ['Show it in static HTML, before any script.'],
      dont: ['Do not use it for loading within the application; use Skeleton.'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof SplashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rail fills in two seconds, then the splash screen disappears. Here it stays. */
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
