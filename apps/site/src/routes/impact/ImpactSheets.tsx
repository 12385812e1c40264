import type { Photo } from '@nzete/api-client/photos';
import { Heading } from '@nzete/ui/Heading';
import { PhotoGrid } from '@nzete/ui/PhotoGrid';
import { Section } from '@nzete/ui/Section';
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
    <Section tone="cloth" labelledBy="trees">
      <div className="nz:grid nz:gap-10">
        <div className="nz:grid nz:gap-6">
          <Heading id="trees" size="xl">
            <FormattedMessage {...messages.treesSheet} />
          </Heading>
          {sampleNote(sheets.trees, sampleMessages.pictures)}
          <PhotoGrid layout="sheet" photos={sheets.trees} {...shared} className="nz:-mt-2" />
        </div>
        <div className="nz:grid nz:gap-5">
          <Heading id="people" size="md">
            <FormattedMessage {...messages.peopleSheet} />
          </Heading>
          <PhotoGrid layout="strip" photos={sheets.other} {...shared} />
        </div>
      </div>
    </Section>
  );
}
