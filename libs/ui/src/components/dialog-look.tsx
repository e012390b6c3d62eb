import type { ModalProps } from 'antd';
import { X } from 'lucide-react';
import styles from './dialog-look.module.css';

/** The look of our dialogs; on phones they take the whole width. */
export const dialogLook = {
  width: 560,
  centered: true,
  destroyOnHidden: true,
  closable: { 'aria-label': 'Close', closeIcon: <X size={20} strokeWidth={1.75} aria-hidden /> },
  classNames: {
    root: styles['root'] ?? '',
    container: styles['container'] ?? '',
    header: styles['header'] ?? '',
    title: styles['title'] ?? '',
    close: styles['close'] ?? '',
  },
} satisfies ModalProps;
