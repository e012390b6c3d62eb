import type { Issue } from '@berea/contracts';
import { Button, Form, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { dialogLook } from '../dialog-look.js';
import { useToast } from '../toast.js';
import { DraftNotice } from './draft-notice.js';
import type { TextField, Values } from './field.js';
import { FieldRow } from './field-row.js';
import styles from './form-dialog.module.css';
import { fromDraft, toDraft } from './form-draft.js';

export interface FormDialogProps<Name extends string> {
  readonly title: string;
  /** Says what it does: 'Create Note', 'Save Changes'. */
  readonly saveLabel: string;
  readonly fields: readonly TextField<Name>[];
  /** What the form holds when nothing was typed. */
  readonly initial: Values<Name>;
  /** Unsaved text of earlier, and where to keep what is typed: the first two that `useDraft` answers. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Saves; answers what the server found wrong, by field. The caller closes the dialog when all is well. */
  readonly onSave: (values: Values<Name>) => Promise<readonly Issue[]>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The dialog is off the screen. */
  readonly onClosed: () => void;
}

/** Whoever has begun to type while the dialog still rises is not disturbed. */
const isTyping = () => document.activeElement?.matches('[role="dialog"] :is(input, textarea)') ?? false;

/** A dialog of text fields whose typed text survives a failed save, a closed dialog and a reload. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const { title, saveLabel, fields, initial, draft, onDraft, onSave, open, onClose, onClosed } = props;
  const [form] = Form.useForm<Values<Name>>();
  const [start] = useState(() => fromDraft(draft, initial));
  const [offersDraft, setOffersDraft] = useState(start !== null);
  const [saving, setSaving] = useState(false);
  const typed = useRef(false);
  const showToast = useToast();
  const name = useId();

  const startOver = () => {
    form.setFieldsValue(initial as never);
    onDraft('');
    typed.current = false;
    setOffersDraft(false);
    form.focusField(fields[0]?.name);
  };
  const cancel = () => {
    // What is being saved is neither kept nor lost yet.
    if (saving) return;
    onClose();
    if (typed.current && toDraft(form.getFieldsValue(), initial)) {
      showToast({ title: 'Draft kept', description: 'Your text will be here when you open this again.' });
    }
  };
  const save = async (values: Values<Name>) => {
    setSaving(true);
    const issues = await onSave(values);
    setSaving(false);
    const found = fields.flatMap((field) => {
      const errors = issues.filter((issue) => issue.path[0] === field.name).map((issue) => issue.message);
      return errors.length ? [{ name: field.name, errors }] : [];
    });
    form.setFields(found as never);
    if (found[0]) form.scrollToField(found[0].name, { focus: true });
  };

  return (
    <Modal
      {...dialogLook}
      title={title}
      open={open}
      onCancel={cancel}
      mask={{ closable: !saving }}
      footer={null}
      afterOpenChange={(isOpen) => isOpen && !isTyping() && form.focusField(fields[0]?.name)}
      afterClose={onClosed}
    >
      {offersDraft && <DraftNotice onStartOver={startOver} />}
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
          onDraft(toDraft(values, initial));
        }}
        onFinish={save}
      >
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} />
        ))}
        <div className={styles['actions']}>
          <Button onClick={cancel} disabled={saving}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" loading={saving}>
            {saving ? 'Saving...' : saveLabel}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
