import { Button, Tooltip } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { useRef, useState } from 'react';
import styles from './settings-menu.module.css';
import { SettingsMenu } from './settings-menu.js';

const LABEL = 'Text size and theme';

/** 'Aa': opens how the text is shown. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PopoverDialog
      title={LABEL}
      open={open}
      onOpenChange={setOpen}
      returnFocus={() => button.current?.focus()}
      placement="bottomRight"
      className={styles['card']}
      firstFocus="input:checked, button"
      closeOnBlur
      content={<SettingsMenu />}
    >
      <Tooltip title={open ? '' : LABEL}>
        <Button
          ref={button}
          type="text"
          className={styles['button']}
          aria-label={LABEL}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <span aria-hidden>Aa</span>
        </Button>
      </Tooltip>
    </PopoverDialog>
  );
}
