import { userInfo } from 'node:os';

/** The account of the machine that runs this process. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // an account without a name, as in some containers
  }
}
