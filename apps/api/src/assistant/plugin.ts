import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../http/semaphore.ts';
import { type ContextFor, createContexts } from './context.ts';
import { embeddedAssistant } from './embedded.ts';
import { modelAssistant } from './language-model/model-assistant.ts';
import { OpenAiModel, type OpenAiOptions } from './language-model/openai.ts';
import { assistantProblems } from './problems.ts';
import type { Assistant } from './types.ts';

export interface AssistantOptions {
  /** Without it only the embedded assistant answers. */
  ai?: OpenAiOptions;
  /** How many questions a language model may answer at once. @default 4 */
  aiConcurrency?: number;
  /** Milliseconds between two comments that keep a stream open. @default 10 000 */
  heartbeatMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    assistant: Assistant;
    /** The content and the words of a language, which answers and the search of the site share. */
    assistantContext: ContextFor;
    assistantSemaphore: Semaphore;
    assistantHeartbeatMs: number;
  }
}

export function assistant(app: FastifyInstance, options: AssistantOptions = {}): void {
  const { ai, aiConcurrency = 4, heartbeatMs = 10_000 } = options;
  const contextFor = createContexts(app);
  app.decorate('assistantContext', contextFor);
  app.decorate(
    'assistant',
    ai ? modelAssistant(new OpenAiModel(ai), contextFor, app.log) : embeddedAssistant(contextFor),
  );
  // Models process few questions at once, so a longer queue would not help.
  const semaphore = new Semaphore({
    maxRunning: ai ? aiConcurrency : Number.POSITIVE_INFINITY,
    refusal: assistantProblems.assistantBusy,
    retryAfter: 5,
  });
  app.decorate('assistantSemaphore', semaphore);
  app.decorate('assistantHeartbeatMs', heartbeatMs);
}
