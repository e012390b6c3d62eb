import { Tooltip } from '@berea/ui/core';
import type { ComponentProps } from 'react';

export interface ToolButtonProps extends ComponentProps<'button'> {
  /** What it does; its accessible name and its tooltip. */
  readonly label: string;
  /** An open palette needs no tooltip over it. */
  readonly silent?: boolean;
}

/** A button of a verse's toolbar: smaller than the product's own, which would cover more of the text. */
export function ToolButton({ label, silent = false, ...rest }: ToolButtonProps) {
  return (
    <Tooltip title={silent ? '' : label}>
      <button {...rest} type="button" aria-label={label} />
    </Tooltip>
  );
}
