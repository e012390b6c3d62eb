import { Button, Logo } from '@berea/ui/core';
import { useAccount } from '../frame/use-account.js';
import styles from './welcome-page.module.css';

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const { name } = useAccount();
  const first = name === 'User' ? '' : `, ${name.split(/\s+/)[0]}`;
  return (
    <>
      <span className={styles['mark']}>
        <Logo size={64} />
      </span>
      <h1>Welcome{first}. Let’s open the Scriptures together.</h1>
      <p className={styles['lead']}>
        Berea is a study companion for pastors, teachers and everyone who loves the Bible. Read the text, ask honest
        questions, and check every answer.
      </p>
      <div className={styles['ways']}>
        <Button type="primary" size="large" onClick={onNext}>
          Get Started
        </Button>
      </div>
    </>
  );
}
