import { SERMON_LIMITS } from '@berea/contracts/values';
import { Button, Input, useToast } from '@berea/ui/core';
import { explain, usePreferences } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { Check, ListTree } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { progressWords } from '../enhance/actions.js';
import type { EnhancementTools } from '../use-enhancement.js';
import type { WrittenSermon } from '../use-sermon-text.js';
import styles from './outline.module.css';
import { isOpenToPatterns, type OutlinePattern, patternsFor } from './outline-patterns.js';
import { MOST, type Outline, type Part } from './use-outline.js';
import { t } from '../../texts/outline.js';

const outlineFields = (): readonly { name: Part; label: string }[] => [
  { name: 'title', label: t('outline.title') },
  { name: 'text', label: t('outline.text') },
  { name: 'theme', label: t('outline.theme') },
  { name: 'point1', label: t('outline.point-1') },
  { name: 'point2', label: t('outline.point-2') },
  { name: 'point3', label: t('outline.point-3') },
  { name: 'callToAction', label: t('outline.call-to-action') },
  { name: 'closingVerse', label: t('outline.closing-verse') },
];

type Wrong = Partial<Record<Part, string>>;

/** Fields of one line. */
const LINE: readonly Part[] = ['title', 'text'];
/** The rest of the outline's room is the five parts' with their names. */
const MOST_BEFORE = SERMON_LIMITS.outline - 60_000;

interface OutlineBuilderProps {
  readonly sermon: WrittenSermon;
  readonly outline: Outline;
  readonly tools: EnhancementTools;
  /** Whether Scholar is switched on. */
  readonly scholar: boolean;
}

/** The sermon's own fields in eight parts, filled from the body or by hand; the body stays as it is. */
export function OutlineBuilder({ sermon, outline: { outline, set }, tools, scholar }: OutlineBuilderProps) {
  const id = useId();
  const [wrong, setWrong] = useState<Wrong>({});
  const save = useSaveAsSermon(sermon);
  const [hadMore] = useState(outline.before.trim() !== '');
  const fields = useRef<HTMLDivElement>(null);
  const begin = ({ parts }: OutlinePattern) => {
    set(parts);
    // The buttons go, and one writes on where the first point has begun.
    fields.current?.querySelector<HTMLTextAreaElement>('[data-field="point1"] textarea')?.focus();
  };
  const written = outlineFields().some(({ name }) => outline[name].trim());
  return (
    <section className={styles['card']} aria-labelledby={`${id}-heading`}>
      <header className={styles['head']}>
        <div>
          <h2 id={`${id}-heading`}>{t('outline.outline-builder')}</h2>
          <p>{scholar ? t('outline.fill-it-from-your-sermon') : t('outline.sermon-in-eight-parts')}</p>
        </div>
        {scholar && (
          <Button
            icon={<ListTree size={18} strokeWidth={1.75} aria-hidden />}
            loading={tools.busy === 'convert_outline'}
            disabled={sermon.empty || tools.busy !== undefined}
            onClick={() => tools.enhanceBody('convert_outline')}
          >
            {tools.busy === 'convert_outline' ? progressWords().convert_outline : t('outline.fill-from-body')}
          </Button>
        )}
        <Button
          type="primary"
          icon={<Check size={18} strokeWidth={1.75} aria-hidden />}
          disabled={!written}
          onClick={() => void save().then(setWrong)}
        >
          {t('outline.save-as-sermon')}
        </Button>
      </header>
      {isOpenToPatterns(outline) && <ChoosePattern onChoose={begin} />}
      <div ref={fields} className={styles['fields']}>
        {outlineFields().map(({ name, label }) => (
          <label key={name} className={styles['field']} data-field={name}>
            <span>{label}</span>
            <Input.TextArea
              dir="auto"
              value={outline[name]}
              autoSize={{ minRows: 1, maxRows: 8 }}
              maxLength={MOST[name]}
              status={wrong[name] ? 'error' : ''}
              aria-describedby={wrong[name] ? `${id}-${name}` : undefined}
              onChange={(event) => {
                setWrong({});
                const { value } = event.target;
                set({ [name]: LINE.includes(name) ? value.replaceAll('\n', ' ') : value });
              }}
            />
            {wrong[name] && (
              <span id={`${id}-${name}`} className={styles['wrong']} role="alert">
                {wrong[name]}
              </span>
            )}
          </label>
        ))}
        {(hadMore || outline.before.trim()) && (
          <label className={styles['field']}>
            <span>{t('outline.more-of-outline')}</span>
            <Input.TextArea
              dir="auto"
              value={outline.before}
              autoSize={{ minRows: 1, maxRows: 12 }}
              maxLength={MOST_BEFORE}
              onChange={(event) => set({ before: event.target.value })}
            />
          </label>
        )}
      </div>
    </section>
  );
}

/** Ways to begin an outline, first the one that suits the reader's role. */
function ChoosePattern({ onChoose }: { onChoose: (pattern: OutlinePattern) => void }) {
  const { data: preferences } = usePreferences();
  return (
    <div className={styles['patterns']} role="group" aria-label={t('outline.begin-with-a-pattern')}>
      <span aria-hidden>{t('outline.begin-with-a-pattern-beside')}</span>
      {patternsFor(preferences?.ministryRole ?? null).map((pattern) => (
        <Button key={pattern.name} onClick={() => onChoose(pattern)}>
          {pattern.name}
        </Button>
      ))}
    </div>
  );
}

/** Makes the sermon whole by its outline: it is a draft no longer, and Sermon Prep lists it under its title. */
function useSaveAsSermon({ fields, change, autosave }: WrittenSermon) {
  const toast = useToast();
  const navigate = useNavigate();
  return async (): Promise<Wrong> => {
    const wrong: Wrong = {
      ...(!fields.title.trim() && { title: t('outline.title-is-required') }),
      ...(!fields.scripture.trim() && { text: t('outline.text-is-required') }),
      ...(!fields.outline.trim() && { point1: t('outline.outline-is-required-write-a-point') }),
    };
    if (Object.keys(wrong).length) return wrong;
    const isNew = fields.draft;
    change({ draft: false });
    await autosave.flush();
    const { state } = autosave;
    if (state.kind === 'saved' || state.kind === 'waiting' || state.kind === 'saving') {
      toast({
        title: isNew ? t('outline.sermon-created-successfully') : t('outline.sermon-updated-successfully'),
        action: { label: t('outline.open'), onPress: () => void navigate('/sermon-prep') },
      });
    } else {
      const description = state.kind === 'refused' ? explain(state.error) : t('outline.it-is-kept');
      toast({
        title: isNew ? t('outline.failed-to-create-sermon') : t('outline.failed-to-update-sermon'),
        description,
        kind: 'error',
      });
    }
    return {};
  };
}
