import '@nzete/ui/styles.css';
import './brand.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { name } from './site';

document.title = name;

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
