import type { FastifyInstance } from 'fastify';
import type { DatabaseCheck } from './check.ts';
import type { Participants } from './content-files/participants.ts';
import type { PreviewAnswer } from './content-files/preview.ts';
import type { Reencrypt } from './crypto/reencryption.ts';
import type { Api } from './http/api.ts';
import type { CarriedOver, Held } from './jobs/held-queue.ts';
import type { Recurring } from './jobs/recurring.ts';
import type { SubjectMails } from './mail/write.ts';
import type { PersonalData } from './personal-data/data.ts';
import type { SubmissionKind } from './submissions/kind.ts';

/** Settings that calls depend on. */
export interface RouteSettings {
  publicUrl?: string | undefined;
}

type Register = (api: Api, settings: RouteSettings) => void | Promise<void>;

/**
 * What a subject tells the parts of the server that serve all subjects and know none. Each folder of
 * a subject has a `subject.ts` with it, which `subjects.ts` collects.
 */
export interface Subject {
  /** Its calls under `/api`. Loaded on demand, because commands do not need them. */
  routes?: () => Promise<{ routes: Register }>;
  /** Its calls under `/api/staff`. */
  staffRoutes?: () => Promise<{ staffRoutes: Register }>;
  personal?: PersonalData;
  /** The mails that it writes, by what they are about. */
  mails?: SubjectMails;
  /** Missing if it encrypts nothing. */
  reencrypt?: Reencrypt;
  /** Work that a server repeats while it runs, by name. Several servers do it at once: see `Rounds`. */
  recurring?: Readonly<Record<string, (app: FastifyInstance) => Recurring>>;
  /** What it sends or publishes by itself, which waits for a person after a restore. */
  held?: Held;
  /** What a restored database takes over from the replaced one. */
  carriedOver?: CarriedOver;
  /** What `npm run status` says of it, by name. */
  checks?: Readonly<Record<string, DatabaseCheck>>;
  /** What its calls would answer if the draft of a list were published, for previews. */
  preview?: PreviewAnswer;
  /** Who has signed up for entries of its content list. */
  participants?: Participants;
  /** What people send, for the inbox of staff and the commands. */
  submissions?: readonly SubmissionKind[];
}
