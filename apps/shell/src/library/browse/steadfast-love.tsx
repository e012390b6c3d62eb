import { dialogLook, CoveringModal, readerPath } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import styles from './article.module.css';

const Verse = ({ at }: { at: string }) => <Link to={readerPath(at) ?? '/bible'}>{at}</Link>;

/** The featured article. Its quotations are the King James Version's. */
export function SteadfastLove({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <CoveringModal
      {...dialogLook}
      className={styles['dialog'] ?? ''}
      width={680}
      title="Steadfast love: the word that carries the Old Testament"
      open={open}
      onCancel={onClose}
      footer={null}
    >
      <div className={styles['article']}>
        <p>
          Two widows and their mother-in-law stand on a road out of Moab. Naomi has nothing left to give her sons’ wives
          but a blessing, and she reaches for one word: “the LORD deal <mark className="hl hl-yellow">kindly</mark> with
          you, as ye have dealt with the dead, and with me” (<Verse at="Ruth 1:8" />
          ). The word is ḥesed.
        </p>
        <h3>A word with two hands</h3>
        <p>
          English has no single word for it. The King James translators wrote mercy, kindness, lovingkindness, goodness.
          Ḥesed is love that has given its word and keeps it: it holds affection in one hand and faithfulness in the
          other. It is more than duty, for nobody can be made to do it; and more than feeling, for it goes on when the
          feeling has gone.
        </p>
        <p>
          So Naomi says of Boaz that the LORD “hath not left off his kindness to the living and to the dead” (
          <Verse at="Ruth 2:20" />
          ), and Boaz says it of Ruth: “thou hast shewed more kindness in the latter end than at the beginning” (
          <Verse at="Ruth 3:10" />
          ). God’s ḥesed comes to Naomi on two feet.
        </p>
        <h3>The name at Sinai</h3>
        <p>
          After the golden calf Moses asks to see God’s glory, and is given a name instead: “merciful and gracious,
          longsuffering, and abundant in goodness and truth” (<Verse at="Exodus 34:6" />
          ). Abundant in ḥesed: the confession returns in the Psalms (
          <Verse at="Psalm 103:8" />
          ), in Joel (<Verse at="Joel 2:13" />) and, as a complaint, in the mouth of Jonah (
          <Verse at="Jonah 4:2" />
          ). Psalm 136 says it twenty-six times: “for his mercy endureth for ever”.
        </p>
        <h3>Among ruins</h3>
        <p>
          It is tested where a city lies burnt: “It is of the LORD’s mercies that we are not consumed, because his
          compassions fail not” (<Verse at="Lamentations 3:22" />
          ). And it is asked of those who receive it: “For I desired mercy, and not sacrifice” (
          <Verse at="Hosea 6:6" />
          ), which Jesus sends the Pharisees away to learn (<Verse at="Matthew 9:13" />
          ). To do justly, to love ḥesed, to walk humbly (<Verse at="Micah 6:8" />
          ).
        </p>
        <h3>All the days</h3>
        <p>
          Read the last line of the shepherd’s psalm once more: “Surely goodness and mercy shall follow me all the days
          of my life” (<Verse at="Psalm 23:6" />
          ). The verb is the one for pursuit. What runs after the psalmist, through the valley and past the enemies’
          table, is ḥesed.
        </p>
        <p className={styles['try']}>
          To go on: open Ruth 1 in the reader, press verse 8, and choose Greek / Hebrew Breakdown.
        </p>
      </div>
    </CoveringModal>
  );
}
