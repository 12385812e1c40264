import { paths } from '../../shared/routes.ts';
import { optional } from '../../shared/searchParams.ts';

/** A report by its id. */
export const search = { report: optional(/^[1-9]\d{0,3}$/) };

/** The id of an element that shows a report in the list. */
export const elementOf = (id: number) => `report-${id}`;

/** The address of a report. */
export const reportHref = (id: number) => `${paths.reports}?report=${id}#${elementOf(id)}`;
