'use client';

import { useContext } from 'react';
import { FigureGroupContext } from '../../primitives/Figure/FigureGroup.tsx';
import type { ClimateValue } from './climate.ts';
import { useClimateFormat } from './useClimateFormat.ts';

/**
 * Renders values of a record as Figures with their units; in a `FigureGroup` each refers to the
 * note. One hook for all values of a component. With a direction of its own, "29 °C" is not turned
 * around in a right-to-left page.
 */
export function useClimateFigure() {
  const format = useClimateFormat();
  const note = useContext(FigureGroupContext)?.noteId;
  return (name: ClimateValue, value: number | null, className = 'nz:bare') => (
    <data dir="auto" data-slot="figure" value={value ?? ''} aria-describedby={note} className={className}>
      {format.value(name, value)}
    </data>
  );
}
