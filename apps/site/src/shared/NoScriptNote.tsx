import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Says what does not work without JavaScript, and what to do instead. */
export function NoScriptNote({ text }: { text: MessageDescriptor }) {
  return (
    <noscript>
      <p className="nz:max-w-measure">
        <FormattedMessage {...text} />
      </p>
    </noscript>
  );
}
