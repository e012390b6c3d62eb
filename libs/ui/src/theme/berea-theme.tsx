import { ConfigProvider } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { ToastProvider } from '../components/toast.js';
import { useIsPhone } from '../components/use-media.js';
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
 * The one theme of the page. Rendered by the shell alone; remotes never nest another. Its light and dark look
 * is in `antd.css` and `berea.css`: the browser computes nothing of it.
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
      // The wave would measure the page after every click; one meaningful move per action is enough.
      wave={{ disabled: true }}
      csp={nonce ? { nonce } : undefined}
    >
      <ToastProvider>{children}</ToastProvider>
    </ConfigProvider>
  );
}

/** The product's mark: a B as a codex, whose lighter lower leaf is the page being read next. Follows the theme's accent. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--ant-color-primary)" />
      <g fill="var(--ant-color-text-light-solid)">
        <rect x="8" y="6.6" width="2.5" height="18.8" rx="1.25" />
        <path d="M12.6 7.9c5.3-1.5 10.1.1 10.1 3.9 0 3.5-4.5 4.5-10.1 3.7Z" />
        <path d="M12.6 17.3c6.4-1 12 .3 12 4 0 3.8-5.8 4.7-12 3.2Z" opacity=".7" />
      </g>
    </svg>
  );
}
