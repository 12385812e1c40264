import { Seam } from '@nzete/ui/Seam';
import { ShareButton } from '@nzete/ui/ShareButton';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { photoHref } from '../../features/photos/photoSearch.ts';
import { usePhotoViewer } from '../../features/photos/usePhotoViewer.tsx';
import { paths } from '../../shared/routes.ts';
import { ImpactCounting } from './ImpactCounting.tsx';
import { ImpactSheets } from './ImpactSheets.tsx';
import { ImpactStories } from './ImpactStories.tsx';
import { useImpactContent } from './useImpactContent.ts';
import { useStoryGallery } from './useStoryGallery.tsx';

/** The id of the last photo with trees; those after it show people. */
const LAST_TREE = 20;

/** The sections of the page below its figures. */
export function ImpactSections() {
  const { stories, photos } = useImpactContent();
  const sheets = {
    trees: photos.filter(({ id }) => id <= LAST_TREE),
    other: photos.filter(({ id }) => id > LAST_TREE),
  };
  const notifyLoadFailure = useNotifyLoadFailure();
  const { open, last, viewer } = usePhotoViewer({
    groups: [sheets.trees, sheets.other],
    onFailure: notifyLoadFailure,
    actions: (photo) => <ShareButton url={photoHref(paths.impact, photo)} title={photo.title} />,
  });
  const { openGallery, gallery } = useStoryGallery({ openPhoto: open, current: last, onFailure: notifyLoadFailure });
  return (
    <>
      <ImpactStories stories={stories} sheets={sheets} openGallery={openGallery} />
      <ImpactSheets sheets={sheets} open={open} current={last} />
      <Seam position="none" />
      <ImpactCounting />
      {gallery}
      {viewer}
    </>
  );
}
