interface Inherited {
  description: string;
  default?: string;
  /** The React types that declare it; from others it has no row. */
  from: readonly string[];
  /** For props of every element: the components for which it matters. */
  of?: readonly string[];
}

const pressable = ['Button', 'IconButton', 'Link', 'LinkButton', 'Tab'];
const textFields = ['TextField', 'TextArea'];
const fields = [...textFields, 'SelectField', 'CheckboxField'];
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
    description: 'Disables it; the keyboard skips it. Explain nearby why.',
    default: 'false',
    from: [button, ...controls],
  },
  required: { description: 'It must be filled in before the form is submitted.', default: 'false', from: controls },
  readOnly: {
    description: 'Its value can be read and copied, not changed.',
    default: 'false',
    from: [input, 'TextareaHTMLAttributes'],
  },
  type: { description: 'The `type` of the native element.', from: [button, input] },
  name: { description: 'The name under which the form submits it.', from: [button, ...controls] },
  value: { description: 'Its value, if it is controlled.', from: controls },
  defaultValue: { description: 'Its initial value, if it is uncontrolled.', from: everywhere, of: fields },
  checked: { description: 'Whether it is ticked, if it is controlled.', from: [input] },
  defaultChecked: {
    description: 'Whether it is ticked initially, if it is uncontrolled.',
    default: 'false',
    from: everywhere,
    of: ['CheckboxField'],
  },
  placeholder: {
    description: 'An example value; never a replacement for the label.',
    from: [input, 'TextareaHTMLAttributes'],
  },
  autoComplete: { description: 'The kind of autofill, such as `email`.', from: controls },
  maxLength: { description: 'The maximum number of characters.', from: [input, 'TextareaHTMLAttributes'] },
  href: { description: 'The target URL.', from: ['AnchorHTMLAttributes'] },
  target: { description: 'The window it opens in. Tell users if that is a new one.', from: ['AnchorHTMLAttributes'] },
  onClick: { description: 'Called on a click, by pointer or keyboard.', from: everywhere, of: pressable },
  onChange: { description: 'Called when its value has changed.', from: [...everywhere, ...controls], of: fields },
  onBlur: { description: 'Called when it loses focus.', from: everywhere, of: fields },
  children: { description: 'Its content.', from: everywhere, of: [...pressable, 'Badge', 'Card', 'CardLink'] },
  className: { description: 'Added to the classes of its root element.', from: everywhere },
};

interface Prop {
  name: string;
  parent?: { name: string; fileName: string };
}

/** Whether a prop has a row: all that the package declares itself, and those above. */
export function hasRow({ name, parent }: Prop, component: { name: string }): boolean {
  if (!parent?.fileName.includes('node_modules')) return true;
  const entry = Object.hasOwn(inherited, name) ? inherited[name] : undefined;
  return !!entry?.from.includes(parent.name) && (entry.of?.includes(component.name) ?? true);
}
