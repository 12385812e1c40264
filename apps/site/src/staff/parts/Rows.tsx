import { Children, type ComponentProps, type ReactNode, type Ref } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface RowsProps extends ComponentProps<'ul'> {
  /** What stands there without rows. */
  empty?: MessageDescriptor;
}

/** A list of ruled rows. */
export function Rows({ empty, ...props }: RowsProps) {
  if (empty && Children.count(props.children) === 0)
    return (
      <p>
        <FormattedMessage {...empty} />
      </p>
    );
  return <ul {...props} className="nz:border-t nz:border-line nz:focus-ring" />;
}

interface RowProps {
  title: ReactNode;
  /** Of the title, to which focus goes when a button of the row has gone. */
  titleRef?: Ref<HTMLSpanElement>;
  /** Beside the title: a badge. */
  mark?: ReactNode;
  /** Quiet lines below the title. */
  children?: ReactNode;
  /** At the end of the row: a button, or an age. */
  end?: ReactNode;
}

/** A ruled row: what it is about, quiet lines about it, and an action at its end. */
export function Row({ title, titleRef, mark, children, end }: RowProps) {
  return (
    <li className="nz:flex nz:items-start nz:justify-between nz:gap-4 nz:border-b nz:border-line nz:py-3">
      <div className="nz:grid nz:min-w-0 nz:gap-1">
        <p className="nz:flex nz:flex-wrap nz:items-center nz:gap-2 nz:font-semibold">
          <span ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="nz:min-w-0 nz:break-words nz:focus-ring">
            {title}
          </span>
          {mark}
        </p>
        {children}
      </div>
      {end ? <div className="nz:shrink-0">{end}</div> : null}
    </li>
  );
}

/** A quiet line of a row. */
export const RowLine = ({ children }: { children: ReactNode }) => (
  <p className="nz:min-w-0 nz:text-sm nz:break-words nz:text-text-2">{children}</p>
);
