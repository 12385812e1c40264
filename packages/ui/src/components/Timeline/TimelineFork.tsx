import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { arms, bend } from './river.ts';
import { Mark, River, Words, type WordsProps } from './TimelineParts.tsx';

/** One of the arms at the end of the river. */
export interface TimelineBranch {
  id: string;
  title: ReactNode;
  description?: ReactNode;
}

export interface TimelineForkProps extends Omit<ComponentProps<'li'>, 'title' | 'children'>, WordsProps {
  /** The position of the water, in percent of the width, on wide screens. */
  at: number;
  /** Two to six. */
  branches: readonly TimelineBranch[];
}

/** The end of a `Timeline`: the river divides, and each arm leads to a link. */
export function TimelineFork({
  at,
  branches,
  state,
  eyebrow,
  title,
  headingLevel = 2,
  className,
  children,
  ...props
}: TimelineForkProps) {
  const BranchHeading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <li data-slot="timeline-fork" data-state={state} className={cx('nz:relative', className)} {...props}>
      <River
        viewBox="0 0 76 100"
        courses={[{ x: 32, on: 'V93' }]}
        mouth="32 93"
        className="nz:start-0 nz:top-0 nz:h-full nz:w-[76px] nz:lg:hidden"
      />
      <div className="nz:relative">
        <River viewBox="0 0 1000 100" courses={[bend(at, at)]} className="nz:inset-0 nz:size-full nz:max-lg:hidden" />
        <Mark state={state} at={at} side="end" />
        <div className="nz:relative nz:grid nz:ps-18 nz:large-text:ps-[64px] nz:pe-gutter nz:pb-5 nz:lg:grid-cols-12 nz:lg:gap-x-6 nz:lg:px-gutter nz:lg:pb-8">
          <Words
            eyebrow={eyebrow}
            title={title}
            headingLevel={headingLevel}
            state={state}
            className="nz:lg:col-start-5 nz:lg:col-end-13"
          >
            {children}
          </Words>
        </div>
      </div>
      <div aria-hidden="true" className="nz:relative nz:h-48 nz:max-lg:hidden">
        <River
          viewBox="0 0 1000 100"
          // Starts so far above that its round cap is hidden.
          courses={[{ x: at * 10, y: -34, on: 'V2' }]}
          mouth={`${at * 10} 2`}
          arms={arms(at, branches.length)}
          className="nz:inset-0 nz:size-full"
        />
      </div>
      <ul
        data-slot="timeline-branches"
        className="nz:relative nz:ps-18 nz:large-text:ps-[64px] nz:pe-gutter nz:pb-12 nz:lg:grid nz:lg:auto-cols-fr nz:lg:grid-flow-col nz:lg:px-0 nz:lg:pb-20"
      >
        {branches.map((branch) => (
          <li key={branch.id} data-slot="timeline-branch" className={cx('nz:bare', row)}>
            <BranchHeading className="nz:type-h4 nz:hyphens-auto nz:lg:type-h3">{branch.title}</BranchHeading>
            {branch.description ? <p className="nz:text-text-muted">{branch.description}</p> : null}
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * On phones a channel connects the river to the row; on wide screens the diamond is at the end of
 * the arm, above the text.
 */
const row = cx(
  'nz:relative nz:grid nz:gap-0.5 nz:border-line nz:border-b-[1.5px] nz:py-3.5',
  'nz:before:absolute nz:before:top-1/2 nz:before:-start-7 nz:before:-mt-[3px] nz:before:h-1.5 nz:before:w-3 nz:before:bg-(--nz-light-water) nz:lg:before:hidden',
  'nz:after:absolute nz:after:top-1/2 nz:after:-start-5 nz:after:-mt-1.5 nz:after:size-3 nz:after:rotate-45 nz:after:border-[2.5px] nz:after:border-(--nz-light-water) nz:after:bg-bg',
  'nz:lg:border-b-0 nz:lg:px-2 nz:lg:pt-11 nz:lg:pb-0 nz:lg:text-center',
  'nz:lg:after:start-1/2 nz:lg:after:-top-4 nz:lg:after:-ms-4 nz:lg:after:mt-0 nz:lg:after:size-8 nz:lg:after:border-[6px]',
);
