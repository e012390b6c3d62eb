import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd';
import { useBackCloses } from './back-closes.js';

/** antd's dialog; on phones Back closes it. */
export function CoveringModal(props: ModalProps) {
  const { open = false, onCancel } = props;
  // Back is no press, and no caller reads the event.
  useBackCloses(open, onCancel && (() => onCancel(undefined as never)));
  return <Modal {...props} />;
}

/** antd's drawer; on phones Back closes it. */
export function CoveringDrawer(props: DrawerProps) {
  const { open = false, onClose } = props;
  useBackCloses(open, onClose && (() => onClose(undefined as never)));
  return <Drawer {...props} />;
}
