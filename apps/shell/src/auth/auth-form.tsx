import { Button } from '@berea/ui/core';
import { Form, type FormProps } from '@berea/ui/form';
import { type ReactNode, useState } from 'react';
import styles from './auth-form.module.css';

export interface AuthFormProps<Values> {
  /** Prefix of the fields' ids. */
  readonly name: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly onSubmit: (values: Values) => void;
  readonly initialValues?: Partial<Values>;
  /** Above the fields: what the service said. */
  readonly notice?: ReactNode;
  /** The fields; a form may ask for a press alone. */
  readonly children?: ReactNode;
}

/** A form of the signed-out screens. Fields complain once the form was sent, and from then on while they are mended. */
export function AuthForm<Values extends object>({
  name,
  submit,
  busy,
  onSubmit,
  initialValues,
  notice,
  children,
}: AuthFormProps<Values>) {
  const [sent, setSent] = useState(false);
  const props: FormProps<Values> = {
    name,
    onFinish: (values) => !busy && onSubmit(values),
    onFinishFailed: () => setSent(true),
    ...(initialValues && { initialValues: initialValues as Values }),
  };
  return (
    <Form<Values>
      {...props}
      className={styles['form']}
      layout="vertical"
      // The browser's own bubbles would come before the texts under the fields.
      noValidate
      size="large"
      requiredMark={false}
      validateTrigger={sent ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ focus: true }}
    >
      {notice}
      {children}
      <Button className={styles['submit']} type="primary" htmlType="submit" block loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}
