import '@nzete/ui/styles.css';
import './brand.css';
import './page.css';
import type { NzeteLinkProps } from '@nzete/ui/NzeteProvider';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { name } from './site';

document.title = name;

/** The links of all components are those of the router. */
const RouterLink = ({ href, ...props }: NzeteLinkProps) => <Link to={href} {...props} />;

const router = createBrowserRouter([{ path: '/', element: <App linkComponent={RouterLink} /> }]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
