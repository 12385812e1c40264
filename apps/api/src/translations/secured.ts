/**
 * Whether a text changes only with two people: one of mails about accounts, passwords and where
 * gifts go, which a thief would change first. Its id says so.
 */
export const isSecured = (message: string): boolean => message.startsWith('api.secured.');
