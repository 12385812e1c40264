/** The same action on bare React elements: what a page could do with React, the site's markup and nothing else. */
import type { Page } from 'playwright';
import { bundle } from './bundle.ts';
import { createElementCall, type NodeData } from './element.ts';

/** The event that an interaction begins with. A tab is switched when the mouse goes down, the others when it comes up. */
export type Event = 'click' | 'mousedown' | 'change' | 'keydown';

export interface Bare {
  event: Event;
  /** The part of the page that the interaction changes, before and after it. */
  before: NodeData[];
  after: NodeData[];
  /** What the interaction is done with. In the same form: with each key the browser looks at all fields of a form, to fill them in. */
  field: { tag: string; form: string };
}

/** What is pressed, chosen from or typed into. */
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

/** Puts the bare elements at the end of a page: `#bare-trigger`, and `#bare-area` that it changes to and fro. */
export async function addBare(page: Page, bare: Bare): Promise<void> {
  await page.addScriptTag({ content: await bundle(program(bare)), type: 'module' });
  await page.locator('#bare-trigger').waitFor();
}
