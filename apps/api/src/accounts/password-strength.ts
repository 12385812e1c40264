/** The zxcvbn score that resists an attacker with a stolen hash. */
const MIN_SCORE = 3;

/** Whether zxcvbn guesses it. `own` is what else the visitor entered, such as the username. */
export async function isEasyToGuess(password: string, own: string[]): Promise<boolean> {
  const { passwordScore } = await import('./password-estimator.ts');
  return passwordScore(password.normalize('NFKC').toLowerCase(), own) < MIN_SCORE;
}
