import { NoteExcerpt } from '@berea/answers';
import type { Sermon } from '@berea/contracts';
import { IconButton } from '@berea/ui/core';
import { Card, CardTitle, Dropdown, formatDay, ItemActions, ScriptureLink } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { CalendarPlus, EllipsisVertical, FileText, MonitorPlay, PenLine, Printer } from 'lucide-react';
import { memo } from 'react';
import { deskPath } from './desk-path.js';
import { IllustrationWarning } from './illustrations/illustration-warning.js';
import { withoutMarkers } from './manuscript/markers.js';
import type { Edition } from './print/sermon-paper.js';
import styles from './sermon-card.module.css';
import { SermonLog } from './sermon-log.js';
import { t } from './texts/sermons.js';

export interface SermonCardProps {
  readonly sermon: Sermon;
  /** Opens its desk. */
  readonly onOpen: (sermon: Sermon) => void;
  readonly onEdit: (sermon: Sermon) => void;
  readonly onPlan: (sermon: Sermon) => void;
  readonly onPrint: (sermon: Sermon, edition: Edition) => void;
  /** Asks for it as a Word document. */
  readonly onWord: (sermon: Sermon) => void;
  readonly onDelete: (sermon: Sermon) => Promise<void>;
}

export const titleOf = ({ title }: Pick<Sermon, 'title'>): string => title || t('sermons.untitled-sermon');

const excerptOf = (content: string) => <NoteExcerpt note={{ title: '', content }} keepLines />;

/** Memoised: opening a dialog does not render hundreds of them again. */
export const SermonCard = memo(function SermonCard(card: SermonCardProps) {
  const { sermon, onOpen, onEdit, onPlan, onPrint, onWord, onDelete } = card;
  const { scripture, outline, body, notes, createdAt, draft } = sermon;
  return (
    <Card className={styles['sermon']}>
      <div className={styles['head']}>
        <CardTitle className={styles['title']} lines={3} onOpen={() => onOpen(sermon)}>
          {titleOf(sermon)}
        </CardTitle>
        <time className={styles['day']} dateTime={createdAt}>
          {formatDay(createdAt)}
        </time>
      </div>
      {scripture && <ScriptureLink reference={scripture} />}
      <IllustrationWarning sermon={sermon} />
      {outline && (
        <>
          <h3 className={styles['label']}>{t('sermons.outline')}</h3>
          <p className={styles['outline']} dir="auto">
            {excerptOf(outline)}
          </p>
        </>
      )}
      {!outline && body && (
        <>
          <h3 className={styles['label']}>{t('sermons.sermon-body')}</h3>
          <p className={styles['outline']} dir="auto">
            {excerptOf(withoutMarkers(body))}
          </p>
        </>
      )}
      {notes && (
        <>
          <h3 className={styles['label']}>{t('sermons.notes')}</h3>
          <p className={styles['notes']} dir="auto">
            {excerptOf(notes)}
          </p>
        </>
      )}
      <footer className={styles['footer']}>
        {draft && <span className={styles['log']}>{t('sermons.draft')}</span>}
        <SermonLog sermon={sermon} />
        <span className={styles['actions']}>
          <Link to={deskPath(sermon.id)} className={styles['open']}>
            <PenLine size={16} strokeWidth={1.75} aria-hidden />
            {t('sermons.open-in-workspace')}
          </Link>
          <More sermon={sermon} onPlan={onPlan} onPrint={onPrint} onWord={onWord} />
          <ItemActions
            noun={t('sermons.sermon')}
            title={titleOf(sermon)}
            onEdit={() => onEdit(sermon)}
            onDelete={() => onDelete(sermon)}
          />
        </span>
      </footer>
    </Card>
  );
});

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Actions on a sermon beside reading, editing and deleting it. */
export function More({
  sermon,
  onPlan,
  onPrint,
  onWord,
}: Pick<SermonCardProps, 'sermon' | 'onPlan' | 'onPrint' | 'onWord'>) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'preach',
            icon: <MonitorPlay {...ICON} />,
            label: <Link to={deskPath(sermon.id, 'preach')}>{t('sermons.preach')}</Link>,
          },
          {
            key: 'print',
            icon: <Printer {...ICON} />,
            label: t('sermons.print-or-save-as-pdf'),
            onClick: () => onPrint(sermon, 'usual'),
          },
          {
            key: 'handout',
            icon: <Printer {...ICON} />,
            label: t('sermons.handout-with-blanks'),
            onClick: () => onPrint(sermon, 'handout'),
          },
          {
            key: 'word',
            icon: <FileText {...ICON} />,
            label: t('sermons.word-document'),
            onClick: () => onWord(sermon),
          },
          {
            key: 'plan',
            icon: <CalendarPlus {...ICON} />,
            label: t('sermons.series-date-and-log'),
            onClick: () => onPlan(sermon),
          },
        ],
      }}
    >
      <IconButton
        icon={EllipsisVertical}
        label={t('sermons.more-for-sermon', { title: titleOf(sermon) })}
        tooltip={t('sermons.more')}
      />
    </Dropdown>
  );
}
