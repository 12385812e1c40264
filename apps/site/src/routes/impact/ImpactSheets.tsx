import type { Photo } from '@nzete/api-client/photos';
import { PhotoGrid } from '@nzete/ui/PhotoGrid';
import { FormattedMessage } from 'react-intl';
import { photoHref } from '../../features/photos/photoSearch.ts';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { messages } from './messages.ts';

interface ImpactSheetsProps {
  sheets: Record<'trees' | 'other', readonly Photo[]>;
  open: (photo: Photo) => void;
  /** The photo that was opened last. */
  current: number | undefined;
}

/** Two contact sheets: trees in equal frames, people in one strip. */
export function ImpactSheets({ sheets, open, current }: ImpactSheetsProps) {
  const shared = { hrefOf: (photo: Photo) => photoHref(paths.impact, photo), onOpen: open, current };
  if (sheets.trees.length === 0) return null;
  return (
    <section aria-labelledby="trees" className="nz:ground-cloth nz:py-section">
      <div className="nz:wrap nz:grid nz:gap-10">
        <div className="nz:grid nz:gap-6">
          <h2 id="trees" className="nz:type-h1">
            <FormattedMessage {...messages.treesSheet} />
          </h2>
          {sampleNote(sheets.trees, sampleMessages.pictures)}
          <Perforation />
          <PhotoGrid layout="sheet" photos={sheets.trees} {...shared} />
        </div>
        <div className="nz:grid nz:gap-5">
          <h2 id="people" className="nz:type-h3">
            <FormattedMessage {...messages.peopleSheet} />
          </h2>
          <PhotoGrid layout="strip" photos={sheets.other} {...shared} />
        </div>
      </div>
    </section>
  );
}

/** The perforation of the film. */
function Perforation() {
  return (
    <span
      aria-hidden="true"
      className="nz:-mt-2 nz:block nz:h-4 nz:[background:repeating-linear-gradient(90deg,var(--nz-weave)_0_12px,transparent_0_24px)]"
    />
  );
}
