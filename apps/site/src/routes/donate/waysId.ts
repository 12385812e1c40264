/** The id of the section with the ways to give: "Donate Now" leads there. */
export const waysId = 'ways';
