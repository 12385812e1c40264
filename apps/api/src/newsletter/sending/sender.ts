import { Rounds } from '../../jobs/rounds.ts';
import type { MailContext } from '../../mail/context.ts';
import type { Message } from '../../mail/message.ts';
import { type MailTransport, parseSmtpError } from '../../mail/transport.ts';
import { whileClaimed } from '../../mail/while-claimed.ts';
import { composeLetter } from '../letter/compose.ts';
import {
  type Delivery,
  finishIssues,
  GONE,
  handOver,
  markOrphansUnclear,
  markRefused,
  markSent,
  markSkipped,
  markUnclear,
  readDue,
  renewHandOver,
} from './deliveries.ts';

const POLL_MS = 15_000;
const STOP_TIMEOUT_MS = 5_000;
/** The error of a message that could not be written. */
const NOT_COMPOSED = 'cannot be composed';

interface Log {
  warn(message: string): void;
  info(message: string): void;
}

interface SenderOptions extends MailContext {
  transport: () => Promise<MailTransport>;
  log: Log;
  /** Replaced in tests. */
  now?: () => Date;
}

/** Sends issues, one message at a time over one connection (docs/adr/0039). */
export class LetterSender extends Rounds {
  readonly #options: SenderOptions;
  readonly #now: () => Date;
  #transport: Promise<MailTransport> | undefined;
  #failing = false;
  /** Issues that were logged as they cannot be composed. */
  readonly #broken = new Set<string>();

  constructor(options: SenderOptions) {
    super({ everyMs: POLL_MS, stopMs: STOP_TIMEOUT_MS });
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
  }

  override async stop(): Promise<void> {
    await super.stop();
    (await this.#transport?.catch(() => undefined))?.close();
  }

  protected override async work(): Promise<void> {
    const { store } = this.#options;
    await markOrphansUnclear(store, this.#now());
    await this.#sendBatches();
    await finishIssues(store, this.#now());
  }

  /** A database error: what was not handed over stays as it is. */
  protected override failed(error: unknown): void {
    this.#reportFailure(error instanceof Error ? error.name : 'unknown error');
  }

  async #sendBatches(): Promise<void> {
    let due = await readDue(this.#options.store, this.#now());
    // Before a message is handed over, so that none is unclear only because the mail server is away.
    if (due.length === 0 || !(await this.#isReachable())) return;
    while (due.length > 0) {
      for (const delivery of due) {
        if (this.isStopped || !(await this.#sendOne(delivery))) return;
      }
      due = await readDue(this.#options.store, this.#now());
    }
  }

  async #isReachable(): Promise<boolean> {
    try {
      this.#transport ??= this.#options.transport();
      await (await this.#transport).verify();
      return true;
    } catch (error) {
      this.#reportFailure(parseSmtpError(error).reason);
      return false;
    }
  }

  /** @returns whether to continue with the next message */
  async #sendOne(delivery: Delivery): Promise<boolean> {
    const { store } = this.#options;
    let message: Message | undefined;
    try {
      message = await composeLetter(delivery, this.#options);
    } catch (error) {
      await this.#notComposed(delivery, error);
      return true;
    }
    if (!message) {
      await markSkipped(store, delivery);
      return true;
    }
    // Otherwise another server has it, or the issue was stopped.
    if (!(await handOver(store, delivery, this.#now()))) return true;
    return this.#deliver(delivery, message);
  }

  /** It is tried again later, and keeps no other issue waiting. */
  async #notComposed(delivery: Delivery, error: unknown): Promise<void> {
    const { store, log } = this.#options;
    if (await handOver(store, delivery, this.#now())) {
      await markRefused(store, delivery, { now: this.#now(), code: NOT_COMPOSED, isPermanent: false });
    }
    const { issue_id } = delivery;
    if (!this.#broken.has(issue_id))
      log.warn(`the issue ${issue_id} cannot be composed: ${error instanceof Error ? error.name : 'unknown error'}`);
    this.#broken.add(issue_id);
  }

  async #deliver(delivery: Delivery, message: Message): Promise<boolean> {
    const { store, log } = this.#options;
    try {
      const transport = await this.#transport;
      await whileClaimed(
        () => renewHandOver(store, delivery, this.#now()),
        async () => transport?.send(message),
      );
    } catch (error) {
      return this.#refused(delivery, error);
    }
    await markSent(store, delivery);
    if (this.#failing) log.info('the newsletter is sent again');
    this.#failing = false;
    return true;
  }

  async #refused(delivery: Delivery, error: unknown): Promise<boolean> {
    const { store, log } = this.#options;
    const { code, isPermanent, isAnswered, isGone } = parseSmtpError(error);
    if (isAnswered) {
      await markRefused(store, delivery, { now: this.#now(), code: isGone === 'no' ? code : GONE, isPermanent });
      // What concerns this address only does not keep the others waiting.
      if (/^(?:EENVELOPE|EMESSAGE) (?!421)/.test(code)) return true;
    } else {
      log.warn(`it is unclear whether the mail server accepted a newsletter: ${code}`);
      await markUnclear(store, delivery, code);
    }
    this.#reportFailure(code);
    return false;
  }

  #reportFailure(code: string): void {
    if (!this.#failing) this.#options.log.warn(`the newsletter cannot be sent, and is tried again: ${code}`);
    this.#failing = true;
  }
}
