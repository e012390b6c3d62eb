import { Button, Tooltip } from '@berea/ui/core';
import { Popover } from '@berea/ui/data';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styles from './settings-menu.module.css';
import { SettingsMenu } from './settings-menu.js';

const LABEL = 'Text size and theme';

/** 'Aa': opens how the text is shown. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the menu goes: not what lies under it.
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={(isOpen) => {
        if (isOpen) menu.current?.querySelector<HTMLElement>('input:checked, button')?.focus({ preventScroll: true });
      }}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={
        <div
          ref={menu}
          role="dialog"
          aria-label={LABEL}
          className={styles['card']}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <SettingsMenu />
        </div>
      }
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
    </Popover>
  );
}
