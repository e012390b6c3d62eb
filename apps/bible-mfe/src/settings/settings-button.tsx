import { Button, Tooltip } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { useRef, useState } from 'react';
import styles from './settings-menu.module.css';
import { SettingsMenu } from './settings-menu.js';
import { t } from '../texts/bible.js';

/** 'Aa': opens how the text is shown. */
export function SettingsButton() {
  const label = t('bible.text-size-and-theme');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PopoverDialog
      title={label}
      open={open}
      onOpenChange={setOpen}
      returnFocus={() => button.current?.focus()}
      placement="bottomRight"
      className={styles['card']}
      firstFocus="input:checked, button"
      closeOnBlur
      content={<SettingsMenu />}
    >
      <Tooltip title={open ? '' : label}>
        <Button
          ref={button}
          type="text"
          className={styles['button']}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <span aria-hidden>Aa</span>
        </Button>
      </Tooltip>
    </PopoverDialog>
  );
}
