/** What a question can be about. */
export type Topic =
  | 'greeting'
  | 'thanks'
  | 'identity'
  // The climate records.
  | 'forecast'
  | 'alerts'
  | 'compare'
  | 'population'
  | 'heat'
  | 'cold'
  | 'wind'
  | 'cleanAir'
  | 'dirtyAir'
  | 'air'
  | 'humidity'
  | 'rain'
  | 'visibility'
  | 'weather'
  | 'advice'
  | 'trend'
  // How it is asked.
  | 'most'
  | 'least'
  | 'where'
  // The foundation.
  | 'donate'
  | 'volunteer'
  | 'partner'
  | 'courses'
  | 'impact'
  | 'contact'
  | 'programs'
  | 'about'
  | 'reach'
  | 'team';

/** The words of one language, folded (see `text/fold.ts`). */
export interface Words {
  /** Small words: they tell the language, and say nothing of the subject. */
  small: string;
  /** Small words shared with another of the four languages, which tell nothing. */
  shared: string;
  /** Words of the subject that only this language has. */
  own: string;
  /** Phrases by topic, with commas between. */
  topics: Partial<Record<Topic, string>>;
}
