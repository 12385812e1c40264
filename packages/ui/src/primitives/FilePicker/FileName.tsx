import { withoutDirectionMarks } from './withoutDirectionMarks.ts';

/** The name of a file, which turns no letter of the sentence around it. */
export function FileName({ name }: { name: string }) {
  return <bdi className="nz:bare">{withoutDirectionMarks(name)}</bdi>;
}
