import '@nzete/ui/styles.css';
import { Texts } from './Texts';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Texts>{children}</Texts>
      </body>
    </html>
  );
}
