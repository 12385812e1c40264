import { setTimeout as wait } from 'node:timers/promises';
import { type Carrier, failureOf } from './carrier.ts';
import { type Composing, compose } from './compose.ts';
import { claimMail, dropMail, type Mail, markFailed, markSent } from './outbox.ts';

/** How often the outbox is looked at: another server may have put something in, and what failed comes due. */
const LOOK_MS = 15_000;
/** The transaction that queues a message has to end before it can be sent. */
const SOON_MS = 100;
const STOP_MS = 5_000;

interface Log {
  warn(message: string): void;
  info(message: string): void;
  error(message: string): void;
}

interface SenderOptions extends Composing {
  carrier: () => Promise<Carrier>;
  log: Log;
  /** So that a test can move it. @default the real time */
  now?: (() => Date) | undefined;
}

/**
 * Sends what is in the outbox, one message after another. What the mail server does not take is tried again, ever later;
 * an outage is one line in the log, and its end another. It never throws into what queued a message.
 */
export class MailSender {
  readonly #options: SenderOptions;
  readonly #now: () => Date;
  #carrier: Promise<Carrier> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, by the clock that never goes back. */
  #planned = Number.POSITIVE_INFINITY;
  #turn: Promise<void> = Promise.resolve();
  #running = false;
  #stopped = false;
  #failing = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  /** Sends from now on, beginning with what was left by an earlier run. */
  start(): void {
    this.#running = true;
    this.#plan(0);
  }

  /** Something has been queued. */
  wake(): void {
    if (this.#running) this.#plan(SOON_MS);
  }

  /** Waits a little for the message under way. If that was too little, it is sent again after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#turn, wait(STOP_MS, undefined, { ref: false })]);
    (await this.#carrier?.catch(() => undefined))?.close();
  }

  /** Sends all that is due. */
  sendDue(): Promise<void> {
    // One after another, also when it is called again in the meantime.
    this.#turn = this.#turn.then(() => this.#sendAll());
    return this.#turn;
  }

  /** Sends all that is due after a delay, unless that is planned for sooner, and then again and again. */
  #plan(delay: number): void {
    const at = performance.now() + delay;
    if (this.#stopped || at >= this.#planned) return;
    clearTimeout(this.#timer);
    this.#planned = at;
    this.#timer = setTimeout(() => {
      this.#planned = Number.POSITIVE_INFINITY;
      void this.sendDue().then(() => this.#plan(LOOK_MS));
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
      // The database: what is in the outbox stays there.
      this.#warn(error instanceof Error ? error.name : 'unknown error');
    }
  }

  /** @returns whether the mail server works, so that it is worth going on. */
  async #sendOne(mail: Mail): Promise<boolean> {
    const { store, carrier } = this.#options;
    const message = await compose(mail, this.#options);
    if (!message) {
      await dropMail(store, mail);
      return true;
    }
    try {
      this.#carrier ??= carrier();
      await (await this.#carrier).send(message);
    } catch (error) {
      return this.#failed(mail, error);
    }
    await markSent(store, mail, this.#now());
    if (this.#failing) this.#options.log.info('mail is sent again');
    this.#failing = false;
    return true;
  }

  async #failed(mail: Mail, error: unknown): Promise<boolean> {
    const { code, forGood } = failureOf(error);
    const givenUp = await markFailed(this.#options.store, mail, { now: this.#now(), code, forGood });
    if (givenUp) this.#options.log.error(`a ${mail.kind} about ${mail.about} could not be mailed: ${code}`);
    else this.#warn(code);
    return forGood;
  }

  #warn(code: string): void {
    if (!this.#failing) this.#options.log.warn(`mail cannot be sent, and is tried again: ${code}`);
    this.#failing = true;
  }
}
