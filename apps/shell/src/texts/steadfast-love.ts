import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'steadfast-love.a-word-with-two-hands': 'A word with two hands',
  'steadfast-love.after-golden-calf':
    'After the golden calf Moses asks to see God’s glory, and is given a name instead: “merciful and gracious, longsuffering, and abundant in goodness and truth” (<exodus/>). Abundant in ḥesed: the confession returns in the Psalms (<psalm/>), in Joel (<joel/>) and, as a complaint, in the mouth of Jonah (<jonah/>). Psalm 136 says it twenty-six times: “for his mercy endureth for ever”.',
  'steadfast-love.all-days': 'All the days',
  'steadfast-love.among-ruins': 'Among ruins',
  'steadfast-love.english-has-no-single-word':
    'English has no single word for it. The King James translators wrote mercy, kindness, lovingkindness, goodness. Ḥesed is love that has given its word and keeps it: it holds affection in one hand and faithfulness in the other. It is more than duty, for nobody can be made to do it; and more than feeling, for it goes on when the feeling has gone.',
  'steadfast-love.it-is-tested':
    'It is tested where a city lies burnt: “It is of the LORD’s mercies that we are not consumed, because his compassions fail not” (<lamentations/>). And it is asked of those who receive it: “For I desired mercy, and not sacrifice” (<hosea/>), which Jesus sends the Pharisees away to learn (<matthew/>). To do justly, to love ḥesed, to walk humbly (<micah/>).',
  'steadfast-love.last-line-of-psalm':
    'Read the last line of the shepherd’s psalm once more: “Surely goodness and mercy shall follow me all the days of my life” (<verse/>). The verb is the one for pursuit. What runs after the psalmist, through the valley and past the enemies’ table, is ḥesed.',
  'steadfast-love.name-at-sinai': 'The name at Sinai',
  'steadfast-love.so-naomi-says':
    'So Naomi says of Boaz that the LORD “hath not left off his kindness to the living and to the dead” (<naomi/>), and Boaz says it of Ruth: “thou hast shewed more kindness in the latter end than at the beginning” (<boaz/>). God’s ḥesed comes to Naomi on two feet.',
  'steadfast-love.steadfast-love-word-that-carries': 'Steadfast love: the word that carries the Old Testament',
  'steadfast-love.to-go-on-open-ruth':
    'To go on: open Ruth 1 in the reader, press verse 8, and choose Greek / Hebrew Breakdown.',
  'steadfast-love.two-widows':
    'Two widows and their mother-in-law stand on a road out of Moab. Naomi has nothing left to give her sons’ wives but a blessing, and she reaches for one word: “the LORD deal <mark>kindly</mark> with you, as ye have dealt with the dead, and with me” (<verse/>). The word is ḥesed.',
});
