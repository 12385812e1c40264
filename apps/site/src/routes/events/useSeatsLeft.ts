import { useGetEventSeatsQuery } from '@nzete/api-client/applications';

/** Answers of the client older than this are asked for again, in seconds. */
const FRESH_S = 15;

/** The seats that are left by the id of an event; `undefined` where they are unlimited or unknown. */
export function useSeatsLeft(): (id: string) => number | undefined {
  const { data } = useGetEventSeatsQuery({}, { refetchOnMountOrArgChange: FRESH_S });
  return (id) => data?.find(({ event }) => event === id)?.left;
}
