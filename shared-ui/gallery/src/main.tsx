import { createRoot } from 'react-dom/client';
import { applyStoredTheme, setTheme } from '../../src/index';
import { Gallery } from './gallery';

const asked = new URLSearchParams(location.search).get('theme');
applyStoredTheme();
if (asked === 'light' || asked === 'dark') setTheme(asked);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
