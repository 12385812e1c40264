import { setTimeout as wait } from 'node:timers/promises';
import { takeBounce } from '../newsletter/bounces.ts';
import { claimMail, deleteMail, markFailed, markSent } from './claim.ts';
import { compose } from './compose.ts';
import type { MailContext } from './message.ts';
import type { Mail } from './outbox.ts';
import { type MailTransport, parseSmtpError } from './transport.ts';

/** How often the outbox is polled, for messages of other servers and retries. */
const POLL_MS = 15_000;
/** A message can be sent only after the transaction that queues it has ended. */
const COMMIT_DELAY_MS = 100;
const STOP_TIMEOUT_MS = 5_000;

const isOfNewsletter = ({ about }: Mail) => about === 'newsletter' || about === 'newsletter-confirm';

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
export class MailSender {
  readonly #options: SenderOptions;
  readonly #now: () => Date;
  #transport: Promise<MailTransport> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, as a `performance.now` time. */
  #dueAt = Number.POSITIVE_INFINITY;
  #currentRun: Promise<void> = Promise.resolve();
  #running = false;
  #stopped = false;
  #failure: string | undefined;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  /** Why nothing can be sent; `undefined` once something was. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** Starts sending, including what an earlier run left. */
  start(): void {
    this.#running = true;
    this.#schedule(0);
  }

  wake(): void {
    if (this.#running) this.#schedule(COMMIT_DELAY_MS);
  }

  /** If the current message does not finish soon, it is sent again after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#currentRun, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    (await this.#transport?.catch(() => undefined))?.close();
  }

  sendDue(): Promise<void> {
    // Runs are sequential, even if this is called again meanwhile.
    this.#currentRun = this.#currentRun.then(() => this.#sendAll());
    return this.#currentRun;
  }

  /** Schedules a run after a delay, unless one is due earlier, and repeats it. */
  #schedule(delay: number): void {
    const at = performance.now() + delay;
    if (this.#stopped || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => {
      this.#dueAt = Number.POSITIVE_INFINITY;
      void this.sendDue().then(() => this.#schedule(POLL_MS));
    }, delay);
    this.#timer.unref();
  }

  async #sendAll(): Promise<void> {
    try {
      while (!this.#stopped) {
        const mail = await claimMail(this.#options.store, this.#now());
        if (!mail || !(await this.#sendOne(mail))) return;
      }
    } catch (error) {
      // A database error: the outbox stays as it is.
      this.#reportFailure(error instanceof Error ? error.name : 'unknown error');
    }
  }

  /** @returns whether to continue with the next message */
  async #sendOne(mail: Mail): Promise<boolean> {
    const { store, transport } = this.#options;
    const message = await compose(mail, this.#options);
    if (!message) {
      await deleteMail(store, mail);
      return true;
    }
    try {
      this.#transport ??= transport();
      await (await this.#transport).send(message);
    } catch (error) {
      return this.#failed(mail, error);
    }
    await markSent(store, mail, this.#now());
    if (this.#failure) this.#options.log.info('mail is sent again');
    this.#failure = undefined;
    return true;
  }

  async #failed(mail: Mail, error: unknown): Promise<boolean> {
    const { reason, isPermanent, isGone } = parseSmtpError(error);
    if (isGone === 'sure' && mail.email && isOfNewsletter(mail)) {
      await takeBounce(this.#options.store, { email: mail.email, kind: 'permanent' });
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
