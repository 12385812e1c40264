/** What another foundation changes: the short name in the bar, as in the manifest of the site. */
export const shortName = 'Nzete';
