import { type DataPrice, VisitWeight } from '@nzete/ui/VisitWeight';
import { useEffect, useState } from 'react';
import { visitBytes } from '../../shared/visitBytes.ts';

/** What the visit has downloaded, kept up to date; nothing where the browser does not measure it. */
export default function VisitWeightLine({ price }: { price: DataPrice }) {
  const [bytes, setBytes] = useState(visitBytes);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setBytes(visitBytes()));
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return bytes > 0 ? <VisitWeight bytes={bytes} price={price} /> : null;
}
