/**
 * Sayings that people believe to be in the Bible, and that are not there in these words: `words that all must be in the
 * question | passages that come nearest, or speak to it`.
 */
export const SAYINGS = `
god helps those help themselves | Jeremiah 17:5; Romans 5:6; Proverbs 28:26
cleanliness next godliness | Psalm 51:10; Matthew 23:25-26
spare rod spoil child | Proverbs 13:24; Ephesians 6:4
money root all evil | 1 Timothy 6:10
god never give more than handle ; god will not give you more than you can handle ; god wont give more than handle ; god not give more than bear | 1 Corinthians 10:13; 2 Corinthians 1:8-9
to thine own self be true ; own self true | Jeremiah 17:9; Matthew 16:24
this too shall pass ; this too will pass | 2 Corinthians 4:17-18; 1 John 2:17
lion lie down lamb ; lion lies down lamb ; lion lamb lie | Isaiah 11:6; Isaiah 65:25
god works mysterious ways ; god moves mysterious way ; lord works mysterious ways | Isaiah 55:8-9; Romans 11:33
hate sin love sinner ; love sinner hate sin | Romans 5:8; Jude 1:22-23
pride comes before fall ; pride goes before fall | Proverbs 16:18
charity begins home | 1 Timothy 5:8; Galatians 6:10
idle hands devils workshop ; idle hands devil | Proverbs 16:27; 2 Thessalonians 3:11
devil details | 1 Peter 5:8
eye of beholder ; beauty eye beholder | 1 Samuel 16:7
practice what you preach ; practise what you preach | Matthew 23:3; James 1:22
moderation all things ; all things moderation | Philippians 4:5; 1 Corinthians 9:25
when god closes door opens window ; closes door opens window | Revelation 3:8
footprints in the sand ; one set of footprints | Deuteronomy 1:31; Isaiah 46:4
better give than receive | Acts 20:35
seven deadly sins | Proverbs 6:16-19; Galatians 5:19-21
follow your heart | Jeremiah 17:9; Proverbs 28:26
everything happens reason ; happens for a reason | Romans 8:28; Ecclesiastes 9:11
god wants you happy ; god wants me happy | Matthew 5:3; 1 Thessalonians 5:18
time heals all wounds | Psalm 147:3
two wrongs make right ; two wrongs dont make right | Romans 12:17
bible says ask jesus into heart ; ask jesus into your heart | Revelation 3:20; Romans 10:9
neither borrower nor lender be ; neither a borrower | Proverbs 22:7; Matthew 5:42
blood thicker than water | Proverbs 18:24; Mark 3:33-35
good men do nothing evil triumph ; evil triumph good men | James 4:17; Proverbs 24:11-12
name it claim it ; name it and claim it | James 4:15; 1 John 5:14
come as you are | Matthew 11:28; Isaiah 55:1
where there is smoke there is fire | Proverbs 26:20
give a man a fish | 2 Thessalonians 3:10
god needed another angel ; god needed angel ; another angel heaven ; heaven gained angel ; gained an angel | Hebrews 12:22-23; Matthew 22:30; Psalm 116:15; Hebrews 1:14
gods timing perfect ; gods timing is perfect | Ecclesiastes 3:11; Galatians 4:4
early bird catches worm ; god helps early risers ; god helps early riser | Proverbs 6:9-11; Proverbs 20:13
family that prays together | Joshua 24:15; Matthew 18:20
let go and let god | Psalm 55:22; Proverbs 3:5-6
wwjd ; what would jesus do | 1 John 2:6; 1 Peter 2:21
patience is a virtue | Galatians 5:22-23; James 5:7-8
honesty is the best policy ; honesty best policy | Proverbs 12:22; Ephesians 4:25
actions speak louder ; actions louder than words | 1 John 3:18; James 2:18
forgive and forget | Ephesians 4:32; Hebrews 8:12
love is blind | 1 Corinthians 13:6-7; Proverbs 10:12
bread is the staff | Matthew 4:4
live laugh love | Philippians 4:4; 1 John 4:7
you only live once ; yolo | Hebrews 9:27; Psalm 90:12
when in rome | Romans 12:2
love conquers all | 1 Corinthians 13:7-8; Romans 8:37
blessing in disguise | Romans 8:28; Genesis 50:20
ignorance is bliss | Proverbs 1:7; Hosea 4:6
money is evil | 1 Timothy 6:10; Ecclesiastes 5:10
god is good all the time | Psalm 100:5; Psalm 34:8
god never closes | Revelation 3:8
to err is human | Romans 3:23; Psalm 103:14
road to hell paved | Proverbs 14:12; Matthew 7:13-14
the devil made me do it ; devil made me | James 1:14; Genesis 3:13
only god can judge me | Romans 14:10-12; John 12:48
`;

/** Assumptions of questions that Scripture does not make, each with what it says instead. */
export const ASSUMPTIONS = `
angels people died ; people become angel* ; become angel* ; became angel* ; turn into angel* ; turn angels die | Hebrews 1:14; Matthew 22:30; Hebrews 12:22-23; 1 Corinthians 15:42-44
apple eve eat ; eve ate apple ; fruit eve eat ; adam eat apple ; forbidden fruit apple ; fruit eve ate | Genesis 3:6
three wise men names ; three kings names ; names wise men ; names magi | Matthew 2:1; Matthew 2:11
jesus write ground ; jesus wrote ground ; jesus writing ground | John 8:6-8
moses animals ark ; animals each kind moses ; animals did moses take | Genesis 7:1-2; Genesis 6:19-20
mary magdalene prostitute | Luke 8:2
paul fell horse ; paul horse damascus | Acts 9:3-4
inn keeper bethlehem ; innkeeper | Luke 2:7
jesus born december ; december 25 ; 25 december ; christmas date | Luke 2:7-8
`;

/** Terms that are not in the Bible, with passages that those who use them point to. */
export const TERMS = `
trinity word bible ; word trinity ; trinity bible ; where is the trinity | Matthew 28:19; 2 Corinthians 13:14
rapture word bible | 1 Thessalonians 4:16-17
purgatory | 1 Corinthians 3:13-15; Hebrews 9:27
immaculate conception | Luke 1:28; Luke 1:34-35
`;
