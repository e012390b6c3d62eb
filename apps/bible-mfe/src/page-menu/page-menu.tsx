import { IconButton, useMedia, useToast } from '@berea/ui/core';
import { Dropdown } from '@berea/ui/data';
import {
  ALargeSmall,
  CircleQuestionMark,
  Columns2,
  Ellipsis,
  Highlighter,
  LayoutGrid,
  Square,
  Volume2,
} from 'lucide-react';
import { useState } from 'react';
import { BibleHelpDialog } from '../help/bible-help.js';
import { ChapterHarmonies } from '../harmony-links/harmony-links.js';
import { SettingsSheet } from '../settings/settings-menu.js';
import { useGoTo } from '../go-to/go-to.js';
import { useReading } from '../place/use-reading.js';
import { useReadAloud } from '../speech/read-aloud.js';
import { TranslationChoice } from '../translation/translation-choice.js';
import { useStudyState } from '../study-state/study-state-context.js';
import styles from './page-menu.module.css';
import { t } from '../texts/bible.js';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** On phones: everything of the page's bar but the search, behind one button, so that the text begins sooner. */
export function PageMenu() {
  const { translation, beside, setBeside } = useReading();
  const { open: openView } = useStudyState();
  const { status, from, unavailable, start, stop, starter } = useReadAloud();
  const toast = useToast();
  const goTo = useGoTo();
  const narrow = useMedia('(max-width: 359px)');
  const [shown, setShown] = useState<'compare' | 'settings' | 'help'>();
  // A view opened by an entry gives the focus back to the button: the entry is gone by then.
  const button = () => starter.current?.focus({ preventScroll: true });
  const hide = () => {
    setShown(undefined);
    button();
  };
  const silent = status === 'idle';
  const listen = () => {
    if (!silent) stop();
    else if (unavailable) toast({ title: t('bible.reading-aloud-is-not-available'), description: unavailable });
    else start();
  };
  const does: Readonly<Record<string, () => void>> = {
    compare: () => (beside ? setBeside(undefined) : setShown('compare')),
    goTo,
    listen,
    marks: () => openView({ kind: 'marks' }),
    settings: () => setShown('settings'),
    help: () => setShown('help'),
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        classNames={{ root: styles['menu'] ?? '' }}
        menu={{
          items: [
            // A narrow row of selectors has no room for it.
            ...(narrow
              ? [{ key: 'goTo', icon: <LayoutGrid {...icon} />, label: t('bible.go-to-book-chapter-verse') }]
              : []),
            {
              key: 'compare',
              icon: <Columns2 {...icon} />,
              label: beside ? t('bible.end-comparison-with-beside', { beside }) : t('bible.compare'),
            },
            {
              key: 'listen',
              icon: silent ? <Volume2 {...icon} /> : <Square {...icon} />,
              label: silent
                ? from === undefined
                  ? t('bible.listen')
                  : t('bible.listen-from-verse-from', { from })
                : t('bible.stop-listening'),
            },
            { key: 'marks', icon: <Highlighter {...icon} />, label: t('bible.my-marks') },
            { key: 'settings', icon: <ALargeSmall {...icon} />, label: t('bible.text-size-and-theme') },
            { type: 'divider' },
            { key: 'help', icon: <CircleQuestionMark {...icon} />, label: t('bible.help-for-this-page') },
          ],
          onClick: ({ key }) => {
            button();
            does[key]?.();
          },
        }}
      >
        <IconButton
          ref={starter}
          icon={Ellipsis}
          iconSize={20}
          label={t('bible.more-for-this-page')}
          tooltip=""
          aria-haspopup="menu"
        />
      </Dropdown>
      <TranslationChoice
        title={t('bible.compare-with')}
        refuse={({ code }) => (code === translation ? t('bible.you-are-reading-it') : undefined)}
        open={shown === 'compare'}
        onOpenChange={(open) => !open && hide()}
        onChoose={setBeside}
        foot={<ChapterHarmonies />}
      >
        <></>
      </TranslationChoice>
      <SettingsSheet open={shown === 'settings'} onClose={hide} />
      <BibleHelpDialog open={shown === 'help'} onClose={hide} />
    </>
  );
}
