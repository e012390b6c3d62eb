import { Button } from '@berea/ui/core';
import { usePreferences } from '@berea/web';
import styles from './outline.module.css';
import { type OutlinePattern, patternsFor } from './outline-patterns.js';

/** Ways to begin an outline, first the one that suits the reader's role. */
export function ChoosePattern({ onChoose }: { onChoose: (pattern: OutlinePattern) => void }) {
  const { data: preferences } = usePreferences();
  return (
    <div className={styles['patterns']} role="group" aria-label="Begin with a pattern">
      <span aria-hidden>Begin with a pattern:</span>
      {patternsFor(preferences?.ministryRole ?? null).map((pattern) => (
        <Button key={pattern.name} onClick={() => onChoose(pattern)}>
          {pattern.name}
        </Button>
      ))}
    </div>
  );
}
