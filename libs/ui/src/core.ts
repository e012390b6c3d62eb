// First, so that every other sheet may say otherwise.
import './theme/antd.css';

// Shared by host and remotes as one module: keep to what nearly every screen needs.
export { Alert, Button, type ButtonProps, Input, type InputRef, Tag, Tooltip } from 'antd';
export { IconButton, type IconButtonProps, isSubmitKey, Segmented } from './components/controls.js';
export { Skeleton, type SkeletonProps, ThinkingDots, useDelayed } from './components/loading.js';
export { FrameContext, PageFrame, type PageFrameProps } from './components/page-frame.js';
export type { Toast } from './components/plain-toast.js';
export { FleetingNotice, StatusPanel, type StatusPanelProps } from './components/status.js';
export { prepareToasts, useToast, useToastFloor } from './components/toast.js';
export { useIsPhone, useMedia } from './components/use-media.js';
export { prepareReferenceReader, useReferenceReader } from './components/use-reference-reader.js';
export { BereaTheme, type BereaThemeProps, Logo } from './theme/berea-theme.js';
