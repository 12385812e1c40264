import type { ClimateRecords } from '@nzete/api-client/climate';
import { Alert } from '@nzete/ui/Alert';
import { FreshnessNote } from '@nzete/ui/FreshnessNote';
import { type ClimateMeasure, climateMeasures, ProvinceMap, ProvinceTable } from '@nzete/ui/ProvinceMap';
import { SegmentedControl } from '@nzete/ui/SegmentedControl';
import { SelectField } from '@nzete/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { measureChosen, selectPortal, viewChosen } from '../../features/portal/portalSlice.ts';
import { changeAddress, usePortalAddress } from './address.ts';
import { messages } from './realtime.messages.ts';
import { recordMessages } from './record.messages.ts';

const allValues = ['temperature', 'humidity', 'windSpeed', 'visibility', 'airQuality', 'population'] as const;

interface MapSectionProps {
  records: ClimateRecords;
  /** The server does not answer: they are the last that came. */
  isOld: boolean;
}

/** The provinces on the map, or as a table; a screen reader meets the table first in both cases. */
export function MapSection({ records, isOld }: MapSectionProps) {
  const { formatMessage } = useIntl();
  const { measure, view } = useSelector(selectPortal);
  const { province } = usePortalAddress();
  const [newest] = records.toSorted((one, other) => other.lastUpdated.localeCompare(one.lastUpdated));
  return (
    <section aria-labelledby="now" className="nz:grid nz:min-w-0 nz:gap-5">
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-4 nz:gap-y-2">
        <h2 id="now" className="nz:type-h2">
          <FormattedMessage {...messages.now} />
        </h2>
        <ViewChoice />
      </div>
      {isOld ? <Alert tone="warning" title={formatMessage(messages.notNew)} /> : null}
      {view === 'table' ? (
        <ProvinceTable records={records} values={allValues} />
      ) : (
        <div className="nz:relative nz:grid nz:gap-5">
          <ProvinceTable isHidden records={records} values={[measure]} />
          <MeasureChoice />
          <ProvinceMap
            records={records}
            measure={measure}
            selected={province}
            onSelect={(code) => changeAddress({ province: code })}
          />
        </div>
      )}
      {newest ? (
        <FreshnessNote
          asOf={newest.lastUpdated}
          isSample={newest.source === 'sample'}
          source={formatMessage(recordMessages.source)}
        />
      ) : null}
    </section>
  );
}

/** Whether it is the map or a table. */
function ViewChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { view } = useSelector(selectPortal);
  return (
    <SegmentedControl
      isLabelHidden
      label={formatMessage(messages.view)}
      options={[
        { value: 'map', label: formatMessage(messages.map) },
        { value: 'table', label: formatMessage(messages.table) },
      ]}
      value={view}
      onChange={({ target }) => dispatch(viewChosen(target.value === 'table' ? 'table' : 'map'))}
      className="nz:needs-script"
    />
  );
}

const isMeasure = (value: string): value is ClimateMeasure => climateMeasures.some((each) => each === value);

/** What the map is coloured by. */
function MeasureChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { measure } = useSelector(selectPortal);
  return (
    <SelectField
      label={formatMessage(messages.measure)}
      options={climateMeasures.map((value) => ({ value, label: formatMessage(messages[value]) }))}
      value={measure}
      onChange={({ target }) => {
        if (isMeasure(target.value)) dispatch(measureChosen(target.value));
      }}
      className="nz:needs-script nz:md:max-w-72"
    />
  );
}
