import { defineMessages } from 'react-intl';

export const shareButtonMessages = defineMessages({
  share: { id: 'ui.ShareButton.share', defaultMessage: 'Share', description: 'Button that shares a link' },
  copied: {
    id: 'ui.ShareButton.copied',
    defaultMessage: 'Link copied',
    description: 'Replaces "Share" for two seconds, and is announced',
  },
  notCopied: {
    id: 'ui.ShareButton.notCopied',
    defaultMessage: 'Copy this link:',
    description: 'Before a link, when the browser does not let it be copied',
  },
});
