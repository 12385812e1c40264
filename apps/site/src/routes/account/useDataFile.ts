import { accountsApi } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../shared/rootReducer.ts';

/** Saves all data about the visitor as a file. */
export function useDataFile() {
  const dispatch = useDispatch<AppDispatch>();
  const [isLoading, setLoading] = useState(false);
  const [result, setResult] = useState<SendResult>();
  const save = async () => {
    setLoading(true);
    setResult(undefined);
    const query = dispatch(accountsApi.endpoints.getOwnData.initiate({}, { forceRefetch: true }));
    const { data, error } = await query;
    // Documents make it large; it is not kept in memory.
    query.unsubscribe();
    if (data) saveFile('nzete-my-data.json', JSON.stringify(data, null, 2));
    setResult(sendResult({ error }));
    setLoading(false);
  };
  return { result, isLoading, save };
}

function saveFile(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
