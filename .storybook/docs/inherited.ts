interface Inherited {
  description: string;
  default?: string;
  /** The React types that declare it; from others it has no row. */
  from: readonly string[];
  /** For props of every element: the components for which it matters. */
  of?: readonly string[];
}

const pressed = ['Button', 'IconButton', 'Link', 'LinkButton', 'Tab'];
const typed = ['TextField', 'TextArea'];
const fields = [...typed, 'SelectField', 'CheckboxField'];
const button = 'ButtonHTMLAttributes';
const input = 'InputHTMLAttributes';
const controls = [input, 'TextareaHTMLAttributes', 'SelectHTMLAttributes'];
const everywhere = ['HTMLAttributes', 'DOMAttributes'];

/**
 * The native props with a row in the tables: those that readers look for. All others are passed on
 * too.
 */
export const inherited: Record<string, Inherited> = {
  disabled: {
    description: 'It cannot be used, and the keyboard passes it by. Say why nearby.',
    default: 'false',
    from: [button, ...controls],
  },
  required: { description: 'It must be filled in before the form is sent.', default: 'false', from: controls },
  readOnly: {
    description: 'Its value can be read and copied, not changed.',
    default: 'false',
    from: [input, 'TextareaHTMLAttributes'],
  },
  type: { description: 'The `type` of the native element.', from: [button, input] },
  name: { description: 'Its name in what the form sends.', from: [button, ...controls] },
  value: { description: 'Its value, when you hold it.', from: controls },
  defaultValue: { description: 'Its value at the start, when it holds it itself.', from: everywhere, of: fields },
  checked: { description: 'Whether it is ticked, when you hold it.', from: [input] },
  defaultChecked: {
    description: 'Whether it is ticked at the start.',
    default: 'false',
    from: everywhere,
    of: ['CheckboxField'],
  },
  placeholder: {
    description: 'An example of what to write; never instead of the label.',
    from: [input, 'TextareaHTMLAttributes'],
  },
  autoComplete: { description: 'What the browser may fill in, such as `email`.', from: controls },
  maxLength: { description: 'The most characters it takes.', from: [input, 'TextareaHTMLAttributes'] },
  href: { description: 'Where it leads.', from: ['AnchorHTMLAttributes'] },
  target: { description: 'The window it opens in. Say so where that is a new one.', from: ['AnchorHTMLAttributes'] },
  onClick: { description: 'It is pressed, by pointer or key.', from: everywhere, of: pressed },
  onChange: { description: 'Its value has changed.', from: [...everywhere, ...controls], of: fields },
  onBlur: { description: 'Focus has left it.', from: everywhere, of: fields },
  children: { description: 'Its content.', from: everywhere, of: [...pressed, 'Badge', 'Card', 'CardLink'] },
  className: { description: 'Added to the classes of its root.', from: everywhere },
};

interface Prop {
  name: string;
  parent?: { name: string; fileName: string };
}

/** Whether a prop has a row: all that the package declares itself, and those above. */
export function hasRow({ name, parent }: Prop, component: { name: string }): boolean {
  if (!parent?.fileName.includes('node_modules')) return true;
  const known = Object.hasOwn(inherited, name) ? inherited[name] : undefined;
  return !!known?.from.includes(parent.name) && (known.of?.includes(component.name) ?? true);
}
