/**
 * Verses as people remember them, often in the words of a newer translation than the King James Version: `words that
 * must all be in the question, in any order | their places`. A word ending in * matches every word that begins so.
 */
export const VERSES_REMEMBERED_OLD = `
lord shepherd ; shepherd shall not want ; lord is my shepherd | Psalm 23
valley shadow ; green pastures ; still waters ; cup runneth ; cup overflows | Psalm 23
lift eyes hills ; lift up my eyes ; help comes lord ; where does my help come ; hills help | Psalm 121
lord light salvation ; whom shall i fear | Psalm 27:1
fearfully wonderfully ; wonderfully made | Psalm 139:14
knit mother womb ; mothers womb ; formed womb ; knit together | Psalm 139:13-16; Jeremiah 1:5
lamp feet ; lamp unto my feet ; light path ; word lamp | Psalm 119:105
hid word heart ; hidden word heart ; word hid heart | Psalm 119:11
day lord made ; this is the day ; rejoice day lord | Psalm 118:24
delight lord desires ; desires heart ; desires of your heart | Psalm 37:4
create clean heart ; clean heart ; pure heart create | Psalm 51:10
east from west ; far east west ; sins east west | Psalm 103:12
weeping night joy ; joy comes morning ; joy cometh | Psalm 30:5
taste see lord good ; taste and see | Psalm 34:8
near brokenhearted ; close brokenhearted ; nigh broken heart ; broken hearted | Psalm 34:18; Psalm 147:3
brothers dwell unity ; dwell together unity ; how good pleasant | Psalm 133:1
deer pants ; deer water ; as the deer ; hart panteth | Psalm 42:1
number our days ; teach us number days | Psalm 90:12
secret place most high ; shadow almighty ; under his wings ; shelter most high | Psalm 91:1-4
unless lord builds house ; lord builds house ; build house labor vain ; builds the house vain | Psalm 127:1
children heritage ; children gift lord ; children arrows | Psalm 127:3-5
blessed man walks not ; tree planted water ; tree planted rivers | Psalm 1
heavens declare glory | Psalm 19:1
my god why forsaken ; why have you forsaken ; why hast thou forsaken | Psalm 22:1; Matthew 27:46; Mark 15:34
fool says heart ; fool said heart ; no god fool | Psalm 14:1; Psalm 53:1
words mouth meditation ; meditation of my heart | Psalm 19:14
be strong courageous ; strong and courageous ; strong good courage ; do not be afraid lord with wherever | Joshua 1:9
house serve lord ; me and my house ; choose whom serve ; choose this day | Joshua 24:15
where you go i go ; where you go i will ; whither thou goest ; your people my people | Ruth 1:16-17
looks heart outward ; man looks outward ; lord looks heart ; outward appearance | 1 Samuel 16:7
obedience better sacrifice ; obey better sacrifice | 1 Samuel 15:22
battle lords ; battle is the lords ; battle belongs | 1 Samuel 17:47; 2 Chronicles 20:15
joy lord strength | Nehemiah 8:10
such time this ; time such as this | Esther 4:14
redeemer lives ; redeemer liveth | Job 19:25
lord gave taken away ; lord gives takes ; lord giveth taketh ; naked came | Job 1:21
though he slay me | Job 13:15
time for everything ; season for everything ; time to weep ; time to laugh ; everything season | Ecclesiastes 3:1-8
nothing new under sun ; nothing new sun | Ecclesiastes 1:9
two better than one ; threefold cord ; cord three strands ; three strands | Ecclesiastes 4:9-12
vanity vanities ; all is vanity ; everything meaningless | Ecclesiastes 1:2
eat drink be merry | Ecclesiastes 8:15; Luke 12:19; 1 Corinthians 15:32
cast bread waters | Ecclesiastes 11:1
race swift battle strong ; race not swift | Ecclesiastes 9:11
meant evil god good ; you meant evil ; intended harm god ; god meant it for good ; meant for evil | Genesis 50:20
let there be light | Genesis 1:3
image god created ; made in gods image ; in our image ; in his image | Genesis 1:26-27
not good man alone ; good for man to be alone | Genesis 2:18
leave father mother wife ; leave mother father cleave ; one flesh ; two become one | Genesis 2:24; Matthew 19:5-6
dust return ; dust to dust ; from dust ; ashes to ashes | Genesis 3:19
my brothers keeper ; brothers keeper | Genesis 4:9
too hard for lord ; anything too hard ; too difficult for god | Genesis 18:14; Jeremiah 32:17
lord bless keep ; bless you and keep you ; face shine upon | Numbers 6:24-26
hear o israel ; love lord all your heart ; love god heart soul ; heart soul mind strength | Deuteronomy 6:4-5; Mark 12:29-30
lord fight for you ; lord will fight | Exodus 14:14
milk honey ; land flowing ; flowing milk | Exodus 3:8
let my people go | Exodus 5:1
people humble pray ; my people called name ; heal their land ; if my people | 2 Chronicles 7:14
mercies new every morning ; new every morning ; great faithfulness ; great is thy faithfulness | Lamentations 3:22-23
heart deceitful ; heart is deceitful | Jeremiah 17:9
before formed womb knew ; knew you before | Jeremiah 1:5
balm gilead | Jeremiah 8:22
new heart new spirit ; heart stone flesh ; heart of flesh | Ezekiel 36:26
stand in the gap ; stand gap | Ezekiel 22:30
do justice love mercy ; act justly ; walk humbly | Micah 6:8
beat plowshares swords | Joel 3:10
sow wind reap whirlwind ; reap whirlwind | Hosea 8:7
people perish lack knowledge ; destroyed lack knowledge | Hosea 4:6
old men dream ; pour out spirit all ; sons daughters prophesy | Joel 2:28
years locust eaten ; restore years ; locusts have eaten | Joel 2:25
justice roll down ; justice roll like ; justice river | Amos 5:24
not by might ; might nor power | Zechariah 4:6
rejoices over you singing ; sing over you ; joy over thee singing | Zephaniah 3:17
just live by faith ; righteous live by faith ; just shall live | Habakkuk 2:4; Romans 1:17; Galatians 3:11
child is born ; unto us a child ; wonderful counselor ; wonderful counsellor ; government shoulder | Isaiah 9:6
here am i send ; here i am send ; whom shall i send | Isaiah 6:8
perfect peace mind stayed ; perfect peace | Isaiah 26:3
beauty for ashes ; beauty ashes | Isaiah 61:3
seek me find me heart ; find me when you seek | Jeremiah 29:13
bind up brokenhearted ; good news poor ; liberty captives | Isaiah 61:1; Luke 4:18
`;
