import { onTestFinished } from 'vitest';
import { openSmtp } from './smtp-server.ts';

/** A local mail server that keeps what it accepts. It is closed when the test ends. */
export async function startSmtp() {
  const smtp = await openSmtp();
  onTestFinished(smtp.close);
  return smtp;
}
