import { Button, Input, type InputProps } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './password-input.module.css';
import { t } from '../texts/ui.js';

/** A password field whose text can be shown. antd's own has no button for it that the keyboard reaches. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      className={`${styles['input']} ${props.className ?? ''}`}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <Button
          type="text"
          className={styles['eye']}
          aria-label={shown ? t('ui.hide-password') : t('ui.show-password')}
          icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
