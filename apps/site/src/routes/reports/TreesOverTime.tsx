import type { AboutContent } from '@nzete/api-client/foundation';
import { Figure } from '@nzete/ui/Figure';
import { linePoints } from './linePoints.ts';

/** The number of trees at the end of each period: a line, with the figure below each point. */
export function TreesOverTime({ about }: { about: AboutContent }) {
  const { figures } = about;
  const periods = [
    { name: about.foundationPeriod, trees: figures.foundationTrees },
    { name: about.expansionPeriod, trees: figures.expansionTrees },
    { name: about.innovationPeriod, trees: figures.innovationTrees },
  ];
  return (
    <div className="nz:grid nz:content-start nz:gap-3 nz:sm:max-lg:col-start-2 nz:sm:max-lg:row-span-3 nz:sm:max-lg:row-start-1">
      <Line values={periods.map(({ trees }) => trees)} />
      <ol className="nz:grid nz:grid-cols-3 nz:gap-x-3">
        {periods.map(({ name, trees }) => (
          <li key={name} className="nz:min-w-0">
            <Figure
              value={trees}
              label={name}
              className="nz:text-center nz:[&>*]:justify-self-center nz:[&_[data-slot=figure-label]]:text-sm nz:[&_[data-slot=figure-label]]:font-normal nz:[&_[data-slot=figure-label]]:text-text-muted nz:[&_[data-slot=figure-label]]:hyphens-auto nz:[&_[data-slot=figure-value]]:text-[1.375rem]"
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

const WIDTH = 300;
const HEIGHT = 225;
/** Room for the diamond above the highest point. */
const TOP = 12;

function Line({ values }: { values: readonly number[] }) {
  const points = linePoints(values, { width: WIDTH, top: TOP, bottom: HEIGHT });
  const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} className="nz:w-full nz:text-text">
      {[0, 1, 2, 3, 4].map((rule) => {
        const y = TOP + (rule * (HEIGHT - TOP)) / 4;
        return <path key={rule} d={`M0 ${y}H${WIDTH}`} className="nz:stroke-line" />;
      })}
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d={`M${lastX} ${lastY - 7}l7 7-7 7-7-7z`} className="nz:fill-offbeat" />
    </svg>
  );
}
