/** The light half of the design system: it is among the first bytes of every page. */
import './styles/layers.css';
import './styles/font.css';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';

export { Button, type ButtonProps } from './button/button';
export { buttonClass, type ButtonSize, type ButtonVariant } from './button/button-class';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Avatar, type AvatarProps } from './feedback/avatar';
export { Badge, type BadgeProps, type Tone } from './feedback/badge';
export { FormMessage, type FormMessageProps } from './feedback/form-message';
export { LoadingRegion, type LoadingRegionProps } from './feedback/loading-region';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './feedback/states';
export { Icon, isIconName, type IconName, type IconProps } from './icon/icon';
export { Card, Cluster, Stack, type BoxProps, type CardProps, type Space } from './layout/boxes';
export { PageHeader, type PageHeaderProps } from './layout/page-header';
export { SkipLink, type SkipLinkProps } from './layout/skip-link';
export { VisuallyHidden } from './layout/visually-hidden';
export { Mark, type MarkProps } from './mark/mark';
export {
  notify,
  useNotifications,
  type Notification,
  type NotificationType,
} from './notify/notify';
export { ToastStack } from './notify/toast-stack';
export { setTheme, useTheme, type ThemeChoice } from './theme/theme';
export { classes } from './util/classes';
