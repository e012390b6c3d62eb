import { Form, type GetProps, Input } from 'antd';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Segmented } from '../controls.js';
import { pasteMarkdown } from '../paste/paste-markdown.js';
import { useIsPhone } from '../use-media.js';
import type { TextField } from './field.js';
import styles from './prose-input.module.css';
import { t } from '../../texts/ui-forms.js';

type View = 'write' | 'preview';
const views = (): { value: View; label: string }[] => [
  { value: 'write', label: t('ui-forms.write') },
  { value: 'preview', label: t('ui-forms.preview') },
];

export interface ProseInputProps extends GetProps<typeof Input.TextArea> {
  /** The field's name, for users who do not see the place of the switch. */
  readonly label: string;
  readonly preview: TextField['preview'];
}

/** Running text as it is typed; where it has a preview, also as it will be read. */
export function ProseInput({ label, preview, ...input }: ProseInputProps) {
  const [view, setView] = useState<View>('write');
  const { status } = Form.Item.useStatus();
  const phone = useIsPhone();
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => pasteMarkdown(event, event.currentTarget);
  if (!preview) return <Input.TextArea dir="auto" onPaste={paste} {...input} />;
  const text = String(input.value ?? '');
  // On an error the field shows the text for writing, since it is mended there.
  const writing = view === 'write' || status === 'error';
  return (
    <div className={styles['field']}>
      <Segmented<View>
        className={styles['views'] ?? ''}
        // Beside the label; for fingers above the text, over its whole width.
        {...(phone ? { block: true } : { size: 'small' })}
        aria-label={t('ui-forms.write-or-preview')}
        options={views()}
        value={writing ? 'write' : 'preview'}
        onChange={setView}
      />
      <Input.TextArea dir="auto" onPaste={paste} {...input} hidden={!writing} />
      {!writing && (
        <Preview label={label} rows={input.rows ?? 1}>
          {text.trim() ? preview(text) : null}
        </Preview>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly label: string;
  readonly rows: number;
  readonly children: ReactNode;
}

const Preview = ({ label, rows, children }: PreviewProps) => (
  <div
    className={styles['preview']}
    style={{ minHeight: `calc(${rows} * 25.6px + 10px)` }}
    role="region"
    aria-label={t('ui-forms.preview-of', { label })}
    tabIndex={0}
  >
    {children ?? <p className={styles['nothing']}>{t('ui-forms.nothing-written-yet')}</p>}
  </div>
);
