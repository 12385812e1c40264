import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';

test('[DIGI-02, API-01] GET /curriculum has four tabs with their progress, weeks and lessons', async () => {
  const app = await startApp();
  const tabs: { id: string; progress: number; weeks: number; duration: string; title: string; lessons: string[] }[] = (
    await app.inject('/api/curriculum')
  ).json();
  expect(tabs.map(({ id, title, progress, weeks, duration }) => [id, title, progress, weeks, duration])).toEqual([
    ['basics', 'Computer Basics', 85, 4, '4 weeks'],
    ['internet', 'Internet and Web', 70, 3, '3 weeks'],
    ['communication', 'Digital Communication', 60, 3, '3 weeks'],
    ['mobile', 'Mobile Technology', 45, 2, '2 weeks'],
  ]);
  expect(tabs.map(({ lessons }) => lessons)).toEqual([
    ['Computer Hardware Basics', 'Operating System Navigation', 'File Management', 'Basic Troubleshooting'],
    ['Web Browser Basics', 'Search Techniques', 'Online Safety', 'Digital Privacy'],
    ['Email Management', 'Social Media Literacy', 'Video Conferencing', 'Collaboration Tools'],
    ['Smartphone Basics', 'App Store Navigation', 'Mobile Banking', 'Health & Education Apps'],
  ]);
  const french = (await app.inject('/api/curriculum?lang=fr')).json();
  expect(french[3].lessons[3]).toBe('Applications de santé et d’éducation');
});
