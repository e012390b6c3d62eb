/**
 * Stories and persons as people tell them who know no name for the passage: `words that must all be in the question, in
 * any order | passage`. A word ending in * matches every word that begins so.
 */
export const STORIES = `
nephilim ; sons god daughters men | Genesis 6:1-4; Numbers 13:33
joseph marys husband ; joseph husband mary ; joseph carpenter ; joseph father jesus ; joseph stepfather | Matthew 1:18-25; Luke 2:4-5; Matthew 2:13-14; Matthew 13:55; Luke 2:48
paul become christian ; paul became christian ; paul conver* ; saul conver* ; conversion paul ; conversion saul ; saul damascus ; paul damascus | Acts 9:1-19; Acts 22:6-16; Acts 26:12-18
jesus walk* water ; walk* water | Matthew 14:22-33; Mark 6:45-52; John 6:16-21
time born time die ; time to be born ; season every thing ; time everything | Ecclesiastes 3:1-8
donkey talk* ; donkey spoke ; donkey speak* ; ass spoke | Numbers 22:21-35
walk* valley ; valley shadow ; valley funeral | Psalm 23
hid* spies ; lady spies ; woman spies | Joshua 2:1-21
jonah run* ; jonah ran ; jonah fled ; jonah flee* | Jonah 1:1-17
psalm shepherd ; shepherd psalm | Psalm 23
sold birthright ; birthright soup ; birthright stew ; birthright pottage | Genesis 25:29-34
hid* winepress ; fleece wet dry ; wool wet dry | Judges 6:11-40
killed lion honey ; lion honey | Judges 14:5-9
hair cut strength ; cut hair samson | Judges 16:15-22
tent peg ; nail temples ; peg head | Judges 4:17-22
head platter ; john baptist* head ; head john baptist | Matthew 14:1-12
climbed tree ; short man tree ; tax collector tree | Luke 19:1-10
fell window ; asleep window ; fell asleep sermon | Acts 20:7-12
axe head float* ; ax head float* ; iron swim | 2 Kings 6:1-7
bears children bald ; bald head bears ; bears mauled | 2 Kings 2:23-25
chariot fire elijah ; whirlwind elijah ; elijah taken heaven | 2 Kings 2:1-12
prophets baal fire ; elijah fire carmel ; contest baal | 1 Kings 18:20-40
still small voice ; gentle whisper elijah | 1 Kings 19:9-18
baby cut half ; two women baby ; two mothers baby | 1 Kings 3:16-28
hand writing wall ; writing wall ; handwriting wall | Daniel 5
furnace three men ; fiery furnace ; thrown furnace | Daniel 3
swallowed fish ; swallowed whale ; whale jonah ; fish jonah | Jonah 1:17-2:10
witch endor ; saul medium samuel | 1 Samuel 28:3-25
ark touched died ; touched ark | 2 Samuel 6:1-11
roof bath* woman ; david bath* ; rooftop bath* | 2 Samuel 11
hair caught tree ; hung tree hair ; absalom tree | 2 Samuel 18:9-15
giant sling ; giant stone sling ; david giant | 1 Samuel 17
walls fell march* ; walls fell trumpet* ; march* around city | Joshua 6:1-21
sun stood still ; sun stand still | Joshua 10:12-14
sea parted ; parted sea ; parting sea ; red sea split | Exodus 14:15-31
bush burn* ; bush fire | Exodus 3:1-12
water rock moses ; struck rock ; rock water | Exodus 17:1-7; Numbers 20:2-13
snake pole ; serpent pole ; bronze serpent ; brass serpent | Numbers 21:4-9
golden calf ; gold calf | Exodus 32
baby basket ; basket river ; moses basket | Exodus 2:1-10
coat colours ; coat colors ; coat many | Genesis 37:3
brothers sold joseph ; sold slavery brothers ; joseph sold | Genesis 37:12-36
wrestled angel ; wrestled god ; wrestled jacob | Genesis 32:22-32
ladder heaven ; ladder dream | Genesis 28:10-22
pillar salt ; wife salt | Genesis 19:15-26
sacrifice son abraham ; sacrifice isaac ; almost sacrificed | Genesis 22:1-18
tower languages ; tower babel | Genesis 11:1-9
flood animals ; ark animals ; two two animals | Genesis 6:13-7:16
first murder ; killed brother abel ; cain killed | Genesis 4:1-16
water wine ; wedding wine jesus | John 2:1-11
born again night ; came jesus night | John 3:1-21
woman well ; woman five husbands | John 4:1-26
woman caught adultery ; throw first stone ; cast first stone ; without sin stone | John 8:1-11
mud eyes ; born blind ; spit mud | John 9:1-12
raised dead four days ; lazarus raised ; lazarus dead tomb | John 11:1-44
washed feet disciples ; washes feet ; jesus feet wash* | John 13:1-17
doubted wounds ; finger nail* hands ; thomas doubted ; doubting thomas | John 20:24-29
denied rooster ; denied cock ; denies jesus three ; rooster crow* | Luke 22:54-62
ear cut ; cut off ear ; ear sword | John 18:10-11
thirty silver ; thirty pieces ; betrayed kiss | Matthew 26:14-16; Matthew 27:3-10
walked water sink* ; peter water sink* ; peter walk* water | Matthew 14:22-33
roof paralysed ; roof paralyzed ; lowered roof ; lower* roof ; roof friend ; roof mat ; roof opened ; through roof | Mark 2:1-12
pigs demons ; demons swine ; pigs cliff ; legion pigs | Mark 5:1-20
touched garment ; touched robe ; bleeding woman ; issue blood | Mark 5:25-34
fish coin ; coin mouth | Matthew 17:24-27
fig tree cursed ; cursed fig | Mark 11:12-14; Mark 11:20-24
widow two coins ; widow mite* ; widow coins | Mark 12:41-44
tables temple ; overturned tables ; money changers | Matthew 21:12-17
twelve temple boy ; boy jesus temple ; lost temple jesus | Luke 2:41-52
bigger barns ; built barns ; rich fool barn* | Luke 12:13-21
beaten robbed road ; robbers road helped ; samaritan helped | Luke 10:25-37
son pigs home ; wasted inheritance ; ran away son father | Luke 15:11-32
ninety nine sheep ; lost sheep | Luke 15:3-7
beggar sores ; rich man beggar ; lazarus rich man | Luke 16:19-31
ten lepers ; lepers thank* | Luke 17:11-19
road stranger resurrection ; road emmaus ; emmaus | Luke 24:13-35
fire heads tongues ; tongues fire ; wind fire pentecost | Acts 2:1-13
lied dropped dead ; ananias lied ; sapphira | Acts 5:1-11
stoned first martyr ; first martyr ; stoned stephen | Acts 7:54-60
blinded light road ; blind light damascus | Acts 9:1-19
sheet animals ; sheet heaven peter | Acts 10:9-16
earthquake prison ; jailer saved ; singing prison | Acts 16:16-34
snake bit paul ; viper hand ; shipwreck snake | Acts 28:1-6
shipwreck ; shipwrecked | Acts 27:13-44
silversmiths riot ; riot ephesus | Acts 19:23-41
mark beast ; 666 ; number beast | Revelation 13:11-18
four horsemen ; horsemen | Revelation 6:1-8
dry bones ; bones alive ; valley bones | Ezekiel 37:1-14
wheel within wheel ; wheels eyes | Ezekiel 1:15-21
potter clay | Jeremiah 18:1-6
burned scroll ; cut scroll king ; king scroll knife | Jeremiah 36:20-26
thrown well jeremiah ; cistern jeremiah ; mud jeremiah | Jeremiah 38:1-13
coal lips ; hot coal | Isaiah 6:1-8
suffering servant ; pierced transgressions | Isaiah 53
hosea wife ; married prostitute ; prophet prostitute ; prophet married | Hosea 1:2-3
esther villain ; esther bad guy ; esther enemy ; haman | Esther 3:1-6
gallows ; hanged own gallows | Esther 7
barren prayed son ; hannah prayed | 1 Samuel 1:1-20
called night samuel ; boy samuel voice | 1 Samuel 3:1-18
daughter vow ; vow daughter ; jephthah daughter | Judges 11:30-40
job lost everything ; job sores ; satan job | Job 1
where jesus grow up ; jesus grew up ; jesus hometown ; jesus raised town ; town jesus grow ; jesus childhood home | Matthew 2:19-23; Luke 2:39-40; Luke 4:16
where jesus born ; jesus birthplace ; town jesus born | Matthew 2:1-6; Luke 2:4-7
jesus carpenter ; jesus job | Mark 6:3
peter upside down ; how peter die | John 21:18-19
how paul die | 2 Timothy 4:6-8
how judas die ; judas death | Matthew 27:3-5; Acts 1:18-19
lot daughters ; lots daughters | Genesis 19:30-38
dinah ; dinah shechem | Genesis 34
tamar amnon | 2 Samuel 13:1-22
tamar judah | Genesis 38
concubine cut ; levite concubine | Judges 19
left handed fat king ; eglon ; stabbed fat | Judges 3:12-30
brothers jesus ; siblings jesus ; jesus brothers sisters | Matthew 13:55-56; Mark 6:3
`;
