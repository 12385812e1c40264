/** Texts that someone has left as they typed them, in this tab. */
const left = new Set<string>();

const keyOf = (text: string, language: string) => `${language} ${text}`;

export const leaveAsTyped = (text: string, language: string) => void left.add(keyOf(text, language));

export const isLeftAsTyped = (text: string, language: string) => left.has(keyOf(text, language));
