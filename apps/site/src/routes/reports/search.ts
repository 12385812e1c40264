import { paths } from '../../shared/routes.ts';
import { optional } from '../../shared/searchParams.ts';

/** The id of the report. */
export const search = { report: optional(/^[1-9]\d{0,3}$/) };

/** The element id of a report in the list. */
export const elementOf = (id: number) => `report-${id}`;

/** The URL of a report. */
export const reportHref = (id: number) => `${paths.reports}?report=${id}#${elementOf(id)}`;
