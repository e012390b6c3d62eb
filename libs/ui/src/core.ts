// First, so that every other sheet may say otherwise.
import './theme/antd.css';

// Shared by host and remotes as one module: keep to what nearly every screen needs.
export { Alert, Button, type ButtonProps, Input, type InputRef, Tag, Tooltip } from 'antd';
export { FleetingNotice } from './components/fleeting-notice.js';
export { isSubmitKey } from './components/is-submit-key.js';
export { IconButton, type IconButtonProps } from './components/icon-button.js';
export { Logo } from './components/logo.js';
export { FrameContext, PageFrame, type PageFrameProps } from './components/page-frame.js';
export { Segmented } from './components/segmented.js';
export { Skeleton, type SkeletonProps } from './components/skeleton.js';
export { StatusPanel, type StatusPanelProps } from './components/status-panel.js';
export { ThinkingDots } from './components/thinking-dots.js';
export type { Toast } from './components/shown-toast.js';
export { prepareToasts, useToast } from './components/toast.js';
export { useToastFloor } from './components/use-toast-floor.js';
export { useDelayed } from './components/use-delayed.js';
export { useIsPhone } from './components/use-is-phone.js';
export { useMedia } from './components/use-media.js';
export { BereaTheme, type BereaThemeProps } from './theme/berea-theme.js';
