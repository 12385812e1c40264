import { useGetWildlifeQuery } from '@nzete/api-client/programs';
import { FieldNotebook } from '@nzete/ui/FieldNotebook';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { Entries } from './Entries.tsx';
import { messages } from './messages.ts';
import { NotebookPictures } from './NotebookPictures.tsx';
import { WildlifeClosing } from './WildlifeClosing.tsx';

/** The notebook below its first page. */
export function WildlifeNotebook() {
  const content = useGetWildlifeQuery({ lang: useLang() });
  return (
    <>
      <FieldNotebook>
        <QueryState query={content} loading={messages.loading} error={messages.error}>
          {({ programs }) => <Entries programs={programs} />}
        </QueryState>
      </FieldNotebook>
      {content.data ? <NotebookPictures pictures={content.data.gallery_images} /> : null}
      <WildlifeClosing />
    </>
  );
}
