import { Section } from './section.js';
import styles from './profile-page.module.css';

export function AccountInformation({ name, email }: { name: string; email: string }) {
  return (
    <Section title="Account Information">
      <dl className={styles['facts']}>
        <dt>Full Name</dt>
        <dd>{name}</dd>
        <dt>Email Address</dt>
        <dd>{email}</dd>
      </dl>
    </Section>
  );
}
