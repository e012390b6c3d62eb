import type { SermonOutline } from '@berea/contracts';
import { Button, Input, useToast } from '@berea/ui/core';
import { explain, usePreferences } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { Check, ListTree } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { PROGRESS } from '../enhance/actions.js';
import type { EnhancementTools } from '../use-enhancement.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './outline.module.css';
import { isOpenToPatterns, type OutlinePattern, patternsFor } from './outline-patterns.js';
import { writeOutline } from './outline-text.js';
import type { OutlineDraft } from './use-outline-draft.js';

const FIELDS: readonly { name: keyof SermonOutline; label: string }[] = [
  { name: 'title', label: 'Title' },
  { name: 'text', label: 'Text' },
  { name: 'theme', label: 'Theme' },
  { name: 'point1', label: 'Point 1' },
  { name: 'point2', label: 'Point 2' },
  { name: 'point3', label: 'Point 3' },
  { name: 'callToAction', label: 'Call to Action' },
  { name: 'closingVerse', label: 'Closing Verse' },
];

type Wrong = Partial<Record<keyof SermonOutline | 'outline', string>>;

interface OutlineBuilderProps {
  readonly sermon: WrittenSermon;
  readonly outline: OutlineDraft;
  readonly tools: EnhancementTools;
  /** Whether Scholar is switched on. */
  readonly scholar: boolean;
}

/** The sermon in eight parts, filled from the body or by hand; the body stays as it is. */
export function OutlineBuilder({ sermon, outline: { outline, set, saved }, tools, scholar }: OutlineBuilderProps) {
  const id = useId();
  const [wrong, setWrong] = useState<Wrong>({});
  const save = useSaveAsSermon(sermon, saved);
  const fields = useRef<HTMLDivElement>(null);
  const begin = ({ parts }: OutlinePattern) => {
    set({ ...outline, ...parts });
    // The buttons go, and one writes on where the first point has begun.
    fields.current?.querySelector<HTMLTextAreaElement>('[data-field="point1"] textarea')?.focus();
  };
  const written = FIELDS.some(({ name }) => outline[name].trim());
  return (
    <section className={styles['card']} aria-labelledby={`${id}-heading`}>
      <header className={styles['head']}>
        <div>
          <h2 id={`${id}-heading`}>Outline Builder</h2>
          <p>
            {scholar
              ? 'Fill it from your Sermon Body or by hand; your body stays as it is.'
              : 'The sermon in eight parts; your body stays as it is.'}
          </p>
        </div>
        {scholar && (
          <Button
            icon={<ListTree size={18} strokeWidth={1.75} aria-hidden />}
            loading={tools.busy === 'convert_outline'}
            disabled={sermon.empty || tools.busy !== undefined}
            onClick={() => tools.enhanceBody('convert_outline')}
          >
            {tools.busy === 'convert_outline' ? PROGRESS.convert_outline : 'Fill from body'}
          </Button>
        )}
        <Button
          type="primary"
          icon={<Check size={18} strokeWidth={1.75} aria-hidden />}
          disabled={!written}
          onClick={() => void save(outline).then(setWrong)}
        >
          Save as sermon
        </Button>
      </header>
      {isOpenToPatterns(outline) && <ChoosePattern onChoose={begin} />}
      <div ref={fields} className={styles['fields']}>
        {FIELDS.map(({ name, label }) => (
          <label key={name} className={styles['field']} data-field={name}>
            <span>{label}</span>
            <Input.TextArea
              dir="auto"
              value={outline[name]}
              autoSize={{ minRows: 1, maxRows: 8 }}
              maxLength={name === 'text' ? 200 : name === 'title' ? 300 : 10_000}
              status={wrong[name] ? 'error' : ''}
              aria-describedby={wrong[name] ? `${id}-${name}` : undefined}
              onChange={(event) => {
                setWrong({});
                set({ ...outline, [name]: event.target.value });
              }}
            />
            {wrong[name] && (
              <span id={`${id}-${name}`} className={styles['wrong']} role="alert">
                {wrong[name]}
              </span>
            )}
          </label>
        ))}
      </div>
    </section>
  );
}

/** Ways to begin an outline, first the one that suits the reader's role. */
function ChoosePattern({ onChoose }: { onChoose: (pattern: OutlinePattern) => void }) {
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

/** Makes the sermon whole by its outline: it is a draft no longer, and stands in Sermon Prep under its title. */
function useSaveAsSermon({ fields, change, autosave }: WrittenSermon, onSaved: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  return async (outline: SermonOutline): Promise<Wrong> => {
    const title = outline.title.trim() || fields.title.trim();
    const scripture = outline.text.trim() || fields.scripture.trim();
    const words = writeOutline(outline);
    const wrong: Wrong = {
      ...(!title && { title: 'Title is required.' }),
      ...(!scripture && { text: 'Text is required.' }),
      ...(!words && { point1: 'Outline is required: write a point.' }),
    };
    if (Object.keys(wrong).length) return wrong;
    const before = fields.draft ? 'create' : 'update';
    change({ title, scripture, theme: outline.theme.trim() || fields.theme, outline: words, draft: false });
    await autosave.flush();
    const { state } = autosave;
    if (state.kind === 'saved' || state.kind === 'waiting' || state.kind === 'saving') {
      onSaved();
      toast({
        title: `Sermon ${before}d successfully`,
        action: { label: 'Open', onPress: () => void navigate('/sermon-prep') },
      });
    } else {
      const description =
        state.kind === 'refused'
          ? explain(state.error)
          : 'It is kept on this device and sent when the server can be reached.';
      toast({ title: `Failed to ${before} sermon`, description, kind: 'error' });
    }
    return {};
  };
}
