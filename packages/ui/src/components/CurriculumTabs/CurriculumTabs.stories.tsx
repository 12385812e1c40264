import type { Meta, StoryObj } from '@storybook/react-vite';
import { CurriculumTabs } from './CurriculumTabs.tsx';

const meta = {
  title: 'Components/CurriculumTabs',
  component: CurriculumTabs,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['tabs'],
      do: ['Show at most four parts: they share one row.'],
      dont: ['Do not use it for panels that are not consecutive; use Tabs.'],
    },
  },
  args: {
    parts: [
      {
        id: 'basics',
        title: 'Computer Basics',
        duration: '4 weeks',
        description: 'The parts of a computer, and how to find your way in it.',
        progress: 85,
        lessons: [
          'Computer Hardware Basics',
          'Operating System Navigation',
          'File Management',
          'Basic Troubleshooting',
        ],
      },
      {
        id: 'internet',
        title: 'Internet and Web',
        duration: '3 weeks',
        progress: 70,
        lessons: ['Web Browser Basics', 'Search Techniques', 'Online Safety', 'Digital Privacy'],
      },
      {
        id: 'communication',
        title: 'Digital Communication',
        duration: '3 weeks',
        progress: 60,
        lessons: ['Email Management', 'Social Media Literacy', 'Video Conferencing', 'Collaboration Tools'],
      },
      {
        id: 'mobile',
        title: 'Mobile Technology',
        duration: '2 weeks',
        progress: 45,
        lessons: ['Smartphone Basics', 'App Store Navigation', 'Mobile Banking', 'Health & Education Apps'],
      },
    ],
  },
} satisfies Meta<typeof CurriculumTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    parts: [
      {
        id: 'communication',
        title: 'Communication numérique',
        duration: '3 semaines',
        progress: 60,
        lessons: [
          'Gestion des e-mails',
          'Bien utiliser les réseaux sociaux',
          'Réunions en vidéo',
          'Outils de travail en commun',
        ],
      },
      { id: 'mobile', title: 'Technologie mobile', duration: '2 semaines', progress: 45, lessons: ['Banque mobile'] },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
