import { createRoot } from 'react-dom/client';
import { setTheme } from '../../src/index';
import { applyStoredTheme } from '../../src/theme/theme';
import { Gallery } from './gallery';

const asked = new URLSearchParams(location.search).get('theme');
applyStoredTheme();
if (asked === 'light' || asked === 'dark') setTheme(asked);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
