import { CircleQuestionMark, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CoveringModal } from './covers.js';
import { dialogLook } from './dialog.js';
import styles from './help-dialog.module.css';
import { IconButton } from './controls.js';
import { t } from '../texts/ui-data.js';

/** Tips shown of each feature (product constant). */
const MOST_TIPS = 3;

export interface HelpFeature {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The first three are shown. */
  readonly tips: readonly string[];
}

export interface HelpProps {
  /** The page's own title. */
  readonly title: string;
  readonly description: string;
  readonly features: readonly HelpFeature[];
  /** The first step for a new user. */
  readonly quickStart: string;
  /** Below the features: the keys of the page, say. */
  readonly children?: ReactNode;
}

export interface HelpDialogProps extends HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The circled question mark of a page, and the dialog that it opens: what the page can do, and where to begin. */
export function HelpButton(help: HelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        iconSize={20}
        label={t('ui-data.help-for-this-page')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <HelpDialog {...help} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Tells the features of a page and the first step; for pages that open it from a menu. */
export function HelpDialog({ title, description, features, quickStart, children, open, onClose }: HelpDialogProps) {
  return (
    <CoveringModal
      {...dialogLook}
      className={styles['dialog'] ?? ''}
      width={520}
      title={title}
      open={open}
      onCancel={onClose}
      footer={null}
    >
      <p className={styles['description']}>{description}</p>
      {features.map(({ icon: Icon, title: name, tips }) => (
        <section key={name}>
          <h3 className={styles['feature']}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {name}
          </h3>
          <ul className={styles['tips']}>
            {tips.slice(0, MOST_TIPS).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
            {tips.length > MOST_TIPS && <li>{t('ui-data.and-more')}</li>}
          </ul>
        </section>
      ))}
      {children}
      <div className={styles['start']}>
        <h3>{t('ui-data.quick-start')}</h3>
        <p>{quickStart}</p>
      </div>
    </CoveringModal>
  );
}
