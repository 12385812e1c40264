/** What the foundation says of its partners (2025), and how many partnerships were agreed this month, which is fixed until it is counted. */
export const figures = { partners: 25, projects: 14, countries: 8, thisMonth: 3 };
