import { programsApi, useGetWildlifeQuery } from '@nzete/api-client/programs';
import { NotebookPicture } from '@nzete/ui/FieldNotebook';
import { useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';
import { NotebookHead } from './NotebookHead.tsx';
import { WildlifeNotebook } from './WildlifeNotebook.tsx';

export const loader: PageLoader = ({ lang }) => [programsApi.endpoints.getWildlife.initiate({ lang })];

/** The page at `/wildlife`: a field notebook whose cover page lies on a picture of the savanna. */
export default function WildlifePage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const { data } = useGetWildlifeQuery({ lang: useLang() });
  return (
    <>
      <NotebookPicture src={data?.hero_image_url} alt="" />
      <NotebookHead />
      <WildlifeNotebook />
      <NextArea />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
