import { Button, type ButtonProps, Segmented as AntSegmented, type SegmentedProps, Tooltip } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  readonly icon: LucideIcon;
  /** Names its action; its accessible name and its tooltip. */
  readonly label: string;
  /** Fewer words for the tooltip, where those who see the button need fewer ('Edit' for 'Edit note: The good shepherd'). */
  readonly tooltip?: string;
  readonly iconSize?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button without words: always named, always with a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  tooltip = label,
  iconSize = 18,
  type = 'text',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip title={tooltip}>
      <Button {...rest} type={type} aria-label={label} icon={<Icon size={iconSize} strokeWidth={1.75} aria-hidden />} />
    </Tooltip>
  );
}

/** antd's, with one stop for Tab: its group would be a second one beside the choice in it. */
export const Segmented = <Value = string | number,>(props: SegmentedProps<Value>) => (
  <AntSegmented<Value> tabIndex={-1} {...props} />
);

/** Ctrl+Enter, on a Mac also ⌘+Enter; Enter alone makes a new line. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
