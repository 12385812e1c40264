import type { ClimateMeasure } from '@nzete/ui/ProvinceMap';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PortalView = 'map' | 'table';

interface PortalState {
  /** Whether new records are looked for by themselves. */
  isLive: boolean;
  /** What the map is coloured by. */
  measure: ClimateMeasure;
  view: PortalView;
}

const initialState: PortalState = { isLive: true, measure: 'temperature', view: 'map' };

/** How the climate portal is looked at. What others should see by a link (tab, province, search, order) is in the address instead. */
export const portalSlice = createSlice({
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
});

export const { liveSet, measureChosen, viewChosen } = portalSlice.actions;

/** The part of the store's state that this feature knows; it is there once its code has come. */
interface PortalRoot {
  portal?: PortalState;
}

// One by one: what shows another part is not rendered.
export const selectIsLive = ({ portal = initialState }: PortalRoot) => portal.isLive;
export const selectMeasure = ({ portal = initialState }: PortalRoot) => portal.measure;
export const selectView = ({ portal = initialState }: PortalRoot) => portal.view;
