import type { Note } from '@berea/contracts';
import { Button, IconButton, PageFrame, Skeleton, StatusPanel } from '@berea/ui/core';
import { formatDay, PrintSheet, useReaderPath } from '@berea/ui/data';
import { explain } from '@berea/web';
import { useNote } from '../data/notes.js';
import { Link, useNavigate, useParams } from '@berea/web/router';
import { ArrowLeft, BookOpen, CircleAlert, History, NotebookPen, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { isJournal } from '../group-notes.js';
import { NoteDialog } from '../note-editor/note-dialog.js';
import { AllFields, shownFields } from '../shown-fields.js';
import { AlsoHere } from './also-here.js';
import { DeleteNote } from './delete-note.js';
import styles from './note-page.module.css';
import { NoteVersions } from './note-versions.js';
import { UnsavedNotice } from './unsaved-notice.js';
import { useTasks } from './use-tasks.js';
import { t } from '../texts/note.js';

/** One note under an address of its own, whole. */
export function NotePage() {
  const { id = '' } = useParams();
  const query = useNote(id);
  if (query.isPending) {
    return (
      <PageFrame title={t('note.note')} lead={<Back />} width="form">
        <p className="visually-hidden" role="status">
          {t('note.loading-note')}
        </p>
        <Skeleton active paragraph={{ rows: 6 }} aria-hidden />
      </PageFrame>
    );
  }
  if (query.isError) {
    return (
      <PageFrame title={t('note.note')} lead={<Back />} width="form">
        <StatusPanel
          icon={CircleAlert}
          title={t('note.this-note-could-not-be')}
          role="alert"
          actions={
            <Button type="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('note.try-again')}
            </Button>
          }
        >
          {explain(query.error)}
        </StatusPanel>
      </PageFrame>
    );
  }
  if (!query.data) {
    return (
      <PageFrame title={t('note.note')} lead={<Back />} width="form">
        <StatusPanel
          icon={NotebookPen}
          title={t('note.there-is-no-note-here')}
          actions={<Link to="/notes/bin">{t('note.look-into-bin')}</Link>}
        >
          {t('note.it-may-have-been')}
        </StatusPanel>
      </PageFrame>
    );
  }
  return <OpenNote key={id} note={query.data} />;
}

function OpenNote({ note }: { readonly note: Note }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [editor, setEditor] = useState(0);
  const [versions, setVersions] = useState(false);
  const title = note.title || t('note.untitled-note');
  const { content: text, tick } = useTasks(note);
  const { scripture, content, ...others } = shownFields({ ...note, content: text }, 2, tick);
  const passage = useReaderPath(note.scripture);
  const edit = () => {
    setEditor((last) => last + 1);
    setEditing(true);
  };
  const back = isJournal(note) ? '/notes?tab=journal' : '/notes';
  return (
    <PageFrame
      title={title}
      width={passage ? 'content' : 'form'}
      lead={<Back journal={isJournal(note)} />}
      actions={
        <>
          <Button type="text" icon={<Printer {...SIGN} />} onClick={() => window.print()}>
            {t('note.print')}
          </Button>
          <Button type="text" icon={<History {...SIGN} />} aria-haspopup="dialog" onClick={() => setVersions(true)}>
            {t('note.versions')}
          </Button>
          <DeleteNote note={note} onDeleted={() => void navigate(back)} />
          <Button icon={<Pencil {...SIGN} />} onClick={edit}>
            {t('note.edit')}
          </Button>
        </>
      }
      phoneActions={
        <>
          <IconButton icon={History} iconSize={20} label={t('note.versions')} onClick={() => setVersions(true)} />
          <DeleteNote note={note} onDeleted={() => void navigate(back)} />
          <IconButton icon={Pencil} iconSize={20} label={t('note.edit-note')} onClick={edit} />
        </>
      }
    >
      <div className={styles['page']}>
        <div>
          {!editing && <UnsavedNotice note={note} onEdit={edit} />}
          <PrintSheet title={title} day={formatDay(note.createdAt)} alone>
            <p className={styles['title']} dir="auto" data-screen-only="" aria-hidden>
              {title}
            </p>
            <div className={styles['facts']}>
              {scripture}
              <time data-screen-only="" dateTime={note.createdAt}>
                {formatDay(note.createdAt)}
              </time>
              <AllFields of={others} />
            </div>
            <div className={styles['text']}>{content}</div>
          </PrintSheet>
          {passage && (
            <Link className={styles['passage']} to={passage} data-screen-only="">
              <BookOpen {...SIGN} />
              {t('note.open-in-bible')}
            </Link>
          )}
        </div>
        {passage && <AlsoHere path={passage} note={note.id} />}
      </div>
      {editor > 0 && (
        <NoteDialog
          key={editor}
          note={note}
          open={editing}
          onSaved={() => undefined}
          onClose={() => setEditing(false)}
          onClosed={() => setEditor(0)}
        />
      )}
      <NoteVersions note={note} open={versions} onClose={() => setVersions(false)} />
    </PageFrame>
  );
}

const SIGN = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Back = ({ journal = false }: { readonly journal?: boolean }) => (
  <Link className={styles['back']} to={journal ? '/notes?tab=journal' : '/notes'}>
    <ArrowLeft {...SIGN} />
    <span>{journal ? t('note.daily-journal') : t('note.study-notes')}</span>
  </Link>
);
