import type { AboutContent, AboutValue } from '@nzete/api-client/foundation';
import { Sign, type SignName } from '@nzete/ui/Sign';
import { ring } from './rings.ts';

const signs: Record<AboutValue['id'], SignName> = {
  sustainability: 'roots',
  community: 'community',
  innovation: 'open',
  integrity: 'proof',
};

/** Four values, each a quarter of the tree. */
export function AboutValues({ about: { valuesTitle, values } }: { about: AboutContent }) {
  return (
    <section aria-labelledby="about-values" className="nz:py-section">
      <div className="nz:wrap nz:grid nz:gap-8 nz:lg:gap-12">
        <h2 id="about-values" className="nz:type-h1 nz:max-w-[18ch]">
          {valuesTitle}
        </h2>
        <ul className="nz:grid nz:gap-2 nz:md:grid-cols-2">
          {values.map(({ id, title, description }, index) => (
            <li
              key={id}
              className="nz:bare nz:relative nz:isolate nz:grid nz:content-start nz:gap-3 nz:overflow-hidden nz:bg-surface nz:p-6 nz:pe-28 nz:md:min-h-72 nz:lg:p-10 nz:md:odd:pe-36 nz:md:even:ps-36 nz:lg:odd:pe-48 nz:lg:even:ps-48"
            >
              <Quarter className={corners[index % corners.length]} />
              <Sign name={signs[id]} size="md" />
              <h3 className="nz:type-h3">{title}</h3>
              <p className="nz:max-w-[38ch] nz:text-text-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The corner nearest to the centre of the four quarters; on phones always at the end. */
const corners = [
  'nz:end-0 nz:bottom-0 nz:translate-x-1/2 nz:translate-y-1/2',
  'nz:max-md:end-0 nz:max-md:translate-x-1/2 nz:bottom-0 nz:translate-y-1/2 nz:md:start-0 nz:md:-translate-x-1/2',
  'nz:end-0 nz:max-md:bottom-0 nz:translate-x-1/2 nz:max-md:translate-y-1/2 nz:md:top-0 nz:md:-translate-y-1/2',
  'nz:max-md:end-0 nz:max-md:bottom-0 nz:max-md:translate-1/2 nz:md:start-0 nz:md:top-0 nz:md:-translate-1/2',
];

function Quarter({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={`nz:pointer-events-none nz:absolute nz:-z-10 nz:size-48 nz:lg:size-76 ${className}`}
    >
      <path d={ring(96, 1)} className="nz:fill-sunk" />
      {[84, 70, 57, 43, 30, 16].map((radius) => (
        <path
          key={radius}
          d={ring(radius, radius / 20)}
          className="nz:fill-none nz:stroke-line-strong nz:stroke-[1.5]"
        />
      ))}
    </svg>
  );
}
