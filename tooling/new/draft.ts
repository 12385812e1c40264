import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a generator writes and runs, and the steps left for a person. */
export interface Plan {
  /** Path from the root to the whole text of the file. */
  files: Map<string, string>;
  /** Commands that generate other files from these. */
  commands: string[];
  next: string[];
}

/**
 * Collects the changes of a generator. New files must not exist, and replaced text must be found.
 */
export class Draft {
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #commands: string[] = [];
  readonly #steps: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  exists(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** Creates a file. */
  create(path: string, text: string): void {
    if (this.exists(path)) throw new Error(`${path} already exists; nothing was written`);
    this.#files.set(path, `${text.trim()}\n`);
  }

  /** Replaces the single match of `place`. */
  change(path: string, place: RegExp, replacement: (...found: string[]) => string): void {
    const before = this.read(path);
    if (!place.test(before))
      throw new Error(`${path} has changed: ${place} was not found. Update the generator in tooling/new`);
    this.#files.set(path, before.replace(place, replacement));
  }

  /** Replaces the whole text of a file. */
  replace(path: string, text: string): void {
    this.#files.set(path, text);
  }

  /** Adds an entry to a JSON file, sorted by name. */
  addEntry(path: string, name: string, text: string): void {
    const entries: Record<string, string> = { ...JSON.parse(this.read(path)), [name]: text };
    const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#files.set(path, `${JSON.stringify(sorted, null, 2)}\n`);
  }

  /** Adds a line at the top of the file; the formatter sorts the imports. */
  addImport(path: string, line: string): void {
    this.#files.set(path, `${line}\n${this.read(path)}`);
  }

  /** Adds commands to run after writing the files. */
  run(...commands: string[]): void {
    this.#commands.push(...commands);
  }

  /** Adds steps for the person. */
  next(...steps: string[]): void {
    this.#steps.push(...steps);
  }

  get plan(): Plan {
    return { files: this.#files, commands: this.#commands, next: this.#steps };
  }
}
