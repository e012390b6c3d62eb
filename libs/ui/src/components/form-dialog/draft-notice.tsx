import { Button } from 'antd';
import styles from './form-dialog.module.css';

/** Says that the form holds unsaved text of earlier, and offers to leave it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className={styles['notice']} role="status">
      <span>Your unsaved text is back.</span>
      <Button type="text" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
