import { moveToFiles } from '../kyc/document-content.ts';
import { StartupError } from '../startup-error.ts';
import { withStoreToWrite } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run documents -- <command>
  move  puts the documents of KYC applications that are in the database into the storage that DOCUMENTS_URL names`;

function parse([command, ...more]: string[]): Command {
  if (command !== 'move' || more.length > 0) throw new UsageError('Name a command.');
  return (config) =>
    withStoreToWrite(config, async (store) => {
      if (!store.files) throw new StartupError('DOCUMENTS_URL names no storage.');
      return `Moved: ${await moveToFiles(store)}\n`;
    });
}

await runCommand(parse, usage);
