/**
 * Concerns that people bring before Scripture, with passages that speak to them, chosen by hand: `words that name it |
 * passages`. A word ending in * matches every word that begins so; all words of one name must be in the question. A
 * subject disputed among Christians is `! |`: its passages show the range of what is written, not one side.
 */
export const SUBJECTS = `
hope* ; hopeless | Romans 15:13; Lamentations 3:21-24; Romans 8:24-25; Hebrews 6:19; 1 Peter 1:3; Psalm 42:11
weary ; tired ; exhaust* ; burnout ; burned out ; burnt out ; worn out | Matthew 11:28-30; Isaiah 40:31; Galatians 6:9; Psalm 23:1-3; 2 Corinthians 4:16
anxi* ; worr* ; nervous ; stress* ; overwhelm* | Matthew 6:34; Philippians 4:6-7; 1 Peter 5:7; Psalm 94:19; Psalm 55:22
afraid ; scared ; fear ; fears ; fearful ; frighten* ; operation ; surgery | Isaiah 41:10; Psalm 56:3; Psalm 23:4; Joshua 1:9; 2 Timothy 1:7; 1 John 4:18
lost job ; unemploy* ; fired ; laid off ; lost work ; no work | Matthew 6:31-33; Philippians 4:19; Psalm 37:25; Psalm 55:22; Hebrews 13:5
lied about ; slander* ; gossip* ; spoke behind ; falsely accused ; talk* behind | Matthew 5:11-12; 1 Peter 2:23; Psalm 55:12-14; Romans 12:19; Proverbs 26:20; Matthew 18:15
forgiv* ; unforgiv* ; perdon* | Matthew 6:14-15; Ephesians 4:32; Colossians 3:13; Matthew 18:21-22; 1 John 1:9; Psalm 103:12
far god ; distant god ; god distant ; god silent ; god far ; abandoned god ; god left me | James 4:8; Psalm 42:1-2; Psalm 13:1; Psalm 34:18; Isaiah 59:1; Romans 8:38-39
same sin ; keep sinning ; falling sin ; fall sin ; addict* ; habit* sin ; besetting sin | 1 Corinthians 10:13; 1 John 1:9; Romans 7:24-25; Proverbs 24:16; Hebrews 12:1; Galatians 5:16
wedding ; getting married ; our marriage ; bride ; groom | Genesis 2:24; 1 Corinthians 13:4-8; Ecclesiastes 4:9-12; Colossians 3:14; Ruth 1:16-17; Ephesians 5:25
marriage ; married ; husband wife ; spouse* | Genesis 2:24; Ephesians 5:25; Hebrews 13:4; Proverbs 18:22; 1 Corinthians 7:3-4; Colossians 3:18-19
baby ; newborn ; birth child ; child born ; new child ; pregnan* | Psalm 127:3; Psalm 139:13-14; 1 Samuel 1:27; Numbers 6:24-26; Isaiah 44:3
fight* politics ; argu* politics ; group fight* ; group argu* ; group divided ; church divided ; church split ; division church ; quarrel* ; conflict church ; unity ; divisions | 1 Corinthians 1:10; Ephesians 4:3; Psalm 133:1; Philippians 2:2; John 17:21; Romans 12:18
angry ; anger ; rage ; furious ; temper ; mad boss | James 1:19-20; Ephesians 4:26; Proverbs 15:1; Colossians 3:8; Psalm 37:8
sleep ; insomnia ; sleepless ; awake night | Psalm 4:8; Proverbs 3:24; Psalm 127:2; Psalm 63:6; Psalm 121:3-4
not answer prayer* ; unanswered ; god hear prayer* ; answer* my prayer* ; prayers not | Psalm 13:1-2; Habakkuk 1:2; Luke 18:1; Matthew 26:39; 2 Corinthians 12:8-9; 1 John 5:14
doubt* ; god exist* ; unbelief ; lost faith ; losing faith | Mark 9:24; Hebrews 11:6; Romans 1:20; Psalm 19:1; John 20:27-29; Jude 1:22
decide ; decision* ; guidance ; god will life ; gods will ; which way ; choose between | Proverbs 3:5-6; James 1:5; Psalm 32:8; Romans 12:2; Proverbs 16:9; Psalm 119:105
recover* ; healed me ; thank god ; thanksgiving ; thankful* ; grateful ; gratitude | Psalm 103:1-4; Psalm 30:2; Psalm 107:1; 1 Thessalonians 5:18; Psalm 116:12-13
sick* ; ill ; illness ; cancer ; disease ; heal* | James 5:14-15; Psalm 41:3; Psalm 103:3; Jeremiah 17:14; 2 Corinthians 12:9; Matthew 8:16-17
grie* ; mourn* ; bereave* ; funeral ; died ; death loved | Psalm 34:18; John 11:35; Matthew 5:4; 1 Thessalonians 4:13-14; Revelation 21:4; Psalm 23:4
lonely ; loneliness ; alone | Psalm 68:6; Deuteronomy 31:6; Psalm 27:10; John 14:18; Matthew 28:20; 2 Timothy 4:16-17
depress* ; discourag* ; sad ; despair ; downcast ; low spirits | Psalm 42:11; Psalm 34:18; 1 Kings 19:4-5; 2 Corinthians 4:8-9; Isaiah 61:3; Psalm 40:1-3
guilt* ; shame ; asham* | Romans 8:1; 1 John 1:9; Psalm 51:10; Isaiah 1:18; Psalm 32:5; Psalm 34:5
patien* ; impatien* ; waiting | James 5:7-8; Romans 12:12; Psalm 27:14; Hebrews 10:36; Galatians 5:22-23; Isaiah 40:31
temptation ; tempted | 1 Corinthians 10:13; James 1:13-14; Hebrews 4:15; Matthew 26:41; James 4:7
money ; rich ; riches ; wealth ; finances ; greed* ; materialism ; debt* | Matthew 6:19-21; 1 Timothy 6:10; Matthew 6:24; Ecclesiastes 5:10; Hebrews 13:5; Proverbs 30:8-9; Romans 13:8
tith* ; giving church ; offering church | Malachi 3:10; Leviticus 27:30; Matthew 23:23; 2 Corinthians 9:7; Luke 6:38; 1 Corinthians 16:2
poor ; poverty ; needy ; homeless ; hungry | Proverbs 19:17; Matthew 25:35-36; James 2:15-16; Deuteronomy 15:11; Psalm 82:3; Galatians 2:10
foreigner* ; immigrant* ; refugee* ; stranger* ; alien* | Leviticus 19:33-34; Deuteronomy 10:18-19; Matthew 25:35; Hebrews 13:2; Exodus 22:21
racis* ; race ; races ; skin colour ; skin color ; cursed ham ; slave race | Acts 17:26; Galatians 3:28; James 2:9; Acts 10:34-35; Revelation 7:9
justice ; injustice ; oppress* | Micah 6:8; Amos 5:24; Isaiah 1:17; Proverbs 31:8-9; Psalm 103:6; Luke 18:7
grace | Ephesians 2:8-9; Titus 2:11; Romans 3:24; Hebrews 4:16; 2 Corinthians 12:9; John 1:16-17
faith | Hebrews 11:1; Hebrews 11:6; Romans 10:17; Ephesians 2:8; James 2:17; 2 Corinthians 5:7
faith works | James 2:17; Ephesians 2:8-10; Romans 3:28; James 2:24; Galatians 5:6; Philippians 2:12-13
law grace ; law gospel | John 1:17; Romans 6:14; Galatians 3:24; Matthew 5:17; Romans 3:20-22; Romans 7:12
salvation ; saved ; be saved | Romans 10:9; Ephesians 2:8-9; Acts 16:30-31; John 3:16; Acts 4:12; Titus 3:5
lose salvation ; losing salvation ; once saved | ! John 10:28-29; Hebrews 6:4-6; Romans 8:38-39; Hebrews 10:26-27; Philippians 1:6; 1 John 2:19
predestin* ; election chosen ; free will ; chosen god | ! Romans 8:29-30; Ephesians 1:4-5; Joshua 24:15; John 6:44; 2 Peter 3:9; 1 Timothy 2:3-4
baptism ; baptiz* ; baptis* | Matthew 28:19; Acts 2:38; Romans 6:3-4; Mark 16:16; 1 Peter 3:21; Acts 8:36-38
infant baptism ; baptize babies ; baptise babies ; baptism children ; baptize infants | ! Acts 16:33; Acts 2:38-39; Mark 16:16; Colossians 2:11-12; Acts 8:36-38; 1 Corinthians 7:14
fasting ; fast | Matthew 6:16-18; Isaiah 58:6-7; Joel 2:12; Acts 13:2-3; Matthew 9:15
pray ; praying ; prayer ; prayers | Matthew 6:9-13; Philippians 4:6; 1 Thessalonians 5:17; Matthew 6:6; Luke 18:1; Romans 8:26
trinity ; triune ; three one god | Matthew 28:19; 2 Corinthians 13:14; Deuteronomy 6:4; John 1:1; John 14:26; Matthew 3:16-17
jesus god ; deity christ ; divinity christ ; divinity jesus ; is christ god | John 1:1; John 20:28; Colossians 2:9; Titus 2:13; Philippians 2:6; Hebrews 1:8; John 17:3
holy spirit ; holy ghost ; spirit of god | John 14:26; Acts 1:8; Romans 8:26; Galatians 5:22-23; John 16:13; Ephesians 4:30
end times ; last days ; end world ; end of the world ; signs end | Matthew 24:6-8; 2 Timothy 3:1-2; 1 Thessalonians 5:2; 2 Peter 3:10; Matthew 24:36; 2 Thessalonians 2:3
second coming ; return christ ; return jesus ; christ return* ; jesus return* ; coming again ; jesus come back | Acts 1:11; 1 Thessalonians 4:16-17; Matthew 24:30; Revelation 1:7; John 14:3; Matthew 24:36
antichrist* | 1 John 2:18; 1 John 2:22; 1 John 4:3; 2 John 1:7; 2 Thessalonians 2:3-4; Matthew 24:24
heaven | John 14:2-3; Revelation 21:4; Philippians 3:20; 2 Corinthians 5:1; Matthew 6:20; 1 Corinthians 2:9
hell | ! Matthew 25:46; Mark 9:43-44; Luke 16:22-23; Revelation 20:14-15; Matthew 10:28; 2 Thessalonians 1:9; 2 Peter 3:9
death ; after death ; afterlife ; life after ; when we die | John 11:25-26; 2 Corinthians 5:8; Ecclesiastes 12:7; Hebrews 9:27; Luke 23:43; 1 Corinthians 15:54-55
angels ; guardian angel* | Hebrews 1:14; Psalm 91:11; Matthew 18:10; Luke 15:10; Hebrews 13:2; Psalm 34:7
satan ; devil ; demon* ; evil spirit* | 1 Peter 5:8; James 4:7; Ephesians 6:11-12; John 8:44; Revelation 12:9; 1 John 3:8
divorc* ; remarr* | ! Matthew 19:8-9; Malachi 2:16; Matthew 5:32; 1 Corinthians 7:10-11; 1 Corinthians 7:15; Mark 10:11-12
women pastor* ; women preach* ; women ministry ; woman pastor* ; woman preach* ; female pastor* ; women teach* ; women silent ; women church ; women elders ; ordain women | ! 1 Timothy 2:12; Galatians 3:28; 1 Corinthians 14:34-35; Acts 2:17-18; Romans 16:1-2; Acts 18:26; Judges 4:4
beat* wom* ; beat* wife ; hit wife ; wom* beaten ; wife obey* ; wom* obey* ; wife submit* ; wives submit* ; obey husband | Ephesians 5:21-22; Ephesians 5:25; Ephesians 5:28-29; Colossians 3:19; 1 Peter 3:7; Malachi 2:16
homosexual* ; gay ; same sex ; lesbian* | ! Romans 1:26-27; 1 Corinthians 6:9-11; Leviticus 18:22; Genesis 2:24; John 8:7; Romans 2:1; Galatians 6:1
abortion ; unborn | ! Psalm 139:13-16; Jeremiah 1:5; Exodus 21:22-23; Luke 1:44; Psalm 51:17; 1 John 1:9
suicide ; killed himself ; took own life ; taking own life | 1 Samuel 31:4; Judges 9:54; 2 Samuel 17:23; 1 Kings 16:18; Matthew 27:5; Acts 16:27-28; Exodus 20:13; Psalm 34:18
alcohol* ; wine ; drinking ; drunk* ; beer | ! Ephesians 5:18; Proverbs 20:1; Psalm 104:15; 1 Timothy 5:23; Romans 14:21; John 2:9-10; Galatians 5:21
moses write* books ; moses wrote books ; moses wrote pentateuch ; moses author pentateuch ; wrote pentateuch ; wrote torah ; moses write torah ; moses write genesis ; moses wrote genesis | ! Exodus 24:4; Numbers 33:2; Deuteronomy 31:9; Deuteronomy 31:24-26; John 5:46; Mark 12:26; Deuteronomy 34:5-6
war ; violence ; pacifism ; self defence ; self defense | ! Matthew 5:39; Matthew 26:52; Romans 13:4; Ecclesiastes 3:8; Isaiah 2:4; Luke 22:36; Romans 12:18
government ; politics ; authorities ; taxes ; election | Romans 13:1; 1 Peter 2:13-14; Matthew 22:21; Acts 5:29; 1 Timothy 2:1-2; Jeremiah 29:7
slavery ; slaves | ! Exodus 21:16; Philemon 1:15-16; Galatians 3:28; Ephesians 6:5-9; 1 Timothy 1:10; Deuteronomy 23:15-16
sabbath ; sunday ; day of rest | ! Exodus 20:8-10; Mark 2:27-28; Colossians 2:16-17; Romans 14:5; Acts 20:7; Hebrews 4:9
speaking tongues ; speak tongues ; gift tongues | ! 1 Corinthians 14:2; Acts 2:4; 1 Corinthians 14:27-28; 1 Corinthians 12:30; 1 Corinthians 14:39-40; 1 Corinthians 13:8
love ; loving | 1 Corinthians 13:4-7; 1 John 4:7-8; John 13:34-35; Romans 5:8; John 3:16; 1 John 4:19
lov* enem* ; enemies | Matthew 5:44; Luke 6:27-28; Romans 12:20; Proverbs 25:21; Romans 12:14
joy ; happiness ; rejoice | Nehemiah 8:10; Psalm 16:11; Philippians 4:4; John 15:11; James 1:2-3; Romans 15:13
peace | Philippians 4:7; John 14:27; Isaiah 26:3; Romans 5:1; Colossians 3:15; Numbers 6:26
courage ; brave ; bold | Joshua 1:9; Deuteronomy 31:6; Psalm 27:14; Acts 4:13; 1 Corinthians 16:13; 2 Timothy 1:7
strength ; weak ; weakness | Isaiah 40:29-31; Philippians 4:13; 2 Corinthians 12:9-10; Psalm 73:26; Nehemiah 8:10; Ephesians 6:10
comfort ; console | 2 Corinthians 1:3-4; Psalm 23:4; Isaiah 40:1; Matthew 5:4; John 14:16-18; Psalm 119:50
pride ; proud ; arrogan* | Proverbs 16:18; James 4:6; Proverbs 11:2; Philippians 2:3; Luke 14:11
humility ; humble | Philippians 2:3-5; James 4:10; Micah 6:8; 1 Peter 5:5-6; Matthew 23:12; Proverbs 22:4
envy ; jealous* ; covet* | Proverbs 14:30; James 3:16; 1 Corinthians 13:4; Exodus 20:17; Galatians 5:26
lying ; lies ; honest* ; truthful* | Ephesians 4:25; Proverbs 12:22; Colossians 3:9; Exodus 20:16; John 8:44
revenge ; retaliat* ; vengeance | Romans 12:19-21; Matthew 5:38-39; Leviticus 19:18; 1 Peter 3:9; Proverbs 24:29
work ; working hard ; lazy ; laziness | Colossians 3:23; Proverbs 6:6-8; 2 Thessalonians 3:10; Ecclesiastes 9:10; Proverbs 14:23
boss ; employer* ; coworker* | Colossians 3:22-24; 1 Peter 2:18-19; Ephesians 6:9; Romans 12:18; Proverbs 15:1
parent* ; raise children ; raising children ; teenage* ; children obey ; kids | Ephesians 6:4; Proverbs 22:6; Deuteronomy 6:6-7; Ephesians 6:1-3; Psalm 127:3; Colossians 3:21
friend* ; friendship | Proverbs 17:17; Proverbs 27:17; John 15:13; Ecclesiastes 4:9-10; Proverbs 18:24; 1 Samuel 18:1
leader* ; leadership | Mark 10:42-45; 1 Peter 5:2-3; 1 Timothy 3:1-2; Exodus 18:21; Proverbs 29:2; John 13:14-15
wisdom ; wise | James 1:5; Proverbs 9:10; James 3:17; Proverbs 4:7; Ecclesiastes 2:26; 1 Corinthians 1:25
suffer* ; hardship ; trials ; pain ; why evil ; evil in the world | Romans 8:18; James 1:2-4; 2 Corinthians 4:17; 1 Peter 4:12-13; Romans 5:3-5; Job 23:10
repent* ; repentance | Acts 3:19; 2 Corinthians 7:10; Luke 13:3; Joel 2:13; Luke 15:10; 1 John 1:9
confession ; confess* | 1 John 1:9; James 5:16; Proverbs 28:13; Psalm 32:5; Romans 10:9-10
resurrection | 1 Corinthians 15:20-22; John 11:25; Romans 6:5; 1 Thessalonians 4:14; Acts 24:15; Philippians 3:20-21
creation ; evolution ; nature ; environment ; climate | Genesis 1:1; Genesis 1:31; Genesis 2:15; Psalm 24:1; Psalm 104:24; Romans 8:21; Colossians 1:16
bible inspired ; word of god ; inspiration ; bible true ; trust bible ; reading bible | 2 Timothy 3:16-17; 2 Peter 1:20-21; Psalm 119:105; Hebrews 4:12; Isaiah 40:8; Matthew 4:4
church ; going church ; attend church | Hebrews 10:24-25; Acts 2:42; Ephesians 4:11-13; 1 Corinthians 12:27; Matthew 16:18; Colossians 3:16
worship ; singing ; music ; praise | John 4:23-24; Psalm 95:6; Colossians 3:16; Psalm 150:6; Romans 12:1; Ephesians 5:19
evangelism ; witness* ; share gospel ; share faith ; sharing faith ; mission* | Matthew 28:19-20; Acts 1:8; Romans 10:14-15; 1 Peter 3:15; 2 Corinthians 5:20; 2 Timothy 4:2
sin ; sins | Romans 3:23; Romans 6:23; 1 John 1:8-9; James 4:17; Isaiah 59:2; 1 John 3:4
purpose ; calling ; meaning of life ; why am i here | Ephesians 2:10; Ecclesiastes 12:13; Romans 8:28; Jeremiah 29:11; Micah 6:8; 1 Corinthians 10:31
identity christ ; who am i ; self esteem ; worthless ; useless ; not good enough ; failure ; self worth | Genesis 1:27; Psalm 139:14; 2 Corinthians 5:17; 1 John 3:1; Ephesians 2:10; Luke 12:6-7
old age ; elderly ; growing old ; getting old ; retire* | Isaiah 46:4; Psalm 71:18; Psalm 92:14; Proverbs 16:31; 2 Corinthians 4:16; Psalm 90:12
exam ; exams ; examination* ; failed exam ; failed exams ; school ; study test ; university | James 1:5; Proverbs 16:3; Colossians 3:23; Philippians 4:6-7; Joshua 1:9; Proverbs 2:6
journey ; travel* ; moving house ; new home | Psalm 121:7-8; Joshua 1:9; Genesis 28:15; Exodus 33:14; Psalm 91:11
birthday ; new year ; anniversary | Psalm 90:12; Numbers 6:24-26; Lamentations 3:22-23; Psalm 118:24; Isaiah 43:19
sex ; lust ; porn* ; fornication ; adultery ; purity | 1 Corinthians 6:18-20; Matthew 5:28; 1 Thessalonians 4:3-5; Hebrews 13:4; Psalm 119:9; Exodus 20:14
tattoo* | Leviticus 19:28; 1 Samuel 16:7; 1 Corinthians 6:19-20; Romans 14:5; 1 Corinthians 10:31
ghosts ; horoscope* ; astrology ; fortune tell* ; witchcraft ; occult ; magic | Deuteronomy 18:10-12; Leviticus 19:31; Isaiah 8:19; Galatians 5:19-20; Acts 19:19; Isaiah 47:13-14
unpardon* ; blasphem* | Matthew 12:31-32; Mark 3:28-30; 1 John 5:16; 1 Timothy 1:13; John 6:37
peter married ; peters wife ; apostles married | Matthew 8:14; 1 Corinthians 9:5; Mark 1:30
five thousand gospels ; four gospels feeding ; gospels feeding | Matthew 14:19-21; Mark 6:41-44; Luke 9:16-17; John 6:11-13
four gospels ; why gospels | Luke 1:1-4; John 20:30-31; John 21:25; Mark 1:1; Matthew 1:1
birth jesus matthew luke ; birth christ matthew luke ; birth jesus gospels | Matthew 1:18-21; Luke 1:30-33; Luke 2:4-7; Matthew 2:1-2; Luke 2:8-11
make feel disgusting ; make feel guilty ; make feel bad ; make feel ashamed ; prove going hell ; verses against my ; humiliate my ; condemn my | Matthew 7:1-2; John 8:7; Ephesians 4:29; James 3:9-10; 1 Peter 3:15-16; Romans 2:1
eye for an eye | Exodus 21:24; Matthew 5:38-39; Leviticus 24:20; Deuteronomy 19:21
drinking alcohol ; drink alcohol ; drink wine | ! Ephesians 5:18; Proverbs 20:1; Psalm 104:15; 1 Timothy 5:23; Romans 14:21; John 2:9-10; Galatians 5:21
mother* day ; mothers ; motherhood | Proverbs 31:25-31; 2 Timothy 1:5; 1 Samuel 1:27-28; John 19:26-27; Exodus 2:2-3; Isaiah 66:13
father* day ; fathers ; fatherhood | Ephesians 6:4; Psalm 103:13; Proverbs 20:7; Deuteronomy 6:6-7; Luke 15:20; Joshua 24:15
son speak ; son talk ; daughter speak ; daughter talk ; estranged ; prodigal child ; teenage son ; teenage daughter | Luke 15:20; Ephesians 6:4; Colossians 3:21; Malachi 4:6; 1 Corinthians 13:7; Romans 12:18
bitter ; bitterness ; resent* ; grudge | Hebrews 12:15; Ephesians 4:31-32; Colossians 3:13; Matthew 18:15; Romans 12:17-19; Matthew 6:14-15
rapture ; rapture date ; when rapture ; jesus return date ; end world date ; when world end ; date second coming | 1 Thessalonians 4:16-17; Matthew 24:36; Acts 1:7; 1 Thessalonians 5:1-2; Mark 13:32; 2 Peter 3:10
start reading bible ; begin reading bible ; start bible ; never read bible ; new bible reading ; read first bible | Luke 1:1-4; Mark 1:1; John 20:30-31; Psalm 1:1-3; Romans 1:16-17; Genesis 1:1
beatitudes luke ; beatitudes matthew ; sermon mount plain | Matthew 5:3-12; Luke 6:20-26
lords prayer luke ; lords prayer matthew luke | Matthew 6:9-13; Luke 11:2-4
genealogy luke ; genealogies ; genealogies matthew luke ; genealogy matthew luke | Matthew 1:1-6; Luke 3:23-28
temptation matthew luke ; temptation jesus luke | Matthew 4:1-11; Luke 4:1-13
resurrection gospels ; resurrection accounts ; empty tomb gospels | Matthew 28:1-7; Mark 16:1-6; Luke 24:1-7; John 20:1-9
last supper gospels ; last supper matthew luke | Matthew 26:26-28; Mark 14:22-24; Luke 22:19-20; 1 Corinthians 11:23-26
ten commandments deuteronomy ; commandments twice | Exodus 20:1-17; Deuteronomy 5:6-21
paul james ; paul james faith works ; james contradict paul | Romans 3:28; James 2:24; Galatians 2:16; James 2:17; Ephesians 2:8-10; Romans 4:2-3
creation genesis 1 2 ; two creation stories ; creation accounts | Genesis 1:26-27; Genesis 2:7; Genesis 1:1; Genesis 2:4
jesus exist* ; jesus real ; jesus never existed ; historical jesus | Luke 1:1-4; 1 Corinthians 15:3-8; 2 Peter 1:16; John 20:30-31; Acts 26:26; 1 John 1:1
bible fairy tales ; bible made up ; bible fake ; bible contradict* | 2 Timothy 3:16-17; Luke 1:1-4; 2 Peter 1:16; Psalm 119:160; Acts 17:11
jews killed jesus ; jews killed ; antisemit* ; hate jews | Luke 23:34; John 10:18; Acts 4:27-28; Romans 11:1; Romans 3:23; Romans 9:4-5
cremat* ; burial ; buried dead ; scattering ashes | Genesis 3:19; 1 Corinthians 15:42-44; 1 Samuel 31:12-13; Ecclesiastes 12:7; John 19:40-42
aging parent* ; ageing parent* ; elderly parent* ; old parents ; car* parents ; parents old age ; nursing home ; care home | 1 Timothy 5:4; Exodus 20:12; Proverbs 23:22; Mark 7:9-13; Psalm 71:9; John 19:26-27
dementia ; alzheimer* ; losing memory ; memory loss ; forgets who | Isaiah 46:4; Isaiah 49:15-16; Psalm 71:18; Psalm 139:1-3; Romans 8:38-39; Psalm 23:4
miscarr* ; stillb* ; lost baby ; lost our baby | Psalm 34:18; 2 Samuel 12:22-23; Psalm 139:13-16; Matthew 5:4; Lamentations 3:22-23; Revelation 21:4
said cruel ; cruel words ; hurtful words ; harsh words ; said something ; hurt words ; take back words ; words hurt ; tongue | James 3:5-10; Matthew 5:23-24; Proverbs 12:18; James 5:16; Ephesians 4:29-32; Proverbs 15:1
son starts college ; daughter starts college ; son starts university ; daughter starts university ; starts college ; starting college ; starts university ; starting university ; starts school away ; leaving home ; leaves home ; leaving for college ; going college ; off college ; going university ; off university ; daughter university ; son university ; empty nest | Genesis 28:15; Psalm 121:7-8; Joshua 1:9; Philippians 1:3-6; Numbers 6:24-26; Proverbs 22:6
give up ministry ; quit ministry ; leave ministry ; giving up ministry ; quitting ministry ; nobody listens ; resign* pastor | Galatians 6:9; 1 Kings 19:4-8; 1 Corinthians 15:58; 2 Corinthians 4:1; Isaiah 49:4; Matthew 11:28-30
lawsuit* ; sue ; suing ; go law ; take court ; go court | 1 Corinthians 6:1-7; Matthew 5:25; Matthew 5:40; Matthew 18:15-17; Romans 12:18
god hate ; god hates ; god hate* | ! John 3:16; Ezekiel 18:23; Psalm 5:5; Malachi 1:2-3; Romans 9:13; 2 Peter 3:9; 1 John 4:8
eye for an eye revenge ; revenge fine ; revenge okay ; revenge allowed | Matthew 5:38-39; Romans 12:19-21; Exodus 21:24; Leviticus 19:18; 1 Peter 3:9
`;
