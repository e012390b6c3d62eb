import { Form, Input, Select } from 'antd';
import { problemOf, type TextField } from './field.js';
import styles from './form-dialog.module.css';
import { ProseInput } from './prose-input.js';
import { Trans } from '../../texts/ui-forms.js';

/** A labelled field with its hint and, under it, what is wrong. */
export function FieldRow({ field }: { field: TextField }) {
  const label = field.required ? (
    field.label
  ) : (
    <Trans
      id="ui-forms.optional"
      values={{ label: field.label }}
      elements={{ optional: <span className={styles['optional']} /> }}
    />
  );
  const check = async (_rule: unknown, text: string | undefined) => {
    const problem = problemOf(field, text ?? '');
    if (problem) throw new Error(problem);
  };
  return (
    <Form.Item
      name={field.name}
      label={label}
      extra={field.hint}
      required={field.required ?? false}
      rules={[{ validator: check }]}
      // A cleared choice is kept as an empty text.
      normalize={(value: string | undefined) => value ?? ''}
      {...(field.choices && { getValueProps: (value: string) => ({ value: value || undefined }) })}
    >
      {field.choices ? (
        <Select
          className={styles['line'] ?? ''}
          allowClear={!field.required}
          placeholder={field.placeholder}
          options={Object.entries(field.choices).map(([value, label]) => ({ value, label }))}
        />
      ) : field.rows ? (
        <ProseInput
          className={styles['prose'] ?? ''}
          rows={field.rows}
          placeholder={field.placeholder}
          preview={field.preview}
          label={field.label}
        />
      ) : (
        <Input dir="auto" className={styles['line'] ?? ''} placeholder={field.placeholder} autoComplete="off" />
      )}
    </Form.Item>
  );
}
