/** What a question can be about. */
export type Topic =
  | 'greeting'
  | 'thanks'
  | 'identity'
  | 'speaks'
  // The climate records.
  | 'forecast'
  | 'yesterday'
  | 'past'
  | 'alerts'
  | 'compare'
  | 'population'
  | 'capital'
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
  | 'source'
  // How it is asked.
  | 'most'
  | 'least'
  | 'where'
  // The foundation.
  | 'donate'
  | 'pay'
  | 'raised'
  | 'volunteer'
  | 'partner'
  | 'courses'
  | 'impact'
  | 'reports'
  | 'privacy'
  | 'newsletter'
  | 'contact'
  | 'programs'
  | 'about'
  | 'reach'
  | 'team'
  // Phrases of several words that mean none of the topics that these words alone would mean.
  | 'aside';

/** The words of one language, folded (see `text/fold.ts`). */
export interface Words {
  /** Small words: they show the language, and say nothing about the subject. */
  small: string;
  /** Small words shared with another of the four languages, which show nothing. */
  shared: string;
  /** Words of the subject that only this language has. */
  own: string;
  /** How words of this language often begin or end, for those in no list. */
  forms: RegExp;
  /** Phrases by topic, with commas between. */
  topics: Partial<Record<Topic, string>>;
}
