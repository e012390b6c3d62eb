import { TOOL_KINDS, WRITTEN_TOOLS } from '@berea/contracts/values';
import { Button } from '@berea/ui/core';
import { useScholarIsOff, useTranslations } from '@berea/web';
import { BookOpen, CircleCheck, MessageCircle, MicVocal, NotebookPen, Search } from 'lucide-react';
import styles from './welcome-page.module.css';
import { t } from '../texts/onboarding.js';

const scholar = () => ({
  icon: MessageCircle,
  name: t('onboarding.scholar'),
  words: t('onboarding.ask-about-any-passage'),
});
const featuresOf = (bible: string) => [
  { icon: BookOpen, name: t('onboarding.bible'), words: bible },
  { icon: NotebookPen, name: t('onboarding.notes'), words: t('onboarding.study-notes-and-a-daily-journal') },
  { icon: MicVocal, name: t('onboarding.sermons'), words: t('onboarding.text-outline-and-notes') },
  { icon: CircleCheck, name: t('onboarding.checked-references'), words: t('onboarding.a-tick-only-where-text') },
  { icon: Search, name: t('onboarding.search'), words: t('onboarding.find-a-verse-by-words') },
];

/** The texts of this server, as far as is known; the tools are the same everywhere. */
function useBibleWords(scholarIsOff: boolean): string {
  const installed = useTranslations().data?.filter((translation) => translation.installed).length ?? 0;
  const texts =
    installed > 1 ? t('onboarding.count-translations', { count: installed }) : t('onboarding.king-james-version');
  const tools = TOOL_KINDS.length - (scholarIsOff ? WRITTEN_TOOLS.length : 0);
  return t('onboarding.texts-and-tools', {
    texts,
    tools: t('onboarding.count-study-tools', { count: tools }),
  });
}

export function FeaturesStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const scholarIsOff = useScholarIsOff();
  const features = [...(scholarIsOff ? [] : [scholar()]), ...featuresOf(useBibleWords(scholarIsOff))];
  return (
    <>
      <h1>{t('onboarding.what-youll-find-here')}</h1>
      <ul className={styles['features']}>
        {features.map(({ icon: Icon, name, words }) => (
          <li key={name}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span>
              <b>{name}</b>
              <span>{words}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['ways']}>
        <Button type="primary" size="large" onClick={onNext}>
          {t('onboarding.continue')}
        </Button>
        <Button type="text" size="large" onClick={onBack}>
          {t('onboarding.back')}
        </Button>
      </div>
    </>
  );
}
