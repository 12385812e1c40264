import { asWritten, type ReturnedFile, type ReturnedText, UnreadableFile } from './returned.ts';
import { wasOf } from './xliff.ts';
import { elementsIn, readXml, textIn, type XmlElement } from './xml.ts';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** @throws {UnreadableFile} if there is no such code point, as in `<cp hex="110000"/>` */
function characterOf(hex = ''): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  if (!(code <= 0x10ffff)) throw new UnreadableFile('badCharacter');
  return String.fromCodePoint(code);
}

/** The text of a `source` or `target`, with its codes. */
function inlineText({ children }: XmlElement, data: ReadonlyMap<string, string>): string {
  const dataOf = (attributes: Record<string, string>, name: string, shown: string) =>
    data.get(attributes[name] ?? '') ?? attributes[shown] ?? '';
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      const { name, attributes } = child;
      if (name === 'cp') return characterOf(attributes.hex);
      if (name === 'pc') {
        const inner = inlineText(child, data);
        const start = dataOf(attributes, 'dataRefStart', 'dispStart');
        return `${start}${inner}${dataOf(attributes, 'dataRefEnd', 'dispEnd')}`;
      }
      // A mark of a program around words.
      if (name === 'mrk') return inlineText(child, data);
      return dataOf(attributes, 'dataRef', 'disp');
    })
    .join('');
}

function returnedText(unit: XmlElement, place: string): ReturnedText {
  const data = new Map(elementsIn(unit, 'data').map((one) => [one.attributes.id ?? '', textIn(one)]));
  const textsOf = (name: string) => elementsIn(unit, name).map((one) => inlineText(one, data));
  const [sources, targets] = [textsOf('source'), textsOf('target')];
  const was = elementsIn(unit, 'mda:meta').find(({ attributes }) => attributes.type === 'was');
  return {
    id: `${place}#${unit.attributes.name ?? ''}`,
    english: sources.join(''),
    text: targets.length === 0 ? null : asWritten(targets.join('')),
    isWas: (text) => was !== undefined && textIn(was).trim() === wasOf(text),
  };
}

/** @throws {UnreadableFile} */
export function readXliff(file: string): ReturnedFile {
  const root = readXml(asWritten(file));
  if (root.name !== 'xliff' || root.attributes.xmlns !== NAMESPACE) throw new UnreadableFile('notXliff');
  const texts = elementsIn(root, 'file').flatMap((one) =>
    elementsIn(one, 'unit').map((unit) => returnedText(unit, one.attributes.original ?? '')),
  );
  return { language: root.attributes.trgLang ?? '', texts };
}
