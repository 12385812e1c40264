import '@nzete/ui/styles.css';
import { Texts } from './Texts';

/** An empty icon, so that the browser requests none. */
export const metadata = { icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Texts>{children}</Texts>
      </body>
    </html>
  );
}
