import type { Issue } from '@berea/contracts';
import { Button, Form } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { CoveringModal } from '../covers.js';
import { dialogLook } from '../dialog.js';
import { FleetingNotice } from '../status.js';
import { useToast } from '../toast.js';
import { ConflictNotice } from './conflict-notice.js';
import type { TextField, Values } from './field.js';
import { FieldRow } from './field-row.js';
import styles from './form-dialog.module.css';
import { fromDraft, type TextMemory, toDraft } from './form-draft.js';
import { t } from '../../texts/ui-forms.js';

export interface FormDialogProps<Name extends string, Item> {
  readonly title: string;
  /** Says what it does: 'Create Note', 'Save Changes'. */
  readonly saveLabel: string;
  readonly fields: readonly TextField<Name>[];
  /** The form's values for an item, or for a new one, when nothing was typed. */
  readonly toValues: (item: Item | undefined) => Values<Name>;
  /** The place where the text is kept, and the state of it. */
  readonly memory: TextMemory<Item>;
  /** Saves; answers what the server found wrong, by field. The caller closes the dialog when all is well. */
  readonly onSave: (values: Values<Name>) => Promise<readonly Issue[]>;
  /** Saves the typed text beside the version that was saved elsewhere; not offered without it. */
  readonly onKeepBoth?: (values: Values<Name>) => Promise<void>;
  /** Above the fields, in the same form: a shorter way to what the fields do. It has the primary button then. */
  readonly lead?: ReactNode;
  /** Folds the fields away under these words, one press away. Text that was typed before unfolds them. */
  readonly folded?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The dialog is off the screen. */
  readonly onClosed: () => void;
}

/** A user who has begun to type while the dialog still rises is not disturbed. */
const isTyping = () => document.activeElement?.matches('[role="dialog"] :is(input, textarea)') ?? false;

/**
 * A dialog of text fields whose typed text survives a failed save, a closed dialog, a reload, and a version that was
 * saved elsewhere.
 */
