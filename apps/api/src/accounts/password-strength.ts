/** From this score on a password withstands someone who has stolen its hash. */
const LEAST_SCORE = 3;

/**
 * Whether a program would guess a password soon: common passwords, names and words, patterns of the keyboard, dates, repeats.
 *
 * @param own what the visitor gave beside it, such as the username: no password either
 */
export async function isEasyToGuess(password: string, own: string[]): Promise<boolean> {
  const { scoreOf } = await import('./password-estimator.ts');
  return scoreOf(password.normalize('NFKC').toLowerCase(), own) < LEAST_SCORE;
}
