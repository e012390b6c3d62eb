import styles from './welcome-page.module.css';

export function ProgressDots({ step, of }: { step: number; of: number }) {
  return (
    <footer>
      <div className={styles['dots']} role="img" aria-label={`Step ${step} of ${of}`}>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-on={index + 1 === step} />
        ))}
      </div>
    </footer>
  );
}
