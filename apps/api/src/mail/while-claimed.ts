const RENEWED_MS = 60_000;

/**
 * Sends a message and renews its claim every minute until it is sent. A slow mail server may take longer
 * than a claim lasts, and meanwhile no other server may send the same message.
 */
export async function whileClaimed<Result>(renew: () => Promise<void>, send: () => Promise<Result>): Promise<Result> {
  // One failed renewal does no harm: a claim lasts three minutes.
  const timer = setInterval(() => void renew().catch(() => {}), RENEWED_MS).unref();
  try {
    return await send();
  } finally {
    clearInterval(timer);
  }
}
