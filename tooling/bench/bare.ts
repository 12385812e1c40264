/** The same interaction on bare React elements: only React and the site's markup. */
import type { Page } from 'playwright';
import { bundle } from './bundle.ts';
import { createElementCall, type NodeData } from './element.ts';

/** The first event of an interaction. Tabs react to mousedown, other elements to click. */
export type Event = 'click' | 'mousedown' | 'change' | 'keydown';

export interface Bare {
  event: Event;
  /** The changed part of the page, before and after the interaction. */
  before: NodeData[];
  after: NodeData[];
  /**
   * The field to type into. It belongs to the same form, because browsers check all fields of a
   * form for autofill with each key.
   */
  field: { tag: string; form: string };
}

/** The element that is pressed, chosen from or typed into. */
function triggerOf({ event, field: { tag, form } }: Bare): string {
  const all: Record<Event, string> = {
    click: `h('button', { id: 'bare-trigger', onClick: toggle }, 'Bare')`,
    mousedown: `h('button', { id: 'bare-trigger', onMouseDown: toggle }, 'Bare')`,
    change: `h('select', { id: 'bare-trigger', onChange: toggle }, h('option', null, '0'), h('option', null, '1'))`,
    keydown: `h('${tag}', { id: 'bare-trigger', form: '${form}', value, onChange: (event) => setValue(event.target.value) })`,
  };
  return all[event];
}

const fragment = (nodes: NodeData[]) => `h(${['Fragment', 'null', ...nodes.map(createElementCall)].join()})`;

const program = (bare: Bare) => `
  import { createElement as h, Fragment, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const area = (isAfter) => (isAfter ? ${fragment(bare.after)} : ${fragment(bare.before)});
  function Bare() {
    const [isAfter, setAfter] = useState(false);
    const [value, setValue] = useState('');
    const toggle = () => setAfter(!isAfter);
    return h(Fragment, null, ${triggerOf(bare)}, h('div', { id: 'bare-area', 'aria-label': String(isAfter) }, area(isAfter)));
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(h(Bare));`;

/** Appends the bare elements to a page: `#bare-trigger`, and `#bare-area`, which it toggles. */
export async function addBare(page: Page, bare: Bare): Promise<void> {
  await page.addScriptTag({ content: await bundle(program(bare)), type: 'module' });
  await page.locator('#bare-trigger').waitFor();
}
