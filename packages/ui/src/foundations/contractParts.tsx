import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import * as ui from '../index.ts';
import { sampleRecords } from './sampleRecords.ts';

/** Props that every component must accept. */
export type Passed = Pick<ComponentProps<'div'>, 'className' | 'style' | 'id'> & {
  /** A function ref, which fits every type of root element. */
  ref?: (element: Element | null) => void;
  onMouseMove?: (event: MouseEvent) => void;
  'data-passed'?: string;
};

/** Exports with capitals that render no element of their own, each with the reason. */
export const rootless: Record<string, string> = {
  NzeteProvider: 'is a context',
  DialogClose: 'hands its work to the button in it',
  FigureGroup: 'is a context',
  ForestScene: 'is two layers of a Hero',
  ToastQueue: 'is a class',
};

const noHistory = { points: undefined, isError: false, onRetry: () => {} };

/**
 * How to render components that need others around them; all others use the args of their first
 * story.
 */
export const fixtures: Record<string, (passed: Passed) => ReactNode> = {
  BookSpreadEntry: (passed) => (
    <ol>
      <ui.BookSpreadEntry {...passed}>May 2026</ui.BookSpreadEntry>
    </ol>
  ),
  CardLink: (passed) => (
    <ui.Card href="/biodiversity">
      <ui.CardLink {...passed}>Three hectares of mangrove</ui.CardLink>
    </ui.Card>
  ),
  Dialog: (passed) => <ui.Dialog open title="Remove this sensor?" {...passed} />,
  DisclosureGroup: (passed) => (
    <ui.DisclosureGroup {...passed}>
      <ui.Disclosure title="Who owns the borehole?">The village committee.</ui.Disclosure>
    </ui.DisclosureGroup>
  ),
  Eyebrow: (passed) => <ui.Eyebrow {...passed}>Our mission</ui.Eyebrow>,
  Field: (passed) => (
    <ui.Field label="Amount" {...passed}>
      {(control) => <input {...control} className={ui.fieldControl()} />}
    </ui.Field>
  ),
  FieldSet: (passed) => (
    <ui.FieldSet label="Areas of interest" {...passed}>
      <ui.CheckboxField label="Clean water" />
    </ui.FieldSet>
  ),
  FigureNote: (passed) => (
    <ui.FigureGroup asOf="2026-05-31">
      <ui.FigureNote {...passed} />
    </ui.FigureGroup>
  ),
  GrowthSection: (passed) => <ui.GrowthSection title="The next ring" targets={[]} {...passed} />,
  LandscapeTrunks: (passed) => <ui.LandscapeTrunks items={[{ id: 'trees', content: 'Trees' }]} {...passed} />,
  MetricGrid: (passed) => <ui.MetricGrid metrics={[{ id: 'trees', value: 12, label: 'Trees' }]} {...passed} />,
  NotebookCover: (passed) => <ui.NotebookCover title="Wildlife" {...passed} />,
  NotebookEntry: (passed) => <ui.NotebookEntry title="Okapi" description="Shade for the okapi." {...passed} />,
  NotebookGrid: (passed) => <ui.NotebookGrid {...passed} />,
  NotebookPicture: (passed) => <ui.NotebookPicture src="data:," alt="" {...passed} />,
  NotebookSection: (passed) => <ui.NotebookSection title="What we plan" {...passed} />,
  OpportunityList: (passed) => <ui.OpportunityList opportunities={[]} {...passed} />,
  ParallaxRain: (passed) => <ui.ParallaxRain {...passed} />,
  ProvinceCardSkeleton: (passed) => <ui.ProvinceCardSkeleton {...passed} />,
  ProvinceSheet: (passed) => {
    const [record] = sampleRecords;
    return record && <ui.ProvinceSheet record={record} history={noHistory} closeHref="/data" {...passed} />;
  },
  ProvinceTable: (passed) => <ui.ProvinceTable records={[]} values={['temperature']} {...passed} />,
  ReferenceNumber: (passed) => <ui.ReferenceNumber number="NZ-V-2026-7K2P9QXC" {...passed} />,
  Tabs: (passed) => <TabsWith root={passed} />,
  TabList: (passed) => <TabsWith list={passed} />,
  Tab: (passed) => <TabsWith tab={passed} />,
  TabPanel: (passed) => <TabsWith panel={passed} />,
  SkeletonCard: (passed) => <ui.SkeletonCard {...passed} />,
  SkeletonPicture: (passed) => <ui.SkeletonPicture {...passed} />,
  StrataEdge: (passed) => <ui.StrataEdge tone="soil" seed={1} {...passed} />,
  TimelineDate: (passed) => <ui.TimelineDate value="2021" dateTime="2021" description="A foundation" {...passed} />,
  TimelineFork: (passed) => (
    <ui.Timeline>
      <ui.TimelineFork at={10} state="planned" title="Five provinces" branches={[]} {...passed} />
    </ui.Timeline>
  ),
  TimelineList: (passed) => <ui.TimelineList items={[{ id: 'climate', title: 'Climate' }]} {...passed} />,
  TimelinePicture: (passed) => <ui.TimelinePicture src="data:," alt="A borehole" {...passed} />,
  TimelineStop: (passed) => (
    <ui.Timeline>
      <ui.TimelineStop at={50} to={50} state="done" title="A foundation" {...passed} />
    </ui.Timeline>
  ),
  ToastRegion: (passed) => <Toasts {...passed} />,
};

function TabsWith({ root, list, tab, panel }: { root?: Passed; list?: Passed; tab?: Passed; panel?: Passed }) {
  return (
    <ui.Tabs defaultValue="insights" {...root}>
      <ui.TabList label="Climate data" {...list}>
        <ui.Tab value="insights">Insights</ui.Tab>
        <ui.Tab value="realtime" {...tab}>
          Realtime
        </ui.Tab>
      </ui.TabList>
      <ui.TabPanel value="insights" {...panel}>
        By province
      </ui.TabPanel>
    </ui.Tabs>
  );
}

function Toasts(passed: Passed) {
  const [queue] = useState(ui.createToastQueue);
  useEffect(() => {
    const key = queue.add({ title: 'Seedlings logged' }, { timeout: null });
    return () => queue.close(key);
  }, [queue]);
  return <ui.ToastRegion queue={queue} {...passed} />;
}
