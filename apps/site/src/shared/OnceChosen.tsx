import { type ReactNode, useState } from 'react';

/** What is in a panel that is kept, from when its tab is first chosen: what was entered in it stays while another tab is open. */
export function OnceChosen({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (isChosen && !wasChosen) setWasChosen(true);
  return wasChosen ? children : null;
}
