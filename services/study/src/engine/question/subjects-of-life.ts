/** Everyday life, as people ask of it ('is it a sin to gamble', 'verses on self-control'); written as in `subjects.ts`. */
export const SUBJECTS_OF_LIFE = `
done with church ; son church ; daughter church ; kids church ; daughter left church ; son left church ; son atheist ; daughter atheist ; son believe god ; children faith leave ; teenager church | Proverbs 22:6; Luke 15:20-24; Ephesians 6:4; Isaiah 54:13; Galatians 6:9; 2 Timothy 1:5
keep falling ; sin over over ; sin again again | 1 John 1:8-9; Romans 7:18-25; Proverbs 24:16; Psalm 103:10-14; Lamentations 3:22-23; 1 Corinthians 10:13; Hebrews 4:15-16
constantine bible ; bible constantine ; made up men ; bible written by men ; bible fairy tale ; bible myth* ; invented bible | 2 Peter 1:16-21; 2 Timothy 3:15-17; Luke 1:1-4; John 21:24; 1 Corinthians 15:3-8; 1 Thessalonians 2:13
curse ham ; ham cursed ; black people cursed ; mark of cain black ; curse canaan | Genesis 9:20-27; Acts 17:26; Galatians 3:28; James 2:9; Numbers 12:1-10; Revelation 7:9
self control ; selfcontrol ; discipline ; willpower ; temperance | Galatians 5:22-23; Proverbs 25:28; Proverbs 16:32; 1 Corinthians 9:25-27; Titus 2:11-12; 2 Peter 1:5-6; 2 Timothy 1:7
integrity ; upright* ; character | Proverbs 10:9; Proverbs 11:3; Psalm 25:21; Titus 2:7; Proverbs 20:7; Luke 16:10; Job 27:5
obedience ; obey god ; obeying god ; obedient | John 14:15; 1 Samuel 15:22; James 1:22; Acts 5:29; 1 John 5:3; Deuteronomy 11:1; Luke 11:28
content ; contentment ; contented ; be content | Philippians 4:11-13; 1 Timothy 6:6-8; Hebrews 13:5; Proverbs 30:8-9; Ecclesiastes 5:10; Psalm 37:16
generosity ; generous ; giving ; charity giving ; stewardship sunday ; give away | 2 Corinthians 9:6-8; Acts 20:35; Luke 6:38; Proverbs 11:24-25; 1 Timothy 6:17-18; Proverbs 19:17; Mark 12:43-44
hospitality ; welcom* strangers ; welcoming ; guests | Hebrews 13:2; Romans 12:13; 1 Peter 4:9; Genesis 18:2-5; Matthew 25:35; Leviticus 19:33-34
kind ; kindness ; be kind | Ephesians 4:32; Colossians 3:12; Galatians 5:22; Proverbs 31:26; Luke 6:35; Micah 6:8; 1 Corinthians 13:4
gentle* ; meek* | Matthew 5:5; Matthew 11:29; Philippians 4:5; Galatians 5:22-23; Proverbs 15:1; 1 Peter 3:4; Titus 3:2
faithful ; faithfulness | Lamentations 3:22-23; 1 Corinthians 4:2; Luke 16:10; Matthew 25:21; 2 Timothy 2:13; Revelation 2:10; Proverbs 3:3
gods faithfulness ; god faithful ; faithfulness god ; faithfulness of god | Lamentations 3:22-23; Deuteronomy 7:9; 1 Corinthians 10:13; 2 Timothy 2:13; Psalm 36:5; 1 Thessalonians 5:24
loyal* ; commitment ; stick by | Ruth 1:16-17; Proverbs 17:17; Proverbs 18:24; Proverbs 3:3; John 15:13; 1 Samuel 20:42
mercy ; merciful | Lamentations 3:22-23; Luke 6:36; Matthew 5:7; Psalm 103:8; Ephesians 2:4-5; Micah 6:8; Titus 3:5
compassion ; empathy | Colossians 3:12; Matthew 9:36; Psalm 103:13; Luke 10:33-34; 1 Peter 3:8; Romans 12:15
sympathy card ; condolence* ; sympathy ; wife just died ; husband just died ; comfort someone grieving ; say someone grieving ; say someone whose ; friend grieving ; friend lost ; friend who is grieving | Romans 12:15; 2 Corinthians 1:3-4; Psalm 34:18; Matthew 5:4; John 11:33-35; Revelation 21:4; Job 2:13
trust ; trust god ; trusting god ; trust lord | Proverbs 3:5-6; Psalm 56:3; Isaiah 26:3-4; Jeremiah 17:7-8; Psalm 37:5; Nahum 1:7
persever* ; endur* ; never give up ; dont give up ; keep going ; giving up ; want give up ; not give up | Galatians 6:9; Hebrews 12:1-2; James 1:12; Romans 5:3-4; 2 Corinthians 4:16-17; Isaiah 40:31; 1 Corinthians 15:58
success ; successful ; prosper* ; ambition ; prosperity gospel | Joshua 1:8; Psalm 1:1-3; Proverbs 16:3; Matthew 16:26; Philippians 2:3; Jeremiah 9:23-24; 3 John 1:2
fail ; failed ; failing ; messed up ; second chance* ; start over ; new beginning* ; fresh start ; starting over | Proverbs 24:16; Lamentations 3:22-23; Isaiah 43:18-19; 2 Corinthians 5:17; Philippians 3:13-14; Psalm 37:23-24; Micah 7:8
time ; time management ; use of time ; busy ; too busy | Ephesians 5:15-16; Psalm 90:12; Ecclesiastes 3:1; Colossians 4:5; James 4:13-15; Luke 10:41-42
rest ; resting ; vacation | Matthew 11:28-30; Mark 6:31; Psalm 23:1-3; Exodus 20:8-10; Hebrews 4:9-11; Psalm 127:2
change ; changes ; uncertain* ; future ; unknown future ; worried future | Jeremiah 29:11; Isaiah 43:18-19; Hebrews 13:8; Proverbs 3:5-6; Ecclesiastes 3:1; Matthew 6:34; James 4:13-15
promises ; gods promises ; promises of god | 2 Corinthians 1:20; Joshua 21:45; 2 Peter 1:4; Hebrews 10:23; Isaiah 41:10; Romans 8:28; Numbers 23:19
blessing* ; blessed ; end of service ; end of the service ; closing prayer ; benediction* ; close service ; dismiss* congregation | Numbers 6:24-26; 2 Corinthians 13:14; Hebrews 13:20-21; Jude 1:24-25; Ephesians 3:20-21; Romans 15:13; 1 Thessalonians 5:23
protection ; protect* ; safety ; safe ; keep safe | Psalm 91:1-4; Psalm 121:7-8; Psalm 46:1; Proverbs 18:10; 2 Thessalonians 3:3; Psalm 4:8
storm ; storms ; disaster* ; earthquake* ; flood victims | Psalm 46:1-3; Mark 4:39-40; Isaiah 43:2; Psalm 107:28-30; Nahum 1:7; Matthew 7:24-25
persecut* ; make fun* ; made fun ; mock* ; bullied ; bully* ; laugh at me ; ridicule* | Matthew 5:10-12; 1 Peter 4:14; 2 Timothy 3:12; John 15:18; Romans 12:14; Luke 6:22-23
ashamed gospel ; ashamed faith ; embarrass* faith ; friends christian | Romans 1:16; Matthew 5:14-16; 2 Timothy 1:8; 1 Peter 3:15; Mark 8:38
peer pressure ; bad company ; bad friends ; bad influence* ; wrong crowd ; fit in | 1 Corinthians 15:33; Romans 12:2; Proverbs 13:20; Proverbs 1:10; Galatians 1:10; Psalm 1:1
betray* ; backstab* ; stabbed back ; trust broken ; hurt by friend ; friend hurt | Psalm 55:12-14; Luke 22:47-48; Romans 12:19; Psalm 41:9; Matthew 18:15; 2 Timothy 4:16-17; Colossians 3:13
apolog* ; say sorry ; make up with ; make things right ; make it right | Matthew 5:23-24; James 5:16; Luke 19:8; Luke 15:18-19; Proverbs 28:13; Romans 12:18
church hurt ; hurt church ; hurt by church ; left church ; leaving the church ; leaving church ; left the church ; left the faith ; daughter faith ; son faith ; children faith ; walked away | Luke 15:4-5; Luke 15:20; Proverbs 22:6; Psalm 34:18; Hebrews 10:24-25; Isaiah 49:15; James 5:19-20; Philippians 1:6
credit my work ; takes credit ; taking credit ; unfair* ; treated badly ; not fair ; wronged ; injustice work | Romans 12:17-19; 1 Peter 2:19-23; Colossians 3:23-24; Psalm 37:5-7; Proverbs 16:7; Matthew 5:44
new job ; start job ; starting job ; first day work ; job interview ; interview ; promotion ; career | Joshua 1:9; Proverbs 16:3; Colossians 3:23-24; Philippians 4:6-7; Isaiah 41:10; Psalm 90:17; 2 Timothy 1:7
lose house ; losing house ; losing our house ; losing home ; evict* ; foreclos* ; cant pay rent ; pay bills ; rent ; bills ; broke | Matthew 6:31-33; Psalm 46:1; Philippians 4:19; Psalm 37:25; Hebrews 13:5; Deuteronomy 31:8; Matthew 7:24-25
provision ; provide ; god provide ; god will provide ; needs met | Philippians 4:19; Matthew 6:31-33; Genesis 22:14; Psalm 23:1; 2 Corinthians 9:8; Psalm 37:25; Luke 12:24
gambl* ; lottery ; casino* ; bet ; betting | 1 Timothy 6:9-10; Proverbs 13:11; Hebrews 13:5; Luke 12:15; Proverbs 28:20; Ecclesiastes 5:10
smok* ; vap* ; tobacco ; cigarette* ; weed ; marijuana ; cannabis ; drugs ; drug ; caffeine | 1 Corinthians 6:19-20; 1 Corinthians 6:12; 1 Corinthians 10:31; Romans 14:21-23; Galatians 5:19-21; 1 Peter 5:8
sober ; sobriety ; recovery ; rehab ; quit drinking ; stop drinking ; alcoholic ; relaps* | 1 Corinthians 10:13; 2 Corinthians 5:17; Isaiah 43:18-19; Philippians 1:6; 1 Peter 5:8-10; Lamentations 3:22-23; John 8:36
overeat* ; glutton* ; obes* ; overweight ; diet ; eating too much ; lose weight | 1 Corinthians 6:19-20; 1 Corinthians 10:31; Proverbs 23:20-21; Proverbs 25:16; Philippians 3:19; Galatians 5:22-23
body temple ; health ; exercise ; fitness ; caring body ; take care body | 1 Corinthians 6:19-20; 1 Timothy 4:8; 3 John 1:2; Romans 12:1; 1 Corinthians 9:25-27; Proverbs 17:22
eat* pork ; eat* meat ; pork ; shellfish ; unclean food ; vegetarian* ; vegan* ; food laws ; eating blood ; kosher | ! Leviticus 11:7-8; Mark 7:18-19; Acts 10:13-15; Romans 14:2-3; 1 Timothy 4:3-5; 1 Corinthians 8:8; Genesis 9:3
beauty ; beautiful ; looks ; appearance ; ugly ; body image | 1 Samuel 16:7; 1 Peter 3:3-4; Psalm 139:14; Proverbs 31:30; Song of Solomon 4:7; Ephesians 2:10
modest* ; clothes ; clothing ; dress ; jewel* ; makeup ; make up face ; earrings ; piercing* | ! 1 Timothy 2:9-10; 1 Peter 3:3-4; Deuteronomy 22:5; 1 Samuel 16:7; Genesis 24:22; Matthew 6:28-30
head covering* ; cover head ; hair long ; long hair ; hats church ; veil church | ! 1 Corinthians 11:4-6; 1 Corinthians 11:13-16; 1 Peter 3:3-4; 1 Samuel 16:7
danc* | Psalm 149:3; Ecclesiastes 3:4; 2 Samuel 6:14; Psalm 150:4; Exodus 15:20; Mark 6:22
films ; television ; video games ; internet ; social media ; facebook ; tiktok ; phone ; phones ; screen ; gaming ; entertainment | Philippians 4:8; 1 Corinthians 10:31; Psalm 101:3; Ephesians 5:15-16; 1 Corinthians 6:12; Romans 12:2
compar* myself ; comparing others ; compare others ; instagram ; comparison others ; comparing myself others | Galatians 6:4; 2 Corinthians 10:12; Psalm 139:14; Philippians 4:11; Proverbs 14:30; 1 Samuel 16:7; Galatians 1:10
halloween ; trick or treat | ! Deuteronomy 18:10-12; Romans 14:5-6; Ephesians 5:11; 1 Corinthians 10:31; 1 Thessalonians 5:21-22; 3 John 1:11
christmas ; advent ; christmas tree ; christmas reading ; christmas eve | Luke 2:10-11; Isaiah 9:6; Isaiah 7:14; Matthew 1:21-23; John 1:14; Micah 5:2; Galatians 4:4-5
celebrate christmas ; pagan christmas ; christmas pagan | ! Romans 14:5-6; Luke 2:10-14; Colossians 2:16-17; 1 Corinthians 10:31; Jeremiah 10:3-4
easter ; easter reading ; easter sunday ; resurrection sunday | Matthew 28:5-6; Luke 24:5-6; John 20:16-18; 1 Corinthians 15:3-4; 1 Corinthians 15:20; Romans 6:9; 1 Peter 1:3
good friday | Isaiah 53:4-6; Mark 15:33-39; Luke 23:33-34; John 19:28-30; Psalm 22:1; 1 Peter 2:24
palm sunday reading ; palm sunday sermon | Matthew 21:8-9; Zechariah 9:9; John 12:12-13; Luke 19:37-40; Psalm 118:25-26
lent ; ash wednesday | Joel 2:12-13; Psalm 51:10; Matthew 6:16-18; Matthew 4:1-2; Isaiah 58:6-7; Luke 9:23
harvest ; harvest festival ; thanksgiving day ; thanksgiving reading ; thanksgiving sermon | Psalm 65:9-11; Psalm 100:4-5; Deuteronomy 8:10; 2 Corinthians 9:10-11; Psalm 107:1; 1 Thessalonians 5:18; Genesis 8:22
swear* ; curs* ; cuss* ; bad language ; foul language ; profanity ; bad words | Ephesians 4:29; James 3:9-10; Colossians 3:8; Exodus 20:7; Matthew 12:36-37; Ephesians 5:4
oath ; oaths ; vow ; vows ; promise god ; keep promise ; break promise | Matthew 5:33-37; James 5:12; Ecclesiastes 5:4-5; Numbers 30:2; Psalm 15:4
lied parents ; i lied ; lied to ; told a lie ; telling lies ; white lies ; white lie | 1 John 1:9; Ephesians 4:25; Proverbs 28:13; Proverbs 12:22; James 5:16; Colossians 3:9; Psalm 51:10
steal* ; stole ; theft ; shoplift* ; cheat* exam ; cheat* test ; cheating taxes ; piracy | Exodus 20:15; Ephesians 4:28; Proverbs 11:1; Luke 19:8; Leviticus 19:11; Proverbs 20:17
hatred ; hate someone ; hate person ; i hate | 1 John 4:20; Matthew 5:43-44; Proverbs 10:12; Leviticus 19:17; 1 John 3:15; Ephesians 4:31-32
murder ; kill ; killing | Exodus 20:13; Genesis 9:6; Matthew 5:21-22; 1 John 3:15; Revelation 21:8
death penalty ; capital punishment | ! Genesis 9:6; Romans 13:4; Exodus 21:12; Matthew 5:38-39; John 8:7; Ezekiel 33:11
euthanasia ; assisted dying ; assisted suicide ; life support | ! Exodus 20:13; Job 14:5; Psalm 139:16; Deuteronomy 30:19; Ecclesiastes 3:1-2; Romans 14:7-8
organ donat* ; donat* organs ; blood transfusion* ; medicine ; doctors ; doctor ; vaccin* ; medication | ! Matthew 9:12; Luke 10:34; 1 Timothy 5:23; Colossians 4:14; 2 Kings 20:7; James 5:14; John 15:13
disabilit* ; disabled ; autis* ; handicap* ; wheelchair | Exodus 4:11; John 9:1-3; 2 Corinthians 12:9; Luke 14:13; Psalm 139:14; Leviticus 19:14
mental illness ; mental health ; bipolar ; panic attack* ; ptsd ; trauma | Psalm 34:18; Psalm 42:11; 1 Kings 19:4-8; Philippians 4:6-7; 2 Corinthians 4:8-9; Isaiah 41:10; Psalm 147:3
animal* ; pets ; pet ; dog ; dogs ; cat ; cats ; my dog | Genesis 1:24-25; Proverbs 12:10; Psalm 36:6; Matthew 10:29; Ecclesiastes 3:19-21; Romans 8:21; Isaiah 11:6
dream ; dreams ; dreams visions | Joel 2:28; Genesis 40:8; Daniel 2:27-28; Matthew 1:20; Ecclesiastes 5:7; Job 33:14-16
dating ; date someone ; boyfriend ; girlfriend ; relationship ; relationships ; find wife ; find husband ; finding spouse | 2 Corinthians 6:14; 1 Corinthians 13:4-7; 1 Thessalonians 4:3-5; Proverbs 18:22; Genesis 2:18; Song of Solomon 2:7; Proverbs 4:23
single ; singleness ; unmarried ; being single ; staying single ; celiba* | 1 Corinthians 7:7-8; 1 Corinthians 7:32-35; Matthew 19:11-12; Psalm 62:1; Genesis 2:18; Isaiah 56:4-5
sex before marriage ; sex outside marriage ; premarital ; living together ; live together ; cohabit* ; before marriage | 1 Corinthians 6:18-20; Hebrews 13:4; 1 Thessalonians 4:3-5; 1 Corinthians 7:1-2; Genesis 2:24; Galatians 5:19
masturbat* ; sexual thoughts ; lustful thoughts ; impure thoughts | ! Matthew 5:28; 1 Corinthians 6:18-20; 1 Thessalonians 4:3-5; Galatians 5:16; Colossians 3:5; 1 Corinthians 10:13; Philippians 4:8
marry unbeliever ; marry non christian ; marry non believer ; unequally yoked ; dating non christian ; date non christian ; unbelieving husband ; unbelieving wife ; unbelieving spouse ; husband not believe ; husband not believer ; husband not christian ; wife not believer | 2 Corinthians 6:14; 1 Corinthians 7:12-14; 1 Peter 3:1-2; 1 Corinthians 7:39; 1 Corinthians 7:16
cheated on me ; husband cheated ; wife cheated ; affair ; unfaithful ; infidelity | Psalm 34:18; Matthew 19:8-9; Malachi 2:14-16; Hosea 3:1; Psalm 55:12-14; 1 Corinthians 7:10-11; Hebrews 13:4; Matthew 18:15
marriage trouble ; marriage problems ; marriage struggling ; marriage falling ; save marriage ; failing marriage ; fight husband ; fight wife ; argue husband ; argue wife ; arguing husband | 1 Corinthians 13:4-7; Ephesians 4:31-32; Ephesians 5:25; Ephesians 5:33; Colossians 3:12-14; 1 Peter 3:7-9; Ecclesiastes 4:9-12
polygamy ; many wives ; multiple wives ; more than one wife | Genesis 2:24; Deuteronomy 17:17; Matthew 19:4-6; 1 Timothy 3:2; 1 Kings 11:3; Genesis 4:19
interracial ; mixed marriage | Acts 17:26; Galatians 3:28; Numbers 12:1; Ruth 1:16; 2 Corinthians 6:14; 1 Corinthians 7:39
birth control ; contracept* ; vasectomy | ! Genesis 1:28; Psalm 127:3-5; Genesis 38:9-10; 1 Corinthians 7:3-5; 1 Timothy 5:8
infertil* ; barren ; cant have children ; childless* ; trying baby ; ivf | 1 Samuel 1:10-11; Genesis 21:1-2; Luke 1:13; Psalm 113:9; Isaiah 54:1; Psalm 34:18; Romans 12:12
adoption ; adopt* child ; adopting ; foster* ; orphan* | James 1:27; Psalm 68:5-6; Ephesians 1:5; Exodus 2:9-10; Esther 2:7; Matthew 18:5; Isaiah 1:17
widow ; widows ; widower ; widowed | Psalm 68:5; James 1:27; 1 Timothy 5:3-5; Exodus 22:22; Isaiah 54:5; Psalm 146:9
abuse ; abusive ; domestic violence | Psalm 11:5; Malachi 2:16; Colossians 3:19; Ephesians 5:28-29; Psalm 9:9; Proverbs 22:3; 1 Peter 3:7
transgender ; gender identity ; trans | ! Genesis 1:27; Deuteronomy 22:5; Isaiah 56:4-5; Matthew 19:4; Galatians 3:28; Psalm 139:13-14; Matthew 7:1-2
rebellious child* ; rebellious ; rebel* ; rebellious teen* ; hijos rebeldes ; disobedient child* | Luke 15:20; Proverbs 22:6; Ephesians 6:1-4; Colossians 3:21; Proverbs 29:17; Hebrews 12:11; Proverbs 17:25
disciplin* child* ; spank* ; punish* child* ; corporal punishment ; rod | ! Proverbs 13:24; Ephesians 6:4; Hebrews 12:11; Proverbs 29:15; Colossians 3:21; Proverbs 22:15
mum fight* ; mom fight* ; fight* parents ; fighting mum ; fighting mom ; fight* mother ; fight* father ; fight* dad ; argu* parents ; family fight* ; family conflict ; arguing family ; fight* brother ; fight* sister ; fight* sibling* ; mother in law ; in laws ; family problems | Ephesians 6:1-4; Colossians 3:12-14; Proverbs 15:1; Exodus 20:12; Romans 12:18; James 1:19-20; Ephesians 4:26
honor parents ; honour parents ; honoring parents ; honour father ; honor father ; obey parents ; respect parents | Exodus 20:12; Ephesians 6:1-3; Colossians 3:20; Proverbs 23:22; Mark 7:10-13; Proverbs 1:8-9
family ; families | Joshua 24:15; Psalm 128:1-4; Ephesians 6:1-4; Colossians 3:18-21; 1 Timothy 5:8; Psalm 133:1; Genesis 18:19
grandparent* ; grandmother ; grandfather ; grandchild* ; grandma ; grandpa | Proverbs 17:6; Psalm 71:18; 2 Timothy 1:5; Deuteronomy 4:9; Psalm 78:4; Proverbs 16:31
dad died ; mum died ; mom died ; father died ; mother died ; husband died ; wife died ; grandma died ; friend died ; brother died ; sister died ; grandmother died ; grandfather died ; abuela died ; dad passed ; mum passed ; mom passed ; passed away ; husband passed ; wife passed ; loss loved ; losing loved | Psalm 34:18; John 11:25-26; Matthew 5:4; Revelation 21:4; Psalm 23:4; John 14:1-3; 1 Thessalonians 4:13-14; Psalm 116:15
child died ; son died ; daughter died ; lost child ; lost their child ; lost son ; lost daughter ; lost our son ; lost their son ; death child ; death of a child ; loss child ; baby died ; baby dies | Psalm 34:18; 2 Samuel 12:22-23; Matthew 19:14; John 11:33-35; 2 Corinthians 1:3-4; Revelation 21:4; Isaiah 40:11; Romans 8:38-39
psalm funeral ; funeral psalm ; read funeral ; funeral reading* ; reading funeral ; reading for a funeral ; funeral verse* ; memorial service ; eulogy ; burial service | Psalm 23; Psalm 46:1-3; Psalm 90:1-2; Psalm 121; John 14:1-3; John 11:25-26; Ecclesiastes 3:1-4; Revelation 21:4
psalm sick ; psalm hospital ; read hospital ; hospital ; psalm illness ; sick person read ; visit* sick ; mum hospital ; prayer sick ; pray for sick ; pray sick ; sick friend ; friend sick | Psalm 23; Psalm 121; Psalm 41:3; James 5:14-16; Jeremiah 17:14; Psalm 46:1-3; Psalm 6:2; 2 Corinthians 12:9
thank* psalm ; psalm thank* ; psalm praise ; praise psalm ; psalm of praise | Psalm 100; Psalm 103:1-5; Psalm 150; Psalm 136:1; Psalm 95:1-3; Psalm 145:1-3
psalm anxi* ; psalm fear ; psalm comfort ; psalm of comfort ; psalm for anxiety ; psalm worried ; psalm sleep ; psalm night | Psalm 23; Psalm 27:1; Psalm 46:1; Psalm 56:3; Psalm 91:1-2; Psalm 94:19; Psalm 4:8
grace before meal* ; prayer meal* ; prayer food ; bless food ; before we eat ; before eating ; table prayer ; say grace | Psalm 145:15-16; 1 Timothy 4:4-5; 1 Corinthians 10:31; Matthew 6:11; Psalm 136:25-26; Deuteronomy 8:10
morning prayer ; prayer morning ; start day ; start the day ; good morning verse ; morning devotion* ; wake up | Psalm 5:3; Lamentations 3:22-23; Psalm 118:24; Psalm 143:8; Psalm 90:14; Mark 1:35
bedtime ; bed time ; night prayer ; prayer night ; evening prayer ; before bed ; bedtime prayer | Psalm 4:8; Psalm 91:1-2; Psalm 121:3-4; Psalm 3:5; Proverbs 3:24; Psalm 63:6
baby dedication ; dedicat* baby ; child dedication ; christening ; baptism baby | 1 Samuel 1:27-28; Mark 10:13-16; Luke 2:22; Psalm 127:3; Proverbs 22:6; Numbers 6:24-26; Deuteronomy 6:6-7
graduat* ; confirmation class ; confirmation ; confirmand* | Jeremiah 29:11; Proverbs 3:5-6; Joshua 1:9; Philippians 1:6; 1 Timothy 4:12; Colossians 3:23; Proverbs 16:3
ordination ; ordain* ; installation pastor ; new pastor ; elders ; deacons ; deacon ; elder | 1 Timothy 3:1-3; 1 Timothy 3:8-10; Titus 1:5-7; 1 Peter 5:1-4; Acts 20:28; 2 Timothy 4:2; Acts 6:3
house blessing ; bless* house ; bless* home ; housewarming | Joshua 24:15; Psalm 127:1; Psalm 121:7-8; Proverbs 24:3-4; Numbers 6:24-26; Luke 10:5
young ; youth ; teenagers ; young people ; young adult* | 1 Timothy 4:12; Ecclesiastes 12:1; Psalm 119:9; 2 Timothy 2:22; Proverbs 20:29; Jeremiah 1:6-8
men ; manhood ; godly man ; be a man ; mens group | 1 Corinthians 16:13; Micah 6:8; 1 Timothy 6:11-12; Joshua 1:9; Ephesians 5:25; Titus 2:2; 1 Kings 2:2-3
women ; godly woman ; womanhood ; womens group ; women day | Proverbs 31:30; Titus 2:3-5; 1 Peter 3:3-4; Luke 8:1-3; Galatians 3:28; Judges 4:4; Luke 1:45
mum ; mom ; tired mum ; tired mom ; tired mother ; exhausted mum ; exhausted mom ; young mothers | Matthew 11:28-30; Isaiah 40:11; Isaiah 40:29-31; Galatians 6:9; Psalm 127:3; 2 Corinthians 12:9; Proverbs 31:25-28
read bible ; read bible daily ; reading bible daily ; read bible every day ; bible reading ; bible study ; study bible ; understand bible ; quiet time ; daily reading ; devotional life | Psalm 119:105; Psalm 1:1-3; Joshua 1:8; 2 Timothy 3:16-17; Acts 17:11; Psalm 119:18; James 1:22
memor* verses ; memoriz* ; memoris* ; memory verse* ; verses to memorize | Psalm 119:11; John 3:16; Romans 8:28; Philippians 4:13; Proverbs 3:5-6; Psalm 23:1; Joshua 1:9
fellowship ; small group ; community ; christian friends | Hebrews 10:24-25; Acts 2:42; 1 John 1:7; Ecclesiastes 4:9-10; Galatians 6:2; Matthew 18:20; Colossians 3:16
serv* ; volunteer* ; service to others ; helping others ; help others | Mark 10:45; Galatians 5:13; 1 Peter 4:10; Matthew 25:40; Philippians 2:3-4; John 13:14-15; Romans 12:11
unity christians ; one another ; encourag* ; encourage friend ; build up | 1 Thessalonians 5:11; Hebrews 3:13; Hebrews 10:24-25; Ephesians 4:29; Isaiah 41:10; Romans 15:5-6; Proverbs 12:25
gods will my life ; gods will life ; know gods will ; will of god ; will god my life ; gods plan ; plan for my life ; plan for me | Romans 12:2; Proverbs 3:5-6; 1 Thessalonians 4:3; 1 Thessalonians 5:16-18; Micah 6:8; James 1:5; Jeremiah 29:11
mind ; thoughts ; renew mind ; negative thoughts ; bad thoughts ; intrusive thoughts ; thought life ; overthink* | Romans 12:2; Philippians 4:8; 2 Corinthians 10:5; Isaiah 26:3; Colossians 3:2; Proverbs 4:23; Psalm 19:14
heart ; guard heart ; guard your heart | Proverbs 4:23; Jeremiah 17:9-10; Psalm 51:10; Matthew 15:19; 1 Samuel 16:7; Ezekiel 36:26
hear god ; hearing god ; gods voice ; voice of god ; god speak me ; god speaking ; hear gods voice | John 10:27; 1 Kings 19:11-12; Hebrews 1:1-2; 1 Samuel 3:10; Psalm 46:10; Romans 10:17
closer god ; close god ; get closer god ; grow faith ; grow in faith ; spiritual growth ; grow spiritually ; relationship god ; relationship with god ; know god ; knowing god | James 4:8; John 15:4-5; 2 Peter 3:18; Jeremiah 29:13; Philippians 3:10; Psalm 42:1-2; 2 Peter 1:5-8
lukewarm faith ; backslid* ; drifted away ; away from god ; come back god ; return to god ; returning god | Luke 15:20; Jeremiah 3:22; Hosea 6:1; Joel 2:12-13; 1 John 1:9; Revelation 3:19-20; James 4:8
dinosaur* ; age earth ; old is the earth ; old earth ; young earth ; big bang ; science ; how old earth | ! Genesis 1:1; Exodus 20:11; 2 Peter 3:8; Psalm 90:4; Hebrews 11:3; Job 40:15; Psalm 19:1
alien* planets ; extraterrestrial* ; ufo* ; life other planets | Genesis 1:1; Psalm 8:3-4; Colossians 1:16; Nehemiah 9:6; Psalm 19:1; Deuteronomy 29:29
technology ; artificial intelligence ; computers ; robots | Genesis 1:27-28; Genesis 11:4; Ecclesiastes 1:9; Colossians 3:17; Proverbs 3:5-6
vot* ; voting ; patriotism ; country ; nation ; president ; king* rulers ; pray leaders ; politicians | 1 Timothy 2:1-2; Romans 13:1; Proverbs 14:34; Proverbs 29:2; Jeremiah 29:7; Psalm 33:12; Philippians 3:20
prison ; prisoner* ; jail ; in prison | Hebrews 13:3; Matthew 25:36; Psalm 146:7; Acts 16:25; Isaiah 61:1; Psalm 142:7
loan* ; lend* ; borrow* ; usury ; interest money ; lending money | Proverbs 22:7; Exodus 22:25; Psalm 37:21; Luke 6:34-35; Deuteronomy 15:7-8; Romans 13:8; Leviticus 25:35-37
inherit* ; will and testament ; saving money ; savings ; retirement ; insurance ; investing | Proverbs 13:22; Proverbs 21:20; Luke 12:13-15; Proverbs 6:6-8; Matthew 6:19-21; Ecclesiastes 11:2
light ; light world | John 8:12; Matthew 5:14-16; Psalm 27:1; Psalm 119:105; 1 John 1:5-7; John 1:4-5; Ephesians 5:8
freedom ; free ; liberty ; bondage | John 8:36; Galatians 5:1; Galatians 5:13; 2 Corinthians 3:17; Romans 6:22; John 8:31-32
truth | John 8:31-32; John 14:6; John 17:17; Psalm 119:160; Ephesians 4:15; 3 John 1:4
laugh* ; humor ; humour ; fun | Proverbs 17:22; Ecclesiastes 3:4; Psalm 126:2; Genesis 21:6; Proverbs 15:13
tears ; crying ; cry | Psalm 56:8; Revelation 21:4; Psalm 126:5; John 11:35; Psalm 30:5; Psalm 34:18
dark ; darkness ; nightmare* ; scared night | Psalm 27:1; John 8:12; Psalm 91:5; Psalm 4:8; Isaiah 41:10; John 1:5
regret* ; past mistakes ; mistakes ; my past | Isaiah 43:18-19; Philippians 3:13-14; Psalm 103:12; 1 John 1:9; 2 Corinthians 5:17; Romans 8:1; Joel 2:25
`;
