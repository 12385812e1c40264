/** The id of the notice that donations are closed, the target of "Donate Now" while they are. */
export const closedId = 'closed';
