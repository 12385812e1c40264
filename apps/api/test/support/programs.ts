import { join } from 'node:path';
import { inject } from 'vitest';

type ProgramName =
  | 'server'
  | 'content'
  | 'documents'
  | 'inbox'
  | 'privacy'
  | 'backup'
  | 'restore'
  | 'held'
  | 'rehearse'
  | 'status'
  | 'staff'
  | 'translations'
  | 'mail';

/** The file of the bundled server, or of one of its commands. */
export const program = (name: ProgramName, folder = inject('programs')) => join(folder, `${name}.js`);

/** A shared compile cache, which makes later starts faster. */
export const compileCache = () => ({ NODE_COMPILE_CACHE: join(inject('programs'), 'compiled') });
