/**
 * The module served under the share key `react-router-dom`. Sharing the whole package would ship all of it
 * (39 KB more after brotli); pages of the site may import only what is listed here. The build refuses a
 * remote that imports a name which is missing here.
 */
export {
  BrowserRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  generatePath,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './router-link';
