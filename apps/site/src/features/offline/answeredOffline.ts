let last = 0;

/** Notes that the worker has just answered a call of the page from the phone. */
export function noteAnsweredOffline() {
  last = Date.now();
}

/** Whether it has since a time, in milliseconds since the epoch: then nothing new was fetched. */
export const isAnsweredOfflineSince = (time: number) => last >= time;
