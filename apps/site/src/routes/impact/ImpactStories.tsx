import type { Story } from '@nzete/api-client/foundation';
import type { Photo } from '@nzete/api-client/photos';
import { Figure, FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { written } from '@nzete/ui/format';
import { Section } from '@nzete/ui/Section';
import { ShareButton } from '@nzete/ui/ShareButton';
import { StoryCard } from '@nzete/ui/StoryCard';
import { ArrowRight, Images } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { photoHref } from '../../features/photos/photoSearch.ts';
import { paths } from '../../shared/routes.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { pictureOf, writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';
import type { StoryPhotos } from './useStoryGallery.tsx';

interface ImpactStoriesProps {
  stories: readonly Story[];
  /** The photos of a story's gallery. */
  sheets: Record<'trees' | 'other', readonly Photo[]>;
  openGallery: (story: StoryPhotos) => void;
}

/** Alternately wide and narrow; a single one in the last row has its text beside the picture. */
const widths = ['nz:lg:col-span-7', 'nz:lg:col-span-5', 'nz:lg:col-span-5', 'nz:lg:col-span-7'];
const alone = 'nz:sm:col-span-2 nz:lg:col-span-12';

/** The stories; each links to a page or opens its photos in a dialog. */
export function ImpactStories({ stories, sheets, openGallery }: ImpactStoriesProps) {
  const { formatMessage } = useIntl();
  if (stories.length === 0) return null;
  return (
    <FigureGroup source={{ label: formatMessage(messages.told) }}>
      <Section
        title={<FormattedMessage {...messages.stories} />}
        description={
          <>
            {sampleNote(stories)} <FigureNote />
          </>
        }
        tone="surface"
      >
        <ul className="nz:grid nz:gap-x-10 nz:gap-y-14 nz:sm:grid-cols-2 nz:lg:grid-cols-12">
          {stories.map((story, index) => {
            const isAlone = index === stories.length - 1 && index % 2 === 0;
            const photos = story.galleryType ? sheets[story.galleryType] : [];
            const [photo] = photos;
            return (
              <StoryCard
                as="li"
                key={story.id}
                id={`story-${story.id}`}
                picture={pictureOf({ ...story, src: story.image })}
                category={written(story, 'category')}
                title={written(story, 'title')}
                description={written(story, 'description')}
                note={writtenIn(story, 'title', 'description')}
                figure={written(story, 'impact', <Figure layout="inline" value={story.impact} />)}
                {...(photo
                  ? {
                      href: photoHref(paths.impact, photo),
                      onOpen: () => openGallery({ title: story.title, photos }),
                      cue: photosCue,
                    }
                  : story.onClick && { href: story.onClick, cue: pageCue })}
                actions={
                  <ShareButton url={`${paths.impact}?story=${story.id}#story-${story.id}`} title={story.title} />
                }
                layout={isAlone ? 'beside' : 'stack'}
                className={`nz:scroll-mt-24 ${isAlone ? alone : widths[index % widths.length]}`}
              />
            );
          })}
        </ul>
      </Section>
    </FigureGroup>
  );
}

const photosCue = (
  <>
    <Images aria-hidden="true" />
    <FormattedMessage {...messages.seePhotos} />
  </>
);
const pageCue = (
  <>
    <FormattedMessage {...messages.readMore} />
    <ArrowRight aria-hidden="true" />
  </>
);
