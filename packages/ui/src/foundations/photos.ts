import pump from 'scene:borehole-rings';
import dawn from 'scene:canopy-dawn';
import classroom from 'scene:classroom';
import seedlings from 'scene:seedling-rows';
import type { PhotoContent } from '../components/PhotoGrid/PhotoGrid.tsx';

/** Photos for stories. */
export const photos: readonly PhotoContent[] = [
  {
    id: 1,
    src: pump,
    alt: 'Illustration: a hand pump fills a pool',
    title: 'The pump in Nsele',
    description: 'The first borehole of the foundation, open to the neighbours.',
    category: 'Clean water',
  },
  {
    id: 2,
    src: classroom,
    alt: 'Illustration: students at computers, seen from behind',
    title: 'The first lesson',
    description: 'Switching on, switching off, saving a file.',
    category: 'Digital literacy',
  },
  {
    id: 3,
    src: dawn,
    alt: 'Illustration: the sun rises over the forest',
    title: 'The forest we work for',
    description: 'A standing forest at daybreak.',
    category: 'Forest',
  },
  {
    id: 4,
    src: seedlings,
    alt: 'Illustration: rows of seedlings in red earth',
    title: 'The end of a planting day',
    description: 'The last rows are watered before night.',
    category: 'Tree planting',
  },
];
