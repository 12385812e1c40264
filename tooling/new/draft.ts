import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Collects the changes of a generator. New files must not exist, and replaced text must be found.
 */
export class Draft {
  /** Path from the root to the whole text of the file. */
  readonly files = new Map<string, string>();
  /** Commands that generate other files from these. */
  readonly commands: string[] = [];
  /** The steps left for a person. */
  readonly next: string[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  read(path: string): string {
    return this.files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** The files of a pattern, from the root. */
  find(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#root });
  }

  /** Creates a file. */
  create(path: string, text: string): void {
    if (this.files.has(path) || existsSync(join(this.#root, path)))
      throw new Error(`${path} already exists; nothing was written`);
    this.files.set(path, text);
  }

  /** Adds to a catalogue of messages, which `npm run messages` then sorts. */
  addMessages(path: string, texts: Record<string, string>): void {
    const known = this.files.has(path) || existsSync(join(this.#root, path)) ? this.read(path) : '{}';
    this.files.set(path, JSON.stringify({ ...JSON.parse(known), ...texts }));
  }

  /** Replaces the single match of `place`. */
  change(path: string, place: RegExp, replacement: (...found: string[]) => string): void {
    const before = this.read(path);
    if (!place.test(before))
      throw new Error(`${path} has changed: ${place} was not found. Update the generator in tooling/new`);
    this.files.set(path, before.replace(place, replacement));
  }
}
