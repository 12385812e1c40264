import { useGetWildlifeQuery } from '@nzete/api-client/programs';
import { FieldNotebook } from '@nzete/ui/FieldNotebook';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
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
          {(wildlife) => <Entries programs={wildlife.programs} note={sampleNote(wildlife, sampleMessages.work)} />}
        </QueryState>
      </FieldNotebook>
      {content.data ? (
        <NotebookPictures
          pictures={content.data.gallery_images}
          note={sampleNote(content.data, sampleMessages.pictures)}
        />
      ) : null}
      <WildlifeClosing />
    </>
  );
}
