import type { ClimateMeasure } from '@nzete/ui/ProvinceMap';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/rootReducer.ts';

type PortalView = 'map' | 'table';

interface PortalState {
  /** Whether new records are fetched automatically; undefined until the visitor has chosen. */
  isLive: boolean | undefined;
  /** The measure that the map shows. */
  measure: ClimateMeasure;
  view: PortalView;
}

const initialState: PortalState = { isLive: undefined, measure: 'temperature', view: 'map' };

/**
 * The view settings of the climate portal. What a shared link should show is in the URL instead.
 */
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
  // Selected separately, so that components rerender only for what they use.
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