export function FormDialog<Name extends string, Item>(props: FormDialogProps<Name, Item>) {
  const { title, saveLabel, fields, toValues, memory, onSave, onKeepBoth, open, onClose, onClosed } = props;
  const { lead, folded } = props;
  const { setDraft, theirs, aside } = memory;
  const initial = toValues(memory.base);
  const [form] = Form.useForm<Values<Name>>();
  const [start] = useState(() => fromDraft(memory.draft, initial));
  const [offersDraft, setOffersDraft] = useState(start !== null);
  const [saving, setSaving] = useState(false);
  const [unfolded, setUnfolded] = useState(!folded || start !== null);
  const before = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  const showToast = useToast();
  const name = useId();

  const startOver = () => {
    form.setFieldsValue(initial as never);
    setDraft('');
    typed.current = false;
    setOffersDraft(false);
    form.focusField(fields[0]?.name);
  };
  /** A text that waits to be sent is sent by itself also after the dialog is closed. */
  const close = () => {
    // A text that is being saved is neither kept nor lost yet.
    if (saving) return;
    onClose();
    if (memory.waits?.())
      showToast({ title: t('ui-forms.waiting-to-be-sent'), description: t('ui-forms.your-text-is-kept') });
    else tellKept();
  };
  const cancel = () => {
    if (saving) return;
    const waited = memory.waits?.() === true;
    if (waited) memory.cancelSending?.();
    onClose();
    tellKept(waited);
  };
  const tellKept = (waited = false) => {
    if (waited || aside || (typed.current && toDraft(form.getFieldsValue(), initial))) {
      const kept = memory.fleeting ? t('ui-forms.kept-for-now') : t('ui-forms.kept');
      const unsent = memory.fleeting ? t('ui-forms.not-sent-kept-for-now') : t('ui-forms.not-sent-kept');
      showToast({ title: t('ui-forms.draft-kept'), description: waited ? unsent : kept });
    }
  };
  const loadTheirs = () => {
    const other = toValues(theirs);
    memory.loadTheirs(toDraft(form.getFieldsValue(), other, memory.draft));
    form.setFieldsValue(other as never);
    setOffersDraft(false);
    form.focusField(fields[0]?.name);
  };
  const mine = fromDraft(aside, initial);
  const takeMine = () => {
    if (!mine) return;
    form.setFieldsValue(mine as never);
    typed.current = true;
    memory.dropAside();
    setDraft(toDraft(mine, initial, aside));
    form.focusField(fields[0]?.name);
  };
  const save = async (values: Values<Name>) => {
    setSaving(true);
    // Another window may have saved, and with that forgotten, what it took for its own text.
    setDraft(toDraft(values, initial, memory.draft));
    const issues = await onSave(values);
    setSaving(false);
    const found = fields.flatMap((field) => {
      const errors = issues.filter((issue) => issue.path[0] === field.name).map((issue) => issue.message);
      return errors.length ? [{ name: field.name, errors }] : [];
    });
    form.setFields(found as never);
    if (found[0]) form.scrollToField(found[0].name, { focus: true });
  };
  const keepBoth = async () => {
    setSaving(true);
    await onKeepBoth?.(form.getFieldsValue());
    setSaving(false);
  };

  const rows = fields.map((field) => <FieldRow key={field.name} field={field} />);
  return (
    <CoveringModal
      {...dialogLook}
      title={title}
      open={open}
      onCancel={close}
      mask={{ closable: !saving }}
      footer={null}
      afterOpenChange={(isOpen) => {
        if (!isOpen || isTyping()) return;
        if (unfolded) form.focusField(fields[0]?.name);
        else before.current?.querySelector('input')?.focus();
      }}
      afterClose={onClosed}
    >
      {offersDraft && <DraftNotice waits={memory.waits?.() === true} onStartOver={startOver} />}
      <Form
        form={form}
        name={name}
        className={styles['form']}
        layout="vertical"
        requiredMark={false}
        initialValues={start ?? initial}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_changed, values) => {
          typed.current = true;
          setDraft(toDraft(values, initial, memory.draft));
        }}
        onFinish={save}
        onFinishFailed={() => setUnfolded(true)}
      >
        {lead && <div ref={before}>{lead}</div>}
        {folded ? (
          <details
            className={styles['folded']}
            open={unfolded}
            onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
          >
            <summary>{folded}</summary>
            <div className={styles['form']}>{rows}</div>
          </details>
        ) : (
          rows
        )}
        {theirs && (
          <ConflictNotice
            heading={t('ui-forms.other-version')}
            explanation={t('ui-forms.other-version-explained')}
            fields={fields}
            other={toValues(theirs)}
            urgent
            busy={saving}
            choices={[
              // First what loses nothing.
              ...(onKeepBoth ? [{ label: t('ui-forms.keep-both'), onChoose: () => void keepBoth() }] : []),
              { label: t('ui-forms.load-other-version'), onChoose: loadTheirs },
              { label: t('ui-forms.keep-mine'), onChoose: form.submit },
            ]}
          />
        )}
        {mine && (
          <ConflictNotice
            heading={t('ui-forms.your-text')}
            explanation={t('ui-forms.your-text-explained')}
            fields={fields}
            other={mine}
            urgent={false}
            busy={saving}
            choices={[
              { label: t('ui-forms.use-my-text'), onChoose: takeMine },
              { label: t('ui-forms.discard-my-text'), onChoose: memory.dropAside },
            ]}
          />
        )}
        <FleetingNotice shown={memory.fleeting} />
        <div className={styles['actions']}>
          <Button onClick={cancel} disabled={saving}>
            {t('ui-forms.cancel')}
          </Button>
          {!theirs && (
            <Button type={lead && folded ? 'default' : 'primary'} htmlType="submit" loading={saving}>
              {saving ? t('ui-forms.saving') : saveLabel}
            </Button>
          )}
        </div>
      </Form>
    </CoveringModal>
  );
}

interface DraftNoticeProps {
  readonly waits: boolean;
  readonly onStartOver: () => void;
}

/** Says that the form holds unsaved text of earlier, and offers to leave it. */
function DraftNotice({ waits, onStartOver }: DraftNoticeProps) {
  return (
    <div className={styles['notice']} role="status">
      <span>{waits ? t('ui-forms.your-text-waits-here') : t('ui-forms.your-unsaved-text-is-back')}</span>
      <Button type="text" onClick={onStartOver}>
        {t('ui-forms.start-over')}
      </Button>
    </div>
  );
}
