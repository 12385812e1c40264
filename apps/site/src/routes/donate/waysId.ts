/** The id of the section with the ways to give, the target of "Donate Now". */
export const waysId = 'ways';
