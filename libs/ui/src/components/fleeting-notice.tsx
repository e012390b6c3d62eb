import styles from './fleeting-notice.module.css';

/** Says that unsaved text ends with the page, since the browser refuses to keep it. Always there for screen readers. */
export function FleetingNotice({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown && (
        <p className={styles['notice']}>
          This browser keeps no drafts. Save before you close or reload this page, or what you typed is lost.
        </p>
      )}
    </div>
  );
}
