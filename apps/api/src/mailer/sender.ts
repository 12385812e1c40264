import { Rounds } from '../jobs/rounds.ts';
import { claimMail, deleteMail, markFailed, markSent, renewClaim } from '../mail/claim.ts';
import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import { type MailTransport, parseSmtpError } from '../mail/transport.ts';
import { whileClaimed } from '../mail/while-claimed.ts';
import { compose } from './compose.ts';
import { mailsAbout } from './mails-about.ts';

const POLL_MS = 15_000;
const STOP_TIMEOUT_MS = 5_000;

interface Log {
  warn(message: string): void;
  info(message: string): void;
  error(message: string): void;
}

interface SenderOptions extends MailContext {
  transport: () => Promise<MailTransport>;
  log: Log;
  /** Replaced in tests. */
  now?: () => Date;
}

/** One message at a time. An outage is one line in the log, and its end another. */
export class MailSender extends Rounds {
  readonly #options: SenderOptions;
  readonly #now: () => Date;
  #transport: Promise<MailTransport> | undefined;
  #failure: string | undefined;

  constructor(options: SenderOptions) {
    super({ everyMs: POLL_MS, stopMs: STOP_TIMEOUT_MS });
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  /** Why nothing can be sent; `undefined` once something was. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** If the current message does not finish soon, it is sent again after the next start. */
  override async stop(): Promise<void> {
    await super.stop();
    (await this.#transport?.catch(() => undefined))?.close();
  }

  protected override async work(): Promise<void> {
    while (!this.isStopped) {
      const mail = await claimMail(this.#options.store, this.#now());
      if (!mail || !(await this.#sendOne(mail))) return;
    }
  }

  /** A database error: the outbox stays as it is. */
  protected override failed(error: unknown): void {
    this.#reportFailure(error instanceof Error ? error.name : 'unknown error');
  }

  /** @returns whether to continue with the next message */
  async #sendOne(mail: Mail): Promise<boolean> {
    const { store, transport } = this.#options;
    let message: Message | undefined;
    try {
      message = await compose(mail, this.#options);
    } catch (error) {
      return this.#notComposed(mail, error);
    }
    if (!message) {
      await deleteMail(store, mail);
      return true;
    }
    try {
      this.#transport ??= transport();
      const open = await this.#transport;
      const composed = message;
      await whileClaimed(
        () => renewClaim(store, mail, this.#now()),
        () => open.send(composed),
      );
    } catch (error) {
      return this.#refused(mail, error);
    }
    await markSent(store, mail, this.#now());
    if (this.#failure) this.#options.log.info('mail is sent again');
    this.#failure = undefined;
    return true;
  }

  /** Throws if the database fails too. Otherwise the next message is sent. */
  async #notComposed(mail: Mail, error: unknown): Promise<boolean> {
    // Only the name: an error message may quote what a person wrote.
    const reason = `not composed: ${error instanceof Error ? error.name : 'unknown error'}`;
    const givenUp = await markFailed(this.#options.store, mail, { now: this.#now(), reason, isPermanent: false });
    const what = `a ${mail.kind} about ${mail.about} could not be composed`;
    this.#options.log[givenUp ? 'error' : 'warn'](`${what}: ${reason}`);
    return true;
  }

  async #refused(mail: Mail, error: unknown): Promise<boolean> {
    const { reason, isPermanent, isGone } = parseSmtpError(error);
    if (isGone === 'sure' && mail.email) {
      await mailsAbout(mail.about)?.mailboxIsGone?.(this.#options.store, mail.email);
    }
    const givenUp = await markFailed(this.#options.store, mail, { now: this.#now(), reason, isPermanent });
    if (givenUp) this.#options.log.error(`a ${mail.kind} about ${mail.about} could not be mailed: ${reason}`);
    else this.#reportFailure(reason);
    return isPermanent;
  }

  #reportFailure(reason: string): void {
    if (!this.#failure) this.#options.log.warn(`mail cannot be sent, and is tried again: ${reason}`);
    this.#failure = reason;
  }
}
