const RENEWED_MS = 60_000;

/**
 * Sends a message, and renews its claim each minute until that has ended: a mail server may take longer
 * than a claim lasts, and no other server must send the same message meanwhile.
 */
export async function whileClaimed<Result>(renew: () => Promise<void>, send: () => Promise<Result>): Promise<Result> {
  // A renewal that fails is tried again; the claim lasts for three of them.
  const timer = setInterval(() => void renew().catch(() => {}), RENEWED_MS).unref();
  try {
    return await send();
  } finally {
    clearInterval(timer);
  }
}
