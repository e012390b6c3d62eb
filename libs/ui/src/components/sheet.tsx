import type { DrawerProps } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoveringDrawer } from './covers.js';
import styles from './sheet.module.css';
import { t } from '../texts/ui-data.js';

export interface SheetProps extends Pick<DrawerProps, 'afterOpenChange' | 'aria-label'> {
  /** Without it, what it holds brings a head of its own, and `aria-label` names the sheet. */
  readonly title?: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  /** `auto` is as high as what it holds, up to nearly the whole screen. */
  readonly size?: 'auto' | '80dvh';
  readonly bodyClassName?: string | undefined;
  readonly children: ReactNode;
}

const closableDrawerProps = (): DrawerProps['closable'] => ({
  placement: 'end',
  'aria-label': t('ui-data.close'),
  closeIcon: <X size={20} strokeWidth={1.75} aria-hidden />,
});

/** A sheet that rises over the page on phones: a grip, its title, and the close button at the end. */
export const Sheet = ({ size = 'auto', bodyClassName = '', ...drawer }: SheetProps) => (
  <CoveringDrawer
    {...drawer}
    placement="bottom"
    size={size}
    closable={drawer.title ? closableDrawerProps() : false}
    classNames={{
      section: styles['sheet'] ?? '',
      header: styles['header'] ?? '',
      title: styles['title'] ?? '',
      close: styles['close'] ?? '',
      body: `${styles['body']} ${bodyClassName}`,
    }}
    destroyOnHidden
  />
);
