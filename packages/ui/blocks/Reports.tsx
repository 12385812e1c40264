import { ReportCard, type ReportCardProps } from '@nzete/ui/ReportCard';
import { ReportFeature, type ReportFeatureProps } from '@nzete/ui/ReportFeature';
import { Section } from '@nzete/ui/Section';

interface ReportsProps {
  title: string;
  description: string;
  /** The newest report, large. */
  latest: Pick<
    ReportFeatureProps,
    'eyebrow' | 'date' | 'summary' | 'highlights' | 'picture' | 'downloadHref' | 'action'
  > & {
    title: string;
  };
  /** The earlier ones, newest first. */
  earlier: (Pick<ReportCardProps, 'date' | 'status' | 'summary' | 'highlights' | 'downloadHref'> & { title: string })[];
}

/** The newest report with its picture, and the earlier ones in a list. */
export function Reports({ title, description, latest, earlier }: ReportsProps) {
  return (
    <Section title={title} description={description} tone="sunk">
      <ReportFeature headingLevel={3} {...latest} />
      {earlier.map((report) => (
        <ReportCard key={report.title} headingLevel={3} className="nz:mt-8" {...report} />
      ))}
    </Section>
  );
}
