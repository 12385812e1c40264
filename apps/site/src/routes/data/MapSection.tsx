import type { ClimateRecords } from '@nzete/api-client/climate';
import { provinceTiles } from '@nzete/domain';
import { Alert } from '@nzete/ui/Alert';
import { Heading } from '@nzete/ui/Heading';
import { type ClimateMeasure, climateMeasures, ProvinceMap, ProvinceTable } from '@nzete/ui/ProvinceMap';
import { SegmentedControl } from '@nzete/ui/SegmentedControl';
import { SelectField } from '@nzete/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { measureChosen, selectMeasure, selectView, viewChosen } from '../../features/portal/portalSlice.ts';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { provinceFormId } from './provinceForm.ts';
import { RecordsNote } from './RecordsNote.tsx';
import { messages } from './realtime.messages.ts';
import { search } from './search.ts';
import { useFreshness } from './useFreshness.ts';
import { useIsPaper } from './useIsPaper.ts';

const allValues = ['temperature', 'humidity', 'windSpeed', 'visibility', 'airQuality', 'population'] as const;

interface MapSectionProps {
  records: ClimateRecords;
  /** The server does not respond, and the records are the last ones received. */
  isOld: boolean;
}

const headings = { live: messages.now, old: messages.nowOld, sample: messages.nowSample };

/** The provinces as a map or a table. */
export function MapSection({ records, isOld }: MapSectionProps) {
  const { formatMessage } = useIntl();
  const view = useSelector(selectView);
  const isPaper = useIsPaper();
  const freshness = useFreshness(records);
  return (
    <section aria-labelledby="now" className="nz:grid nz:min-w-0 nz:gap-5">
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-4 nz:gap-y-2">
        <Heading id="now">
          <FormattedMessage {...headings[freshness]} />
        </Heading>
        <ViewChoice />
      </div>
      {isOld ? <Alert role="status" tone="warning" title={formatMessage(messages.notNew)} /> : null}
      {view === 'table' || isPaper ? (
        <ProvinceTable records={records} values={allValues} />
      ) : (
        <div className="nz:grid nz:gap-5">
          <MeasureChoice />
          <NoScriptNote text={messages.noScriptMap} />
          <MeasuredMap records={records} />
        </div>
      )}
      <RecordsNote records={records} />
    </section>
  );
}

const tiles = Array.from(provinceTiles, ([code, place]) => ({ code, ...place }));

// It selects its own state, so that a change rerenders nothing else.
function MeasuredMap({ records }: Pick<MapSectionProps, 'records'>) {
  const measure = useSelector(selectMeasure);
  const [{ province }, change] = usePageSearch(search);
  return (
    <ProvinceMap
      records={records}
      tiles={tiles}
      measure={measure}
      selected={province}
      onSelect={(code) => change({ province: code })}
      formId={provinceFormId}
    />
  );
}

/** Switches between map and table. */
function ViewChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  return (
    <SegmentedControl
      isLabelHidden
      label={formatMessage(messages.view)}
      options={[
        { value: 'map', label: formatMessage(messages.map) },
        { value: 'table', label: formatMessage(messages.table) },
      ]}
      value={view}
      onChange={(value) => dispatch(viewChosen(value === 'table' ? 'table' : 'map'))}
      className="nz:needs-script"
    />
  );
}

const isMeasure = (value: string): value is ClimateMeasure => climateMeasures.some((each) => each === value);

/** Selects the measure that the map shows. */
function MeasureChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const measure = useSelector(selectMeasure);
  return (
    <SelectField
      label={formatMessage(messages.measure)}
      options={climateMeasures.map((value) => ({ value, label: formatMessage(messages[value]) }))}
      value={measure}
      onChange={({ target }) => {
        if (isMeasure(target.value)) dispatch(measureChosen(target.value));
      }}
      // Contained, so that a new text does not cause layout around it.
      className="nz:needs-script nz:md:max-w-72 nz:[&_select]:[contain:layout_size]"
    />
  );
}
