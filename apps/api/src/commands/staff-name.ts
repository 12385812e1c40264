import { accountName } from '../account-name.ts';
import { visibleName } from '../text/typed-name.ts';
import { UsageError } from './run.ts';

const MAX_NAME = 100;

/** The name for the audit trail: `--as`, or else the account of the machine. */
export function staffName(given: string | undefined): string {
  const name = visibleName(given ?? accountName());
  if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) {
    throw new UsageError(`--as must be a name of at most ${MAX_NAME} characters.`);
  }
  return name;
}
