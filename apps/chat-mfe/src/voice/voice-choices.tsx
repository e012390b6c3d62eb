import { Button } from '@berea/ui/core';
import { Select, Switch } from '@berea/ui/forms';
import { useSpeaker, useVoices, voicesFor } from '@berea/web';
import { ChevronDown, Play, Square } from 'lucide-react';
import { useId } from 'react';
import styles from './voice-menu.module.css';
import { LANGUAGES, RATE, voiceOf, type VoiceSettings } from './voice-settings.js';
import { t } from '../texts/chat-voices.js';

const SAMPLE = { en: 'The Lord is my shepherd; I shall not want.', es: 'Jehová es mi pastor; nada me faltará.' };
const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });
const arrow = <ChevronDown size={16} strokeWidth={1.75} aria-hidden />;

export interface VoiceChoicesProps {
  readonly settings: VoiceSettings;
  readonly change: (settings: Partial<VoiceSettings>) => void;
}

/** Choices of voice and pace. Loaded by its button. */
export function VoiceChoices({ settings, change }: VoiceChoicesProps) {
  const id = useId();
  const voices = useVoices();
  const voice = voiceOf(voices, settings);
  const { speaker, state } = useSpeaker();
  const speaking = state.status !== 'idle';
  const onHear = () => {
    if (speaking) return speaker.stop();
    const text = settings.language.startsWith('es') ? SAMPLE.es : SAMPLE.en;
    if (voice) speaker.speak({ texts: [text], voice, speed: settings.rate / RATE.own });
  };
  const Icon = speaking ? Square : Play;
  return (
    <div className={styles['choices']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('chat-voices.voice')}</h2>
        <Button type="text" icon={<Icon size={16} strokeWidth={1.75} aria-hidden />} disabled={!voice} onClick={onHear}>
          {speaking ? t('chat-voices.stop') : t('chat-voices.hear-it')}
        </Button>
      </div>
      <label htmlFor={`${id}-voice`}>{t('chat-voices.speaks-with')}</label>
      <Select
        id={`${id}-voice`}
        value={voice?.name}
        placeholder={t('chat-voices.this-browser-has-no')}
        disabled={!voice}
        options={voicesFor(voices, settings.language).map(({ name, lang }) => ({
          value: name,
          label: `${name}, ${names.of(lang.replace('_', '-'))}`,
        }))}
        onChange={(name: string) => change({ voice: name })}
        suffixIcon={arrow}
      />
      <div className={styles['head']}>
        <label htmlFor={`${id}-speed`}>{t('chat-voices.speed')}</label>
        <output htmlFor={`${id}-speed`}>{settings.rate.toFixed(2)} ×</output>
      </div>
      <input
        id={`${id}-speed`}
        type="range"
        min={RATE.least}
        max={RATE.most}
        step={RATE.step}
        value={settings.rate}
        aria-valuetext={t('chat-voices.times', { rate: settings.rate.toFixed(2) })}
        onChange={(event) => change({ rate: Number(event.target.value) })}
      />
      <div className={styles['ends']} aria-hidden>
        <span>{t('chat-voices.slower')}</span>
        <span>{t('chat-voices.faster')}</span>
      </div>
      <label htmlFor={`${id}-language`}>{t('chat-voices.listens-for')}</label>
      <Select
        id={`${id}-language`}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: names.of(value) }))}
        onChange={(language: string) => change({ language })}
        suffixIcon={arrow}
      />
      <div className={styles['aloud']}>
        <label htmlFor={`${id}-aloud`}>{t('chat-voices.answer-aloud-when-i-ask')}</label>
        <Switch id={`${id}-aloud`} checked={settings.aloud} onChange={(aloud: boolean) => change({ aloud })} />
      </div>
      <p className={styles['fine']}>{t('chat-voices.speech-is-turned-into')}</p>
    </div>
  );
}
