/** The lightweight part of the design system, included in the initial load of every page. */
import './styles/layers.css';
import './styles/font.css';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';

export {
  Button,
  buttonClass,
  type ButtonProps,
  type ButtonSize,
  IconButton,
  keepFocus,
  TryAgain,
} from './button/button';
export { Avatar } from './feedback/avatar';
export { Badge, FormMessage } from './feedback/tone';
export { LoadingRegion, Skeleton, Spinner } from './feedback/loading';
export { EmptyState, ErrorState } from './feedback/states';
export { Icon, type IconName, isIconName } from './icon/icon';
export {
  Card,
  Cluster,
  PageHeader,
  SkipLink,
  type Space,
  Stack,
  VisuallyHidden,
} from './layout/layout';
export { Mark } from './mark/mark';
export { type Notification, notify, useNotifications } from './notify/notify';
export { ToastStack } from './notify/toast-stack';
export { setTheme, type ThemeChoice, useTheme } from './theme/theme';
export { classes } from './util/classes';
