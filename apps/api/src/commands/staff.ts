/** `npm run staff`: who may work in the staff area. It does what the calls of the API do. */
import { parseArgs } from 'node:util';
import { type StaffRole, staffRoles } from '@nzete/domain';
import type { Config } from '../config.ts';
import { isEmail } from '../http/validation/email.ts';
import { queueOne } from '../mail/outbox.ts';
import { invite as inviteTo, listInvitations } from '../staff/people/invitations.ts';
import { listPeople } from '../staff/people/people.ts';
import { endSessionsOf } from '../staff/sessions/list.ts';
import { StartupError } from '../startup-error.ts';
import { isLang, languages } from '../text/languages.ts';
import { withStoreToRead, withStoreToWrite, withVault } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';
import { staffName } from './staff-name.ts';

const usage = `Usage: npm run staff -- <command>
  invite <email> [--role ROLE] [--language LANGUAGE]
                             prints a link with which someone joins the staff, once, within 48 hours; it is
                             mailed too if mail is set up (default: administrator, en)
  list                       lists the staff, and who is invited
  end-sessions <username>    ends all sessions of a member of staff
All commands except list take --as NAME, the name for the audit trail (default: your user account).
ROLE is one of ${staffRoles.join(', ')}. LANGUAGE is one of ${languages.join(', ')}.`;

const options = {
  role: { type: 'string', default: 'administrator' },
  language: { type: 'string', default: 'en' },
  as: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function roleOf(text: string): StaffRole {
  const role = staffRoles.find((one) => one === text);
  if (!role) throw new UsageError(`Unknown role: ${text}.`);
  return role;
}

/** Commands do not know the port of the server. */
const siteOf = ({ publicUrl }: Config) => publicUrl ?? 'http://localhost:8080';

function invite(email: string, values: Options): Command {
  const who = staffName(values.as);
  const role = roleOf(values.role);
  const { language } = values;
  if (!isEmail(email)) throw new UsageError(`${email} is not an e-mail address.`);
  if (!isLang(language)) throw new UsageError(`Unknown language: ${language}.`);
  return (config) =>
    withVault(config, async ({ store, keyring }) => {
      const inviting = { store, keyring, queueOne: config.mail ? queueOne : async () => {} };
      const invited = await inviteTo(inviting, { email, role, language, who });
      if (!invited) throw new StartupError(`A member of staff has the address ${email} already.`);
      return `${siteOf(config)}${invited.path}\n`;
    });
}

function list(): Command {
  return (config) =>
    withStoreToRead(config, async (store) => {
      const people = (await listPeople(store)).map(({ username, email, role, has_second_factor, last_sign_in_at }) =>
        [username, email, role, has_second_factor ? 'second factor' : '', last_sign_in_at ?? 'never signed in'].join(
          '\t',
        ),
      );
      const invited = (await listInvitations(store)).map(({ email, role, expires_at }) =>
        ['(invited)', email, role, '', `until ${expires_at}`].join('\t'),
      );
      return [...people, ...invited].map((line) => `${line}\n`).join('') || 'There is no staff yet.\n';
    });
}

function endSessions(username: string, values: Options): Command {
  const who = staffName(values.as);
  return (config) =>
    withStoreToWrite(config, async (store) => {
      const ended = await endSessionsOf(store, username, who);
      if (ended === undefined) throw new StartupError(`There is no account ${username}. See npm run staff -- list.`);
      return `${ended} ended.\n`;
    });
}

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, subject, ...rest] = positionals;
  const more = command === 'list' ? positionals.slice(1) : rest;
  if (more.length > 0) throw new UsageError(`Unknown argument: ${more.join(' ')}`);
  if (command === 'list') return list();
  if (command === 'invite' && subject !== undefined) return invite(subject, values);
  if (command === 'end-sessions' && subject !== undefined) return endSessions(subject, values);
  throw new UsageError('Unknown or missing command, or nothing after it.');
}

await runCommand(parse, usage);
