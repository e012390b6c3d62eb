import type { Care, CareContact } from '@berea/contracts';
import { Button, useToast } from '@berea/ui/core';
import { ExternalLink, MessageSquare, Phone, Share2 } from 'lucide-react';
import styles from './care-answer.module.css';
import { CARE_WORDS } from './care-words.js';

export interface ContactRowProps {
  readonly contact: CareContact;
  readonly language: Care['language'];
  /** Whether it is the one to begin with */
  readonly first: boolean;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const digits = (number: string): string => number.replace(/[^\d+]/g, '');

/** Somebody to call, and the buttons that do it. */
export function ContactRow({ contact, language, first }: ContactRowProps) {
  const { name, text, phone, sms, link, say } = contact;
  const words = CARE_WORDS[language];
  const type = first ? 'primary' : 'default';
  return (
    <li className={styles['contact']}>
      <div>
        <p className={styles['name']}>{name}</p>
        {(text ?? say) && (
          <p className={styles['about']}>
            {text} {say && <q>{say}</q>}
          </p>
        )}
      </div>
      <div className={styles['ways']}>
        {phone && (
          <Button
            type={type}
            href={`tel:${digits(phone)}`}
            icon={<Phone {...ICON} />}
            aria-label={`${words.call} ${phone}, ${name}`}
          >
            {`${words.call} ${phone}`}
          </Button>
        )}
        {sms && (
          <Button
            href={`sms:${digits(sms)}`}
            icon={<MessageSquare {...ICON} />}
            aria-label={`${words.write} ${sms}, ${name}`}
          >
            {`${words.write} ${sms}`}
          </Button>
        )}
        {link && !phone && (
          <Button type={type} href={link} target="_blank" rel="noopener noreferrer" icon={<ExternalLink {...ICON} />}>
            {`${words.visit} ${new URL(link).host}`}
          </Button>
        )}
        {link && phone && (
          <a className={styles['link']} href={link} target="_blank" rel="noopener noreferrer">
            {new URL(link).host}
          </a>
        )}
        {say && <SendThis say={say} language={language} />}
      </div>
    </li>
  );
}

/** The words that ask for company, by whatever the device sends things with; else copied. */
function SendThis({ say, language }: { say: string; language: Care['language'] }) {
  const toast = useToast();
  const words = CARE_WORDS[language];
  const send = async () => {
    if ('share' in navigator) return navigator.share({ text: say });
    await (navigator as Navigator).clipboard.writeText(say);
    toast({ title: words.copied });
  };
  return (
    // A reader who closes the device's sheet loses nothing; the words are beside the button.
    <Button icon={<Share2 {...ICON} />} onClick={() => void send().catch(() => undefined)}>
      {words.send}
    </Button>
  );
}
