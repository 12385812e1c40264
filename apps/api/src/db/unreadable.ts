import { channel } from 'node:diagnostics_channel';

/** Where it is stored: `gift.status_at`, and the id or path of its row if the query has it. */
export interface Cell {
  column: string;
  row?: string | undefined;
}

/** Values that were written by hand or by an old version. Each reads as absent; the server logs them. */
export const unreadableCells = channel('nzete:unreadable-cell');

export const reportUnreadable = (cell: Cell): void => unreadableCells.publish(cell);
