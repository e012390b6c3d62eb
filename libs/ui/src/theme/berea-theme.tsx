import { ConfigProvider } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { ToastProvider } from '../components/toast.js';
import { useIsPhone } from '../components/use-is-phone.js';
import './berea.css';
import './chapter.css';
import './global.css';
import './print.css';
import './welcome.css';

export interface BereaThemeProps {
  readonly dark: boolean;
  /** CSP nonce of the style elements that antd makes for what it measures. */
  readonly nonce?: string;
  readonly children: ReactNode;
}

/**
 * The one theme of the page. Rendered by the shell alone; remotes never nest another. How it looks by day and by night
 * stands in `antd.css` and `berea.css`: nothing of it is computed in the browser.
 */
export function BereaTheme({ dark, nonce, children }: BereaThemeProps) {
  const phone = useIsPhone();
  useLayoutEffect(() => {
    // antd's variables sit on these classes: on the root element, body and every remote see them.
    document.documentElement.classList.add('berea');
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.classList.toggle('dark', dark);
  }, [dark]);
  return (
    <ConfigProvider
      componentSize={phone ? 'large' : 'medium'}
      button={{ autoInsertSpace: false }}
      select={{ suffixIcon: <ChevronDown size={16} strokeWidth={1.75} aria-hidden /> }}
      // It would measure the page anew after every click; one meaningful move per action is enough.
      wave={{ disabled: true }}
      csp={nonce ? { nonce } : undefined}
    >
      <ToastProvider>{children}</ToastProvider>
    </ConfigProvider>
  );
}
