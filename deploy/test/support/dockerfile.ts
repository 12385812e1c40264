import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type From, type Instruction, type JSONInstruction } from 'dockerfile-ast';

export const root = join(import.meta.dirname, '../../..');
export const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** An instruction of a Dockerfile, with its arguments as Docker parses them. */
export type Step =
  | { keyword: 'WORKDIR' | 'USER' | 'EXPOSE'; value: string }
  | { keyword: 'ENV'; variables: Record<string, string> }
  | { keyword: 'COPY'; from: string | undefined; sources: string[]; target: string }
  | { keyword: 'RUN'; command: string; caches: string[] }
  | { keyword: 'CMD' | 'ENTRYPOINT' | 'HEALTHCHECK'; command: string[] };

/** A stage: the instructions from one `FROM` to the next. */
export interface Stage {
  name: string;
  image: string;
  steps: Step[];
}

/** The words of `["a", "b"]`. The parser does not unescape them. */
function jsonWords(text: string | null): string[] {
  const words: unknown = JSON.parse(text ?? '');
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) throw new Error(`Not a list: ${text}`);
  return words;
}

function copyStep(copy: Copy): Step {
  const words = copy.getArguments().map((word) => word.getValue());
  const others = copy.getFlags().filter((flag) => flag.getName() !== 'from');
  if (others.length > 0) throw new Error(`This test does not know ${others.join(', ')}.`);
  return {
    keyword: 'COPY',
    from: copy.getFromFlag()?.getValue() ?? undefined,
    sources: words.slice(0, -1),
    target: words.at(-1) ?? '',
  };
}

function runStep(run: JSONInstruction): Step {
  const caches = run.getFlags().map((flag) => {
    const [, target] = /^--mount=type=cache,target=(\S+)$/.exec(flag.toString()) ?? [];
    if (!target) throw new Error(`This test does not know ${flag}.`);
    return target;
  });
  return { keyword: 'RUN', command: run.getRawArgumentsContent()?.replace(/^(?:--\S+\s+)+/, '') ?? '', caches };
}

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const raw = instruction.getRawArgumentsContent() ?? '';
  switch (keyword) {
    case 'WORKDIR':
    case 'USER':
    case 'EXPOSE':
      return { keyword, value: raw };
    case 'ENV':
      return { keyword, variables: Object.fromEntries(raw.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2))) };
    case 'COPY':
      return copyStep(instruction as Copy); // The parser makes one of each COPY.
    case 'RUN':
      return runStep(instruction as JSONInstruction); // The parser makes one of each RUN.
    case 'CMD':
    case 'ENTRYPOINT':
      return { keyword, command: jsonWords(raw) };
    case 'HEALTHCHECK':
      return { keyword, command: jsonWords(raw.slice(raw.indexOf('['))) };
    default:
      throw new Error(`This test does not know ${keyword}.`);
  }
}

/** The stages of the Dockerfile. @throws for an instruction that the tests do not support */
export function readStages(): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From; // The parser makes one of each FROM.
      stages.push({ name: from.getBuildStage() ?? '', image: from.getImage() ?? '', steps: [] });
    } else stages.at(-1)?.steps.push(stepOf(instruction));
  }
  return stages;
}
