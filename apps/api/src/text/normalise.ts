/** Nothing visible: spaces, default-ignorable characters, fillers, the empty Braille cell. */
export const BLANK = '^[\\s\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800]*$';
const blank = new RegExp(BLANK, 'u');

export const isBlank = (text: string) => blank.test(text);

/** One spelling for each text: trimmed, composed accents, one kind of line break. */
export const normalise = (text: string) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** The same for an optional field: null if it is blank. */
export const normaliseOrNull = (text = '') => (isBlank(text) ? null : normalise(text));
