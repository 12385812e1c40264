import { useParams } from 'react-router-dom';
import { IssuePage } from './IssuePage.tsx';
import { IssuesPage } from './IssuesPage.tsx';
import { SUBSCRIBERS } from './paths.ts';
import { SubscribersPage } from './subscribers/SubscribersPage.tsx';

/** The newsletter at `/staff/newsletter`; below it an issue, or the subscribers. */
export default function NewsletterPage() {
  const { '*': open = '' } = useParams();
  if (open === '') return <IssuesPage />;
  return open === SUBSCRIBERS ? <SubscribersPage /> : <IssuePage key={open} id={open} />;
}
