import { moveToFiles } from '../kyc/documents/content.ts';
import { StartupError } from '../startup-error.ts';
import { withStoreToWrite } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run documents -- <command>
  move  moves the documents of KYC applications from the database to the storage (DOCUMENTS_URL)`;

function parse([command, ...more]: string[]): Command {
  if (command !== 'move' || more.length > 0) throw new UsageError('Unknown or missing command.');
  return (config) =>
    withStoreToWrite(config, async (store) => {
      if (!store.files) throw new StartupError('DOCUMENTS_URL is not set.');
      return `Moved: ${await moveToFiles(store)}\n`;
    });
}

await runCommand(parse, usage);
