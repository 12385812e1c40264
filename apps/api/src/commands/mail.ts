/**
 * `npm run mail:bounce`: takes a delivery status notification from the standard input, as a mailbox
 * rule of a mail server pipes it.
 */
import { text } from 'node:stream/consumers';
import { takeBounce } from '../newsletter/bounces/bounces.ts';
import { readNotification } from '../newsletter/bounces/notification.ts';
import { withStoreToWrite } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run --silent mail:bounce < notification
Ends the subscription whose newsletter a mail server could never deliver. Other mail changes nothing.`;

function parse([command, ...rest]: string[]): Command {
  if (command !== 'bounce' || rest.length > 0) throw new UsageError('The command is bounce.');
  return async (config) => {
    const bounce = readNotification(await text(process.stdin));
    if (!bounce) return 'This is no delivery status notification. Nothing was changed.\n';
    return withStoreToWrite(config, async (store) =>
      (await takeBounce(store, bounce)) ? 'The subscription has ended.\n' : 'Nothing was changed.\n',
    );
  };
}

await runCommand(parse, usage);
