import { defineMessages } from 'react-intl';

export const textAreaMessages = defineMessages<{ left: { count: string }; over: { count: string } }>({
  left: {
    id: 'ui.TextArea.left',
    defaultMessage: 'Characters left: {count}',
    description: 'Below a text box with a limit: how many more characters fit. {count} is a formatted number',
  },
  over: {
    id: 'ui.TextArea.over',
    defaultMessage: 'Characters over the limit: {count}',
    description:
      'Under a text box with a limit, when the text is too long: by how many characters. {count} is a formatted number',
  },
});
