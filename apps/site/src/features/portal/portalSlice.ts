import type { ClimateMeasure } from '@nzete/ui/ProvinceMap';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';

type PortalView = 'map' | 'table';

interface PortalState {
  /** Whether new records are looked for by themselves. */
  isLive: boolean;
  /** What the map is coloured by. */
  measure: ClimateMeasure;
  view: PortalView;
}

const initialState: PortalState = { isLive: true, measure: 'temperature', view: 'map' };

/** How the climate portal is looked at. What others should see by a link (tab, province, search, order) is in the address instead. */
const portalSlice = createSlice({
  name: 'portal',
  initialState,
  reducers: {
    liveSet: (state, { payload }: PayloadAction<boolean>) => {
      state.isLive = payload;
    },
    measureChosen: (state, { payload }: PayloadAction<ClimateMeasure>) => {
      state.measure = payload;
    },
    viewChosen: (state, { payload }: PayloadAction<PortalView>) => {
      state.view = payload;
    },
  },
  // One by one: what shows another part is not rendered.
  selectors: {
    selectIsLive: ({ isLive }) => isLive,
    selectMeasure: ({ measure }) => measure,
    selectView: ({ view }) => view,
  },
});

declare module '../../shared/rootReducer.ts' {
  export interface LazySlices extends WithSlice<typeof portalSlice> {}
}

export const { liveSet, measureChosen, viewChosen } = portalSlice.actions;
export const { selectIsLive, selectMeasure, selectView } = portalSlice.injectInto(rootReducer).selectors;
