/**
 * Icons of small components, from Lucide (ISC licence). The package lucide-react has a runtime of
 * 1.5 kB, which is a tenth of a dialog.
 */
import type { ComponentProps } from 'react';

function Icon({ className = 'nz:bare', ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      {...props}
    />
  );
}

const icon = (path: string) => (props: ComponentProps<'svg'>) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

const circle = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20';

export const X = icon('M18 6 6 18M6 6l12 12');
export const ChevronRight = icon('m9 18 6-6-6-6');
export const CircleCheck = icon(`${circle}M16 9l-5.5 5.5L8 12`);
export const CircleAlert = icon(`${circle}M12 8v4M12 16h.01`);
export const Info = icon(`${circle}M12 16v-4M12 8h.01`);
