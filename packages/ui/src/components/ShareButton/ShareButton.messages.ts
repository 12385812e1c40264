import { defineMessages } from 'react-intl';

export const shareButtonMessages = defineMessages({
  share: { id: 'ui.ShareButton.share', defaultMessage: 'Share', description: 'Button that shares a link' },
  copied: {
    id: 'ui.ShareButton.copied',
    defaultMessage: 'Link copied',
    description: 'In the place of "Share" for two seconds, and said by a screen reader',
  },
  notCopied: {
    id: 'ui.ShareButton.notCopied',
    defaultMessage: 'Copy this link:',
    description: 'Before a link, when the browser does not let it be copied',
  },
});
