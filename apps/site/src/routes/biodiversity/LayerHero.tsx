import { useGetBiodiversityQuery } from '@nzete/api-client/programs';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/**
 * The header of the page: the text, and a picture behind rows of treetops that scroll at different
 * speeds.
 */
export function LayerHero() {
  const { data } = useGetBiodiversityQuery({ lang: useLang() });
  return (
    <header className="nz:relative nz:isolate nz:overflow-hidden nz:lg:flex nz:lg:min-h-152 nz:lg:flex-col nz:lg:justify-center nz:lg:pb-36">
      <div className="nz:wrap nz:w-full nz:pt-10 nz:lg:pt-0">
        <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:max-w-[44%] nz:lg:gap-5">
          <h1 className="nz:type-display nz:hyphens-auto">
            <FormattedMessage {...messages.title} />
          </h1>
          <p className="nz:type-h3">
            <FormattedMessage {...messages.subtitle} />
          </p>
          <p className="nz:type-lead nz:text-pretty nz:text-text-2">
            <FormattedMessage {...messages.lead} />
          </p>
          <div className="nz:mt-1 nz:flex nz:flex-wrap nz:gap-3">
            <LinkButton href={paths.donate} variant="give" size="lg">
              <FormattedMessage {...messages.donate} />
            </LinkButton>
            <LinkButton href={paths.gallery} variant="line" size="lg">
              <FormattedMessage {...messages.gallery} />
            </LinkButton>
          </div>
        </div>
      </div>
      <div className={picturePlace}>
        {data ? (
          <Picture
            src={data.hero_image_url}
            alt=""
            loading="eager"
            fetchPriority="high"
            isCut={false}
            className="nz:size-full nz:lg:parallax"
          />
        ) : null}
        {paper.map((className) => (
          <span key={className} aria-hidden="true" className={`${cutEdge} ${className}`} />
        ))}
      </div>
      {treetops.map((className) => (
        <span
          key={className}
          aria-hidden="true"
          className={`nz:pointer-events-none nz:absolute nz:inset-x-0 nz:-z-10 ${className}`}
        />
      ))}
    </header>
  );
}

const picturePlace =
  'nz:relative nz:-z-10 nz:mt-8 nz:h-80 nz:sm:h-110 nz:lg:absolute nz:lg:inset-y-0 nz:lg:end-0 nz:lg:mt-0 nz:lg:h-auto nz:lg:w-[56%]';

/** The edge of the paper behind the text: two layers of treetops, turned towards the picture. */
const cutEdge =
  'nz:pointer-events-none nz:absolute nz:hidden nz:w-400 nz:origin-top-left nz:rotate-90 nz:[mask:var(--nz-art-treeline)_50%_100%/cover] nz:lg:block nz:rtl:hidden';
const paper = ['nz:start-26 nz:-top-60 nz:h-30 nz:bg-sunk', 'nz:start-18 nz:top-0 nz:h-22 nz:bg-bg'];

/**
 * From the farthest to the nearest: distant ones are paler and scroll more slowly. The nearest has
 * the colour of the next section.
 */
const treetops = [
  'nz:bottom-12 nz:h-18 nz:lg:bottom-18 nz:lg:h-24 nz:-scale-x-100 nz:bg-[color-mix(in_oklab,var(--nz-cloth-weave)_45%,var(--nz-bg))] nz:[mask:var(--nz-art-treeline)_50%_100%/cover] nz:[--nz-parallax:0.3] nz:parallax',
  'nz:bottom-5 nz:h-20 nz:lg:bottom-8 nz:lg:h-30 nz:bg-[color-mix(in_oklab,var(--nz-cloth-weave)_72%,var(--nz-bg))] nz:[mask:var(--nz-art-treeline)_50%_100%/cover] nz:[--nz-parallax:0.15] nz:parallax',
  'nz:bottom-1.5 nz:h-18 nz:-scale-x-100 nz:lg:h-32 nz:bg-[color-mix(in_oklab,var(--nz-cloth-weave)_72%,var(--nz-on-cloth))] nz:[mask:var(--nz-art-treeline)_50%_100%/cover]',
  'nz:-bottom-px nz:h-18 nz:-scale-x-100 nz:lg:h-32 nz:bg-(--nz-cloth-weave) nz:[mask:var(--nz-art-treeline)_50%_100%/cover]',
];
