import { FilterBar } from '@nzete/ui/FilterBar';
import { Lightbox } from '@nzete/ui/Lightbox';
import { type PhotoContent, PhotoGrid } from '@nzete/ui/PhotoGrid';
import { Section } from '@nzete/ui/Section';
import { useState } from 'react';

interface GalleryProps {
  title: string;
  description: string;
  /** The name of the filter, and of its choice of everything. */
  filter: { label: string; all: string };
  photos: readonly PhotoContent[];
}

/** Photos by subject; one opens large, and the arrow keys move to the next. */
export function Gallery({ title, description, filter, photos }: GalleryProps) {
  const [category, setCategory] = useState('');
  const [photo, setPhoto] = useState<number | null>(null);
  const categories = [...new Set(photos.flatMap((each) => each.category ?? []))];
  const shown = photos.filter((each) => category === '' || each.category === category);
  return (
    <Section title={title} description={description}>
      <FilterBar
        label={filter.label}
        options={[{ value: '', label: filter.all }, ...categories.map((value) => ({ value, label: value }))]}
        value={category}
        onChange={setCategory}
        className="nz:mb-8"
      />
      <PhotoGrid
        photos={shown}
        hrefOf={({ id }) => `?photo=${id}`}
        onOpen={({ id }) => setPhoto(id)}
        headingLevel={3}
      />
      <Lightbox photos={shown} photo={photo} onPhotoChange={setPhoto} />
    </Section>
  );
}
