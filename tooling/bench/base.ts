import { checkOut, commitOf, runIn } from '../lib/checkout.ts';
import { startServer } from '../lib/server.ts';

/** Builds the site and server of another Git state in a temporary folder and starts them. */
export async function startBase(ref: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const commit = commitOf(ref);
  console.log(`Building ${ref} (${commit.slice(0, 10)})…`);
  const folder = await checkOut(commit);
  await runIn(folder, 'turbo run build --output-logs=errors-only --ui=stream');
  return startServer(folder);
}
