import { dialogLook, CoveringModal, readerPath } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import styles from './article.module.css';
import { t, Trans } from '../../texts/steadfast-love.js';

const Verse = ({ at }: { at: string }) => <Link to={readerPath(at) ?? '/bible'}>{at}</Link>;

/** The featured article. Its quotations are the King James Version's. */
export function SteadfastLove({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <CoveringModal
      {...dialogLook}
      className={styles['dialog'] ?? ''}
      width={680}
      title={t('steadfast-love.steadfast-love-word-that-carries')}
      open={open}
      onCancel={onClose}
      footer={null}
    >
      <div className={styles['article']}>
        <p>
          <Trans
            id="steadfast-love.two-widows"
            elements={{ mark: <mark className="hl hl-yellow" />, verse: <Verse at="Ruth 1:8" /> }}
          />
        </p>
        <h3>{t('steadfast-love.a-word-with-two-hands')}</h3>
        <p>{t('steadfast-love.english-has-no-single-word')}</p>
        <p>
          <Trans
            id="steadfast-love.so-naomi-says"
            elements={{ naomi: <Verse at="Ruth 2:20" />, boaz: <Verse at="Ruth 3:10" /> }}
          />
        </p>
        <h3>{t('steadfast-love.name-at-sinai')}</h3>
        <p>
          <Trans
            id="steadfast-love.after-golden-calf"
            elements={{
              exodus: <Verse at="Exodus 34:6" />,
              psalm: <Verse at="Psalm 103:8" />,
              joel: <Verse at="Joel 2:13" />,
              jonah: <Verse at="Jonah 4:2" />,
            }}
          />
        </p>
        <h3>{t('steadfast-love.among-ruins')}</h3>
        <p>
          <Trans
            id="steadfast-love.it-is-tested"
            elements={{
              lamentations: <Verse at="Lamentations 3:22" />,
              hosea: <Verse at="Hosea 6:6" />,
              matthew: <Verse at="Matthew 9:13" />,
              micah: <Verse at="Micah 6:8" />,
            }}
          />
        </p>
        <h3>{t('steadfast-love.all-days')}</h3>
        <p>
          <Trans id="steadfast-love.last-line-of-psalm" elements={{ verse: <Verse at="Psalm 23:6" /> }} />
        </p>
        <p className={styles['try']}>{t('steadfast-love.to-go-on-open-ruth')}</p>
      </div>
    </CoveringModal>
  );
}
