import { cx } from './cx.ts';

/** A hillside below an overhanging canopy, behind the text of a hero; `className` places the hillside. */
export function Hillside({ className }: { className?: string }) {
  return (
    <>
      <div
        className={cx(
          'nz:scenery-hill nz:rtl:-scale-x-100 nz:pointer-events-none nz:absolute nz:inset-0 nz:-z-10',
          className,
        )}
      />
      <div className="nz:scenery-overhang nz:rtl:-scale-x-100 nz:pointer-events-none nz:absolute nz:inset-x-0 nz:top-0 nz:-z-10" />
    </>
  );
}
