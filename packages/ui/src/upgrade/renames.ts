/** A name that a release changed. Only names with our prefix: a host has no others of that kind. */
export interface Rename {
  /** The release that changed it. */
  release: string;
  from: `--nz-${string}`;
  to: `--nz-${string}`;
}

export const renames: Rename[] = [
  { release: '1.0.0', from: '--nz-picture', to: '--nz-picture-filter' },
  { release: '1.0.0', from: '--nz-light-picture', to: '--nz-light-picture-filter' },
  { release: '1.0.0', from: '--nz-dark-picture', to: '--nz-dark-picture-filter' },
];

/** The text with the new names; `--nz-picture-filter` does not contain the name `--nz-picture`. */
export function renamed(text: string, list: Rename[] = renames): string {
  return list.reduce(
    (result, { from, to }) => result.replace(new RegExp(`(?<![\\w-])${from}(?![\\w-])`, 'g'), to),
    text,
  );
}
