import styles from './dossier.module.css';

/** A finding as it is read here: what marks items and headings in a manuscript is set as such. */
export const FindingText = ({ text }: { readonly text: string }) => (
  <p className={styles['text']} dir="auto">
    {text.split('\n').map((line, index) => (
      <span key={index} className={styles['line']} data-heading={line.startsWith('# ') || undefined}>
        {line.replace(/^(?:# |- |> )/, '')}
      </span>
    ))}
  </p>
);
