import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { homeMessages as texts } from './home.messages.ts';

interface ImpactVideoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says that the video is not available yet, and links to the story. */
export default function ImpactVideo(props: ImpactVideoProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(texts.videoTitle)}
      description={formatMessage(texts.videoText)}
      footer={
        <>
          <LinkButton href={paths.reports} size="sm">
            <FormattedMessage {...texts.videoReports} />
          </LinkButton>
          <DialogClose>
            <Button variant="line" size="sm">
              <FormattedMessage {...texts.videoClose} />
            </Button>
          </DialogClose>
        </>
      }
      {...props}
    />
  );
}
