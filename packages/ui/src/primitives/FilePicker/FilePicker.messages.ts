import { defineMessages, type NoMessageValues } from 'react-intl';

export const filePickerMessages = defineMessages<{
  choose: NoMessageValues;
  another: NoMessageValues;
  drop: NoMessageValues;
  photograph: NoMessageValues;
  hint: { limit: string };
  checking: NoMessageValues;
  chosen: { name: string; size: string };
  kilobytes: { size: string };
  megabytes: { size: string };
  remove: { name: string };
  sending: { name: string };
  stop: NoMessageValues;
  again: NoMessageValues;
  sent: NoMessageValues;
  kind: { name: string };
  size: { name: string; size: string; limit: string };
  empty: { name: string };
  unreadable: { name: string };
}>({
  choose: {
    id: 'ui.FilePicker.choose',
    defaultMessage: 'Choose a file or drop it here',
    description: 'In the field for a file, which opens the files of the device',
  },
  another: {
    id: 'ui.FilePicker.another',
    defaultMessage: 'Choose another file',
    description: 'The same when a file has been chosen',
  },
  drop: {
    id: 'ui.FilePicker.drop',
    defaultMessage: 'Paste or drop a file here',
    description:
      'Said by a screen reader at the place beside the button, where a file can be pasted or dropped by keyboard',
  },
  photograph: {
    id: 'ui.FilePicker.photograph',
    defaultMessage: 'Take a photo',
    description: 'Button on phones that opens the camera instead of the file dialog',
  },
  hint: {
    id: 'ui.FilePicker.hint',
    defaultMessage: 'PDF, JPEG or PNG, at most {limit}',
    description: 'Below the field for a file. {limit} is a size, "5 MB"',
  },
  checking: {
    id: 'ui.FilePicker.checking',
    defaultMessage: 'Looking at the file…',
    description: 'Announced while the content of a chosen file is checked',
  },
  chosen: {
    id: 'ui.FilePicker.chosen',
    defaultMessage: 'Chosen: {name}, {size}',
    description: 'Announced when a file was chosen',
  },
  kilobytes: { id: 'ui.FilePicker.kilobytes', defaultMessage: '{size} kB', description: 'A size of a file' },
  megabytes: { id: 'ui.FilePicker.megabytes', defaultMessage: '{size} MB', description: 'A size of a file' },
  remove: {
    id: 'ui.FilePicker.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button with a cross beside the name of a chosen file',
  },
  sending: {
    id: 'ui.FilePicker.sending',
    defaultMessage: 'Sending {name}',
    description: 'Label of a bar that shows how much of a file has been sent',
  },
  stop: { id: 'ui.FilePicker.stop', defaultMessage: 'Stop', description: 'Button that stops sending a file' },
  again: {
    id: 'ui.FilePicker.again',
    defaultMessage: 'Send it again',
    description: 'Button after a file could not be sent',
  },
  sent: { id: 'ui.FilePicker.sent', defaultMessage: 'Sent', description: 'Beside an uploaded file' },
  kind: {
    id: 'ui.FilePicker.kind',
    defaultMessage: '{name} is not a PDF, JPEG or PNG file. Choose another one.',
    description: 'Error at the field for a file. {name} is the name of the file',
  },
  size: {
    id: 'ui.FilePicker.size',
    defaultMessage: '{name} is {size}. Choose a file of at most {limit}.',
    description: 'Error at the field for a file. {name} is the name of the file, the others are sizes, "5 MB"',
  },
  empty: {
    id: 'ui.FilePicker.empty',
    defaultMessage: '{name} is empty. Choose another file.',
    description: 'Error at the field for a file. {name} is the name of the file',
  },
  unreadable: {
    id: 'ui.FilePicker.unreadable',
    defaultMessage: '{name} could not be read. Choose it again.',
    description: 'Error at the field for a file. {name} is the name of the file',
  },
});
