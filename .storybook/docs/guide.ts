/** The guidance on a component's docs page, in `parameters.guide` of its stories' meta. */
export interface Guide {
  /** The names of the ARIA practices in `practices` that its keyboard support follows. */
  keyboard?: Practice[];
  /** When and how to use it, a sentence each. The story `Do` is its picture. */
  do?: string[];
  /** What not to do, and what to use instead, a sentence each. The story `Dont` is its picture. */
  dont?: string[];
}

/** A key and its effect. */
export type KeyRow = readonly [keys: string, does: string];

const apg = 'https://www.w3.org/WAI/ARIA/apg/patterns';

/**
 * Keyboard support as defined by the ARIA authoring practices, or by the native element if there is
 * one.
 */
export const practices = {
  button: {
    name: 'Button',
    source: `${apg}/button/`,
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Enter, Space', 'Presses it'],
    ],
  },
  link: {
    name: 'Link',
    source: `${apg}/link/`,
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Enter', 'Follows the link'],
    ],
  },
  text: {
    name: 'Text input',
    source: 'https://html.spec.whatwg.org/multipage/input.html',
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Enter', 'Submits the form; in a text area it starts a new line'],
    ],
  },
  search: {
    name: 'Search input',
    source: 'https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)',
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Enter', 'Submits the form'],
      ['Escape', 'Clears it'],
    ],
  },
  select: {
    name: 'Native select',
    source: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element',
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Space, Alt + ↓', 'Opens the list'],
      ['↑, ↓', 'Chooses the previous or next option'],
      ['A letter', 'Chooses the next option that starts with it'],
      ['Escape', 'Closes the list'],
    ],
  },
  checkbox: {
    name: 'Checkbox',
    source: `${apg}/checkbox/`,
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Space', 'Ticks or unticks it'],
    ],
  },
  radio: {
    name: 'Radio group',
    source: `${apg}/radio/`,
    keys: [
      ['Tab', 'Moves focus to the chosen option, or the first, and past the group'],
      ['↓, →', 'Chooses the next option, and wraps to the first'],
      ['↑, ←', 'Chooses the previous option, and wraps to the last'],
      ['Space', 'Chooses the focused option if none is chosen'],
    ],
  },
  switch: {
    name: 'Switch',
    source: `${apg}/switch/`,
    keys: [
      ['Tab', 'Moves focus to it and past it'],
      ['Space', 'Turns it on or off'],
    ],
  },
  tabs: {
    name: 'Tabs',
    source: `${apg}/tabs/`,
    keys: [
      ['Tab', 'Moves focus to the selected tab, then into the panel'],
      ['→, ←', 'Moves to the next or previous enabled tab and wraps around; reversed in right-to-left pages'],
      ['Home, End', 'Moves to the first or last tab'],
      ['Enter, Space', 'Selects the focused tab if `activationMode` is `manual`'],
    ],
  },
  dialog: {
    name: 'Dialog (modal)',
    source: `${apg}/dialog-modal/`,
    keys: [
      ['Tab, Shift + Tab', 'Moves between its controls; focus is trapped inside'],
      ['Escape', 'Closes it and returns focus to its trigger'],
    ],
  },
  disclosure: {
    name: 'Disclosure',
    source: `${apg}/disclosure/`,
    keys: [
      ['Tab', 'Moves focus to its title, then into the open content'],
      ['Enter, Space', 'Opens or closes it'],
    ],
  },
  navigation: {
    name: 'Disclosure navigation',
    source: `${apg}/disclosure/examples/disclosure-navigation/`,
    keys: [
      ['Tab, Shift + Tab', 'Moves between links and buttons, and into an open menu'],
      ['Enter, Space', 'Opens or closes the menu of the focused button'],
      ['Escape', 'Closes the menu; focus returns to its button'],
    ],
  },
  carousel: {
    name: 'Carousel',
    source: `${apg}/carousel/`,
    keys: [
      ['Tab', 'Moves to pause, previous, next and the slides; rotation stops while focus is inside'],
      ['Enter, Space', 'Presses the focused control'],
    ],
  },
  toast: {
    name: 'Toast',
    source: `${apg}/alert/`,
    keys: [
      ['F6', 'Moves focus to the toast region, and back'],
      ['Tab', 'Moves between the buttons of the toasts'],
      ['Enter, Space', 'Presses the focused button'],
      ['Escape', 'Closes the toast that has focus'],
    ],
  },
} satisfies Record<string, { name: string; source: string; keys: readonly KeyRow[] }>;

type Practice = keyof typeof practices;
