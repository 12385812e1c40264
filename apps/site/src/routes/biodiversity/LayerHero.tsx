import { useGetBiodiversityQuery } from '@nzete/api-client/programs';
import { LinkButton } from '@nzete/ui/LinkButton';
import { TreelineHero } from '@nzete/ui/TreelineHero';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/** The header of the page. */
export function LayerHero() {
  const { data } = useGetBiodiversityQuery({ lang: useLang() });
  return (
    <TreelineHero
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.subtitle} />}
      description={<FormattedMessage {...messages.lead} />}
      picture={data && { src: data.hero_image_url, alt: '' }}
      actions={
        <>
          <LinkButton href={paths.donate} variant="give" size="lg">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
          <LinkButton href={paths.gallery} variant="line" size="lg">
            <FormattedMessage {...messages.gallery} />
          </LinkButton>
        </>
      }
    />
  );
}
