/**
 * Questions about persons, places and numbers, with the passage that answers each: `words that must all be in the
 * question, in any order | passages`. A word ending in * matches every word that begins so; a name matches its
 * possessive, too.
 */
export const FACTS = `
moses brother ; brother moses ; who aaron brother | Exodus 4:14; Exodus 6:20; Exodus 7:1-2
moses sister ; sister moses | Exodus 15:20; Exodus 2:4-8; Numbers 26:59
moses parents ; moses father ; moses mother ; mother moses | Exodus 6:20; Exodus 2:1-2; Hebrews 11:23
moses wife ; wife moses ; moses marr* | Exodus 2:21; Numbers 12:1
moses father in law ; moses law jethro | Exodus 3:1; Exodus 18:1
timothy mother ; timothy grandmother ; mother timothy ; timothy family | 2 Timothy 1:5; Acts 16:1
abraham wife ; wife abraham ; abram wife | Genesis 11:29; Genesis 17:15
abraham father ; father abraham* who | Genesis 11:26-27; Joshua 24:2
abraham sons ; sons abraham ; abraham children ; how many abraham sons | Genesis 16:15; Genesis 21:2-3; Genesis 25:1-2
abraham old isaac ; old abraham isaac ; old abraham when | Genesis 21:5; Genesis 17:17
sarah old isaac ; old sarah ; sarah age | Genesis 17:17; Genesis 23:1
isaac wife ; wife isaac ; isaac marr* | Genesis 24:67; Genesis 25:20
isaac sons ; sons isaac ; isaac children | Genesis 25:24-26
jacob wives ; jacob wife ; wife jacob ; wives jacob | Genesis 29:23-28; Genesis 35:23-26
jacob brother ; esau brother ; esau twin | Genesis 25:24-26
joseph brothers names ; joseph brothers how many | Genesis 35:22-26; Genesis 42:3-4
joseph father genesis ; joseph favo* son ; favo* son jacob | Genesis 37:3
joseph wife egypt ; joseph sons ; joseph wife | Genesis 41:45; Genesis 41:50-52
noah sons ; sons noah ; noah three sons | Genesis 5:32; Genesis 9:18-19
noah old flood ; how old noah | Genesis 7:6; Genesis 9:28-29
long flood ; how long flood ; flood last ; rain days flood ; how many days rain | Genesis 7:12; Genesis 7:24; Genesis 8:13-14
how big ark ; size ark ; ark dimensions ; long ark noah | Genesis 6:15-16
oldest man ; oldest person ; lived longest ; longest living ; methuselah old ; old methuselah | Genesis 5:25-27
first man ; first woman ; first people ; first humans | Genesis 2:7; Genesis 2:21-23; Genesis 3:20
adam sons ; adam eve children ; children adam ; sons adam ; adam eve sons | Genesis 4:1-2; Genesis 4:25; Genesis 5:3-4
adam eve daughters ; daughters adam ; eve daughters | Genesis 5:4
ahab wife ; wife ahab ; queen ahab | 1 Kings 16:30-31; 1 Kings 21:25
abraham come from ; abraham born ; abraham homeland | Genesis 11:31; Acts 7:2-4; Nehemiah 9:7
where john wrote revelation ; john wrote revelation where ; where john when revelation | Revelation 1:9-11
cain wife ; wife cain ; cain marr* | Genesis 4:17; Genesis 5:4
cain kill ; cain kill brother ; why cain kill* ; why cain | Genesis 4:3-8; 1 John 3:12; Hebrews 11:4
never died ; did not die ; didnt die ; without dying ; taken heaven alive | Genesis 5:24; Hebrews 11:5; 2 Kings 2:11
david father ; father david ; davids father | Ruth 4:22; 1 Samuel 16:1; Matthew 1:5-6
david mother | 1 Samuel 22:3-4; Psalm 86:16
david brothers ; david oldest brother | 1 Samuel 16:6-11; 1 Samuel 17:13-14
david wives ; wives david ; david wife ; wife david | 1 Samuel 18:27; 2 Samuel 3:2-5; 2 Samuel 11:27; 2 Samuel 5:13
david sons ; sons david ; david children | 2 Samuel 3:2-5; 2 Samuel 5:13-16; 1 Chronicles 3:1-9
david best friend ; david friend | 1 Samuel 18:1-4; 1 Samuel 20:17
how long david reign* ; david reign years ; david king long | 2 Samuel 5:4-5; 1 Kings 2:11
how many stones david ; david five stones ; stones david | 1 Samuel 17:40; 1 Samuel 17:49
how tall goliath ; goliath height ; goliath tall ; height goliath | 1 Samuel 17:4
first king israel ; first king ; israels first king ; who first king | 1 Samuel 9:17; 1 Samuel 10:1; 1 Samuel 10:24; 1 Samuel 11:15
second king israel ; king after saul | 2 Samuel 2:4; 2 Samuel 5:3-4
third king israel ; king after david | 1 Kings 1:39; 1 Kings 2:12
last king judah ; last king | 2 Kings 24:18-20; 2 Kings 25:7
saul son ; saul sons ; son saul ; sons saul | 1 Samuel 14:49; 1 Samuel 31:2
saul died ; how saul die ; death saul ; saul death | 1 Samuel 31:1-6; 1 Chronicles 10:13-14
saul father ; father saul ; saul tribe | 1 Samuel 9:1-2
solomon mother ; solomon parents ; mother solomon ; solomon father | 2 Samuel 12:24; 1 Kings 1:11
solomon wives ; wives solomon ; how many wives solomon ; solomon concubines | 1 Kings 11:1-3
solomon son ; king after solomon | 1 Kings 11:43; 1 Kings 12:1
wisest man ; wisest king ; wisest person | 1 Kings 3:12; 1 Kings 4:29-31
strongest man ; strongest person | Judges 14:5-6; Judges 15:15-16; Judges 16:28-30
first judge ; first judge israel | Judges 3:9-10
female judge ; woman judge ; only woman judge | Judges 4:4-5
first high priest ; first priest | Exodus 28:1; Leviticus 8:12
first prophet | Genesis 20:7; Deuteronomy 34:10
women prophets ; female prophets ; prophetesses ; woman prophet | Exodus 15:20; Judges 4:4; 2 Kings 22:14; Luke 2:36; Acts 21:8-9
first murder* | Genesis 4:8-10
first miracle moses | Exodus 4:2-5; Exodus 7:10
samuel mother ; mother samuel | 1 Samuel 1:19-20
samson mother ; samson parents ; samson father | Judges 13:2-5
ruth husband ; ruth married ; ruth marry ; who ruth marry ; husband ruth | Ruth 4:13; Ruth 1:4-5
ruth mother law | Ruth 1:3-4; Ruth 1:16
naomi sons ; naomi husband | Ruth 1:1-5
gideon men ; gideon army ; how many men gideon ; how many gideon | Judges 7:2-8; Judges 7:16
esther husband ; esther king ; esther married ; king esther | Esther 1:1; Esther 2:16-17
esther cousin ; esther uncle ; esther raised ; esther guardian | Esther 2:5-7
job friends ; friends job ; job three friends | Job 2:11; Job 32:2
job children ; how many children job | Job 1:2; Job 42:12-14
hosea children | Hosea 1:3-9
isaiah sons ; isaiah children ; isaiah wife | Isaiah 7:3; Isaiah 8:3-4
jeremiah scribe ; jeremiah secretary | Jeremiah 36:4
daniel friends ; friends daniel ; three friends daniel | Daniel 1:6-7; Daniel 3:12
daniel lions king ; king lions den | Daniel 6:9; Daniel 6:16
elisha predecessor ; elijah successor ; after elijah ; elijah follower | 1 Kings 19:19-21; 2 Kings 2:9-14
moses successor ; after moses leader ; replaced moses ; led israel after moses | Numbers 27:18-20; Deuteronomy 34:9; Joshua 1:1-2
how old moses ; moses age ; moses died age ; old moses died | Exodus 7:7; Deuteronomy 34:7
moses die ; where moses die* ; moses buried ; moses died where | Deuteronomy 34:1-6
moses mountain commandments ; mountain moses commandments ; mountain moses law ; mountain commandments ; mount moses | Exodus 19:20; Exodus 24:12; Exodus 31:18; Deuteronomy 5:2-4
moses stutter ; moses speech | Exodus 4:10-12
why moses promised land ; moses enter promised land ; moses not enter ; moses allowed land | Numbers 20:7-12; Deuteronomy 32:48-52; Deuteronomy 34:4
forty years wilderness ; 40 years wilderness ; how long wilderness ; years wilderness ; wander* wilderness ; wander* desert | Numbers 14:33-34; Deuteronomy 8:2; Joshua 5:6
israelites slaves ; slaves egypt ; how long egypt ; israel egypt years ; israelites egypt years | Exodus 1:8-14; Exodus 12:40-41; Genesis 15:13
pharaoh drown* ; army drowned | Exodus 14:26-28
noah ark land ; ark landed ; ark rest ; ark come to rest ; mount ararat ; ararat | Genesis 8:4
ark covenant happened ; what happened ark covenant ; where ark covenant ; ark covenant now ; ark of the covenant lost ; ark of the covenant end | 2 Chronicles 35:3; Jeremiah 3:16; 2 Kings 25:8-9; Revelation 11:19
inside ark covenant ; in the ark of the covenant ; ark covenant contain* ; what ark covenant | Hebrews 9:4; 1 Kings 8:9; Exodus 25:10-16
mary wash* jesus feet ; wiped feet hair ; wiped jesus feet ; feet her hair ; feet hair | John 12:1-3; Luke 7:37-38; John 11:2
mary husband ; husband mary ; jesus earthly father ; jesus father earth | Matthew 1:16; Matthew 1:18-20
jesus mother ; mother jesus ; who jesus mother | Matthew 1:18; Luke 1:30-31; John 19:25
jesus cousin ; john baptist cousin ; john baptist related | Luke 1:36; Luke 1:39-41
john baptist parents ; john baptist mother ; john baptist father ; parents john baptist | Luke 1:5; Luke 1:13; Luke 1:57-63
john baptist eat ; john baptist food ; locusts honey ; john baptist wear | Matthew 3:4; Mark 1:6
jesus baptised river ; jesus baptized river ; river jesus ; where jesus baptised ; where jesus baptized ; jesus baptized where | Matthew 3:13; Mark 1:9
jesus old ministry ; how old jesus ministry ; jesus began ministry ; jesus old began ; jesus start ministry ; old jesus baptized ; jesus age ministry | Luke 3:23
how old jesus died ; jesus age died ; how old jesus when ; old jesus crucified | Luke 3:23; John 2:13; John 6:4; John 11:55
jesus born king ; king jesus born ; who king jesus born | Matthew 2:1; Luke 2:1-2
jesus last words ; last words jesus ; last words of jesus ; jesus said cross ; words from cross ; seven last words ; sayings cross ; words on the cross ; seven words cross ; seven sayings cross | Luke 23:34; Luke 23:43; John 19:26-27; Matthew 27:46; John 19:28; John 19:30; Luke 23:46
who buried jesus ; jesus buried ; buried jesus ; tomb jesus belong* ; whose tomb | Matthew 27:57-60; John 19:38-42
who carried cross ; carried jesus cross ; helped carry cross ; carry the cross | Matthew 27:32; Mark 15:21
who crucified jesus ; who killed jesus | Matthew 27:26-31; Acts 2:23; Acts 4:27-28; John 10:17-18
crucified with jesus ; thieves crucified ; crucified beside | Luke 23:32-33; Luke 23:39-43
jesus tomb days ; days jesus tomb ; how long jesus tomb ; rose third day ; three days tomb | Matthew 12:40; 1 Corinthians 15:3-4; Luke 24:46
first saw risen ; first see risen ; first to see jesus ; saw jesus first resurrection ; first person resurrection | Mark 16:9; John 20:14-16; Matthew 28:8-9
saw risen jesus ; witnesses resurrection ; jesus appear* after resurrection ; appeared after resurrection ; how many saw jesus resurrection | 1 Corinthians 15:5-8; Acts 1:3; John 20:19-20; Luke 24:13-15
raised from dead who ; people raised dead ; raised dead jesus ; who jesus raise* ; jesus raise dead ; resurrections bible | Luke 7:12-15; Mark 5:41-42; John 11:43-44; Acts 9:40; 1 Kings 17:22; 2 Kings 4:34-35
jesus raise* girl ; girl back life ; girl brought life ; little girl life ; little girl dead ; dead girl ; daughter raised ; girl jesus raised | Mark 5:35-43; Luke 8:49-56; Matthew 9:23-26
touched cloak ; woman touched jesus ; touched hem ; touched jesus clothes ; touch* clothes healed ; woman bleeding ; twelve years bleeding | Mark 5:25-34; Luke 8:43-48; Matthew 9:20-22
jesus cries ; jesus cry ; jesus cried ; jesus weep ; jesus weeps ; did jesus cry | John 11:35; Luke 19:41; Hebrews 5:7
jesus angry ; jesus anger ; jesus get angry ; jesus lose temper | Mark 3:5; John 2:13-17; Matthew 21:12-13; Mark 10:14
jesus language ; language jesus ; jesus speak aramaic ; what language jesus | Mark 5:41; Mark 7:34; Mark 15:34; John 19:20
jesus fast ; jesus fasted ; jesus fast days ; jesus forty days ; jesus 40 days ; how long jesus fast | Matthew 4:1-2; Luke 4:1-2
peter brother ; brother peter ; andrew brother | Matthew 4:18; John 1:40-42
peter wife ; peter mother law | Matthew 8:14; 1 Corinthians 9:5
peter name change ; simon called peter ; simon peter name ; peter real name | Matthew 16:17-18; John 1:42
peter job ; peter fisherman ; disciples fishermen ; which disciples fishermen | Matthew 4:18-22; Luke 5:10
james john father ; james john brothers ; sons thunder ; sons zebedee | Matthew 4:21; Mark 3:17
beloved disciple ; disciple jesus loved ; disciple whom jesus loved | John 13:23; John 19:26-27; John 21:20-24
matthew tax ; tax collector disciple ; disciple tax collector ; matthew job | Matthew 9:9; Luke 5:27-28
lazarus sisters ; sisters lazarus ; lived bethany ; who lived bethany ; bethany lived ; mary martha brother | John 11:1-2; John 12:1-3; Luke 10:38-39
judas money ; how much judas ; judas paid ; silver judas ; judas silver | Matthew 26:14-16; Matthew 27:3-10
replaced judas ; replace judas ; took judas place ; thirteenth apostle ; new apostle judas ; instead of judas | Acts 1:21-26
paul born ; where paul born ; paul hometown ; birthplace paul ; city paul | Acts 22:3; Acts 21:39; Acts 9:11
paul tribe ; tribe paul | Philippians 3:5; Romans 11:1
paul married ; was paul married ; paul wife | 1 Corinthians 7:7-8; 1 Corinthians 9:5
paul name before ; paul called before ; paul name saul ; saul changed name ; saul paul name | Acts 13:9; Acts 9:1-4
paul job ; paul tentmaker ; paul trade ; paul work living ; paul make tents | Acts 18:1-3; 1 Thessalonians 2:9; Acts 20:34
paul teacher ; paul taught gamaliel ; gamaliel | Acts 22:3; Acts 5:34-39
paul companions ; paul travel with ; travelled with paul ; paul friends | Acts 13:2; Acts 15:40; Acts 16:1-3; 2 Timothy 4:10-12; Colossians 4:14
paul prison letters ; prison letters ; prison epistles ; letters from prison | Ephesians 3:1; Philippians 1:13; Colossians 4:18; Philemon 1:1
paul blind ; paul blindness ; long paul blind | Acts 9:8-9; Acts 9:17-18
paul rome ; paul rome prison ; paul house arrest | Acts 28:16; Acts 28:30-31
luke physician ; luke doctor ; who luke physician | Colossians 4:14; 2 Timothy 4:11; Philemon 1:24; Acts 16:10
silas who ; silas paul companion | Acts 15:22; Acts 15:40; Acts 16:25
first martyr church ; first christian martyr | Acts 7:57-60
first gentile convert ; first gentile ; first gentile christian | Acts 10:1-4; Acts 10:44-48
first christian europe ; first convert europe ; europe convert | Acts 16:11-15
first church pastor ; leader jerusalem church ; leader church jerusalem | Acts 15:13-19; Galatians 2:9
disciple who denied ; denied jesus | Luke 22:54-62; John 18:15-18
disciple doubted ; apostle doubted | John 20:24-29
upper room ; where upper room | Mark 14:13-16; Acts 1:12-14
valley elah | 1 Samuel 17:1-3; 1 Samuel 17:19
king when jesus ; emperor jesus born ; caesar jesus ; emperor when jesus | Luke 2:1; Luke 3:1
governor jesus trial ; who sentenced jesus ; roman governor ; governor crucified | Matthew 27:2; Matthew 27:24-26; John 19:13-16
high priest jesus trial ; high priest trial ; high priest when jesus | Matthew 26:57; John 18:13-14
king babylon jerusalem ; who destroyed jerusalem ; who destroyed temple ; destroyed first temple ; who conquered judah | 2 Kings 25:1-10; 2 Chronicles 36:17-20
who rebuilt temple ; rebuilt temple ; second temple built | Ezra 3:8-11; Ezra 6:14-15; Haggai 1:12-14
who rebuilt wall ; rebuilt walls ; rebuilt jerusalem | Nehemiah 2:17-18; Nehemiah 6:15
who built temple ; built first temple ; built the temple ; who built solomons temple | 1 Kings 6:1; 1 Kings 6:14; 1 Chronicles 22:6-10
who conquered israel ; assyria* conquer* ; northern kingdom fall ; samaria fall ; fall of samaria ; lost tribes ; ten lost tribes | 2 Kings 17:5-6; 2 Kings 17:22-24
why hate samaritans ; jews hate samaritans ; samaritans hated ; jews samaritans ; samaria samaritans ; who were samaritans ; who are samaritans | John 4:9; 2 Kings 17:24-33; Luke 9:52-53; Luke 10:33
exile years ; how long exile ; babylon years captivity ; seventy years ; captivity how long | Jeremiah 29:10; 2 Chronicles 36:20-23; Daniel 9:2
how many people fed ; how many fed five | John 6:9-13; Matthew 14:19-21
baskets left ; how many baskets ; baskets over | John 6:12-13; Matthew 14:20; Matthew 15:37
how many wise virgins ; five wise virgins | Matthew 25:1-4
how many lepers ; leper returned | Luke 17:12-18
lame walk* ; lame man healed | Acts 3:1-10; John 5:5-9
how many languages ; new testament language ; bible language ; languages bible written ; what language bible ; language was the bible | Ezra 4:7; Daniel 2:4; Mark 5:41; Luke 23:38
animals ark how many ; how many animals ; animals each kind ; two of every | Genesis 6:19-20; Genesis 7:2-3
jonah fish days ; how long jonah fish ; jonah days | Jonah 1:17; Matthew 12:40
creation days ; how many days creation ; how long create world ; days create | Genesis 1:31-2:3; Exodus 20:11
tree garden ; tree knowledge ; tree of life garden ; trees eden | Genesis 2:9; Genesis 2:16-17; Genesis 3:3
who wrote most ; wrote most new testament | Romans 1:1; Galatians 1:1; Ephesians 1:1
christians first called ; first called christians where ; where called christians | Acts 11:26
three in furnace ; names furnace | Daniel 3:19-25; Daniel 1:7
angel names ; names of angels ; angels named ; named angels ; archangel* | Luke 1:26; Daniel 8:16; Daniel 10:13; Jude 1:9; Revelation 12:7
salome ; who danced herod ; daughter herodias | Matthew 14:6-8; Mark 6:22-25
believe lord jesus saved ; jailer asked | Acts 16:29-34
eunuch philip ; ethiopian baptized | Acts 8:26-39
woman adultery jesus ; adultery woman stoned | John 8:2-11
rich young man ; rich man sell everything | Mark 10:17-27
jesus feed people ; fed thousands ; fed the multitude ; fed multitude | Matthew 14:13-21; John 6:5-13; Mark 8:1-9
jesus heal* blind ; blind man healed | John 9:1-7; Mark 10:46-52; Mark 8:22-25
jesus heal* leper ; leper healed | Matthew 8:1-4; Luke 17:11-19
jesus heal* sabbath ; healed on the sabbath | Luke 13:10-17; Mark 3:1-6; John 5:8-10
jesus family think ; jesus family crazy | Mark 3:20-21; Mark 3:31-35; John 7:5
`;
/** Questions that Scripture does not answer; the passages are what it says. */
export const SILENCES = `
noah wife name ; noahs wife called ; name noahs wife ; name noah wife ; noahs wifes name | Genesis 6:18; Genesis 7:13
how old mary ; old was mary  jesus ; mary age ; age mary ; old mary when | Luke 1:26-27; Luke 1:34
jesus birthday ; birthday jesus ; date jesus born ; what day jesus born ; when jesus birthday ; month jesus born | Luke 2:1-7
jesus black ; jesus white ; jesus look like ; color jesus ; colour jesus ; jesus skin ; skin jesus ; jesus blue eyes | Isaiah 53:2; John 4:9; Revelation 1:13-15
jesus gay ; jesus homosexual ; jesus girlfriend ; jesus married ; jesus wife ; jesus children of his own | Hebrews 4:15; Matthew 19:11-12; Ephesians 5:25
pets heaven ; dogs heaven ; cats heaven ; animals heaven ; pet heaven ; dog heaven ; cat heaven ; my dog heaven | Genesis 1:24-25; Psalm 36:6; Ecclesiastes 3:21; Romans 8:21; Isaiah 11:6-9
bible aliens ; about aliens ; aliens exist ; aliens real ; extraterrestrials ; ufos ; life on other planets ; life on mars | Genesis 1:1; Psalm 8:3-4; Nehemiah 9:6; Deuteronomy 29:29
vaccines ; vaccine ; vaccination | Matthew 9:12; 1 Timothy 5:23; Luke 10:34; Romans 14:5
dinosaurs ; dinosaur | Genesis 1:24-25; Job 40:15-19; Psalm 104:24
lots wife name ; name lots wife ; name lot wife | Genesis 19:26; Luke 17:32
jobs wife name ; name jobs wife ; name job wife | Job 2:9-10
cains wife name ; name cains wife | Genesis 4:17; Genesis 5:4
thief on the cross name ; name thief cross ; names thieves | Luke 23:39-43
names shepherds ; shepherds names | Luke 2:8-15
pharaoh exodus name ; name pharaoh exodus ; which pharaoh exodus ; pharaoh of the exodus | Exodus 1:8; Exodus 5:1-2
pauls thorn what ; what pauls thorn ; thorn flesh what was | 2 Corinthians 12:7-9
name rich man lazarus ; rich mans name | Luke 16:19-20
how did joseph die ; what happened to joseph mary husband ; joseph marys husband die | Luke 2:48; John 19:26-27; Matthew 13:55
apostles died how ; how apostles die* ; how disciples die* ; apostles die ; disciples die | Acts 12:1-2; John 21:18-19; 2 Timothy 4:6-7
jesus childhood ; jesus teenage ; jesus as a teenager ; childhood of jesus ; jesus missing years ; lost years of jesus | Luke 2:40-52; Mark 6:3
date of easter ; year jesus died ; what year jesus died ; when did jesus die year | Luke 3:1-2; John 19:14-16; Luke 23:44
internet bible say ; smartphones ; computers bible | Ephesians 5:15-16; Philippians 4:8; 1 Corinthians 6:12
`;
