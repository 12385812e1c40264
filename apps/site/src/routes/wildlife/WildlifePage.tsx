import { useGetWildlifeQuery } from '@nzete/api-client/programs';
import { Picture } from '@nzete/ui/Picture';
import { useIntl } from 'react-intl';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';
import { Notebook } from './Notebook.tsx';
import { NotebookHead } from './NotebookHead.tsx';

/** The page at `/wildlife`: a field notebook, its cover page laid on a picture of the savanna. */
export default function WildlifePage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  const { data } = useGetWildlifeQuery({ lang: useLang() });
  return (
    <>
      <div className="nz:h-80 nz:overflow-hidden nz:bg-sunk nz:sm:h-110 nz:lg:h-140">
        {data ? (
          <Picture
            src={data.hero_image_url}
            alt=""
            loading="eager"
            fetchPriority="high"
            isCut={false}
            className="nz:parallax nz:size-full"
            imageClassName="nz:object-bottom"
          />
        ) : null}
      </div>
      <NotebookHead />
      <Notebook />
    </>
  );
}
