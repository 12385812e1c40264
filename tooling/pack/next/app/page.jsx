import { buttonVariants } from '@nzete/ui/Button';
import { formatDate, formatNumber, languages } from '@nzete/ui/format';
import { Components } from './Components';

/** A server component: nothing here or in Components has a directive, so it runs on the server. */
export default async function Page() {
  return (
    <>
      <div id="ours">
        <Components />
      </div>
      <h1>{formatNumber(50_000, 'fr')} arbres</h1>
      <p id="helpers">
        {formatDate('2026-07-30', 'fr')}: {languages.map((language) => language).join(' ')}
      </p>
      <a href="/suite" className={buttonVariants({ variant: 'give' })}>
        Lire la suite
      </a>
    </>
  );
}
