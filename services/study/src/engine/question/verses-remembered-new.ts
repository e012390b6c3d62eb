/** Verses of the New Testament, and a few that it shares with the Old, as people remember them; written as in `verses-remembered-old.ts`. */
export const VERSES_REMEMBERED_NEW = `
truth set free ; truth make free ; truth sets free | John 8:31-32
all have sinned ; all sinned ; everyone sinned ; fall* short glory ; fallen short glory | Romans 3:23
wages sin death ; wages of sin | Romans 6:23
iron sharpen* | Proverbs 27:17
love neighbor yourself ; love neighbour yourself ; love thy neighbo* ; love your neighbo* | Matthew 22:37-40; Leviticus 19:18; Romans 13:9-10
hairs head ; hairs head numbered ; hair head counted ; number hairs | Luke 12:6-7; Matthew 10:29-31
learned content ; learned be content ; secret being content | Philippians 4:11-13
unequally yoked ; yoked unbelievers ; unevenly yoked | 2 Corinthians 6:14
plans prosper ; plans hope future ; plans i have ; know the plans | Jeremiah 29:11
all things through christ ; do all things christ ; everything through christ ; things through christ strengthens ; do all things strengthen* | Philippians 4:13
be still know god ; be still and know | Psalm 46:10
faith size mustard ; faith mustard seed ; faith move mountains ; faith mountains ; move mountain* | Matthew 17:20; Mark 11:22-24; 1 Corinthians 13:2
god for us who against ; if god is for us who | Romans 8:31
all things work together ; things work together good ; works together good ; work for good | Romans 8:28
nothing separate love ; separate us love god ; neither height nor depth | Romans 8:38-39
no weapon formed ; weapon formed against | Isaiah 54:17
wings eagles ; wings like eagles ; eagles wings ; run and not grow weary ; run not weary | Isaiah 40:31
by his stripes ; by his wounds ; stripes healed ; wounds healed | Isaiah 53:5; 1 Peter 2:24
fear not i am with you ; do not fear i am with ; fear not with thee | Isaiah 41:10; Isaiah 43:1-2
walk through fire burned ; pass through waters ; through the waters with you | Isaiah 43:2
grass withers flower ; grass withers word ; word god stands forever | Isaiah 40:8; 1 Peter 1:24-25
thoughts not your thoughts ; ways not your ways ; ways higher ; higher ways | Isaiah 55:8-9
scarlet white snow ; sins scarlet ; sins white as snow | Isaiah 1:18
swords plowshares ; swords ploughshares ; swords into plow* | Isaiah 2:4; Micah 4:3
sheep gone astray ; like sheep astray | Isaiah 53:6
trust lord all your heart ; trust lord heart lean ; lean not understanding ; lean own understanding | Proverbs 3:5-6
train child way ; train up a child ; raise child way should go | Proverbs 22:6
pride goes destruction ; pride before destruction | Proverbs 16:18
soft answer ; gentle answer ; soft answer wrath ; gentle answer wrath | Proverbs 15:1
merry heart medicine ; cheerful heart medicine ; cheerful heart good | Proverbs 17:22
fear lord beginning wisdom ; beginning of wisdom ; beginning of knowledge | Proverbs 9:10; Proverbs 1:7; Psalm 111:10
life death power tongue ; death and life tongue ; tongue power life death | Proverbs 18:21
without vision people perish ; no vision perish ; where there is no vision | Proverbs 29:18
name lord strong tower | Proverbs 18:10
friend closer brother ; friend sticks closer ; friend loves all times ; friend loveth | Proverbs 18:24; Proverbs 17:17
wounds friend ; faithful wounds friend | Proverbs 27:6
heaping coals ; coals fire head ; burning coals head | Proverbs 25:21-22; Romans 12:20
dog returns vomit ; dog vomit | Proverbs 26:11; 2 Peter 2:22
ant sluggard ; consider ant ; go to the ant | Proverbs 6:6-8
apple gold silver ; apples of gold | Proverbs 25:11
angry sun ; sun go down anger ; sun down angry ; dont let sun go down | Ephesians 4:26
cast care* him ; cast anxiet* ; casting cares ; cast your cares ; cast burden* lord | 1 Peter 5:7; Psalm 55:22
anxious for nothing ; anxious about anything ; do not be anxious ; dont be anxious | Philippians 4:6-7
whatever true noble ; whatever is true ; think on these things ; whatsoever things true | Philippians 4:8
to live christ die gain ; live is christ | Philippians 1:21
began good work ; good work complete ; he who began | Philippians 1:6
peace passes understanding ; peace surpass* understanding ; peace passeth | Philippians 4:7
every knee bow ; every knee | Philippians 2:10-11; Romans 14:11; Isaiah 45:23
god supply needs ; my god supply ; supply all your need* ; meet all your needs | Philippians 4:19
fear spirit power love ; spirit of fear ; not given spirit fear ; spirit timidity | 2 Timothy 1:7
fought good fight ; finished race ; kept faith race ; finish the race | 2 Timothy 4:7-8
all scripture inspired ; scripture god breathed ; scripture profitable | 2 Timothy 3:16-17
study shew thyself approved ; rightly dividing ; approved workman | 2 Timothy 2:15
despise youth ; look down young ; because you are young | 1 Timothy 4:12
love money root ; root all evil ; root of all kinds | 1 Timothy 6:10
saved by grace faith ; grace you have been saved ; by grace through faith ; not of works boast | Ephesians 2:8-9
gods workmanship ; his workmanship ; gods masterpiece ; gods handiwork | Ephesians 2:10
immeasurably more ; exceeding abundantly ; more than we can ask ; more than ask imagine | Ephesians 3:20-21
speak truth love ; truth in love | Ephesians 4:15
be kind one another ; kind tenderhearted | Ephesians 4:32
new creation ; new creature ; old has gone ; old things passed ; old passed away new | 2 Corinthians 5:17
walk by faith sight ; faith not by sight | 2 Corinthians 5:7
grace sufficient ; grace is enough ; power perfect weakness ; strength perfect weakness | 2 Corinthians 12:9
cheerful giver ; god loves cheerful | 2 Corinthians 9:7
comfort us troubles ; comforts us in all ; god of all comfort | 2 Corinthians 1:3-4
absent body present lord ; absent from the body | 2 Corinthians 5:8
body temple holy ; body is a temple ; temple of the holy | 1 Corinthians 6:19-20; 1 Corinthians 3:16-17
no temptation overtaken ; temptation way out ; way of escape | 1 Corinthians 10:13
love is patient ; love patient kind ; charity suffereth | 1 Corinthians 13:4-7
faith hope love ; greatest is love ; greatest these love ; faith hope charity | 1 Corinthians 13:13
through glass darkly ; see face to face ; glass darkly | 1 Corinthians 13:12
put away childish ; childish things ; when i was a child | 1 Corinthians 13:11
death where sting ; death sting ; where o death | 1 Corinthians 15:54-57
twinkling eye ; last trumpet changed | 1 Corinthians 15:51-52
eye not seen ear ; no eye has seen | 1 Corinthians 2:9; Isaiah 64:4
all things to all men ; all things all people | 1 Corinthians 9:22
bad company corrupts ; bad company character | 1 Corinthians 15:33
plant* water* god increase ; apollos watered | 1 Corinthians 3:6
no condemnation ; therefore no condemnation | Romans 8:1
present sufferings glory ; sufferings not worth comparing | Romans 8:18
while we were sinners ; still sinners christ died ; yet sinners | Romans 5:8
confess mouth believe heart ; confess with mouth ; believe in your heart raised | Romans 10:9-10
faith comes hearing ; faith cometh hearing | Romans 10:17
feet good news ; beautiful feet ; how beautiful feet | Romans 10:15; Isaiah 52:7
transformed renewing ; renew* mind ; conform* world ; do not conform | Romans 12:2
living sacrifice | Romans 12:1
overcome evil good | Romans 12:21
vengeance mine ; vengeance is mine | Romans 12:19; Deuteronomy 32:35
rejoice with those ; weep with those ; mourn with those | Romans 12:15
not ashamed gospel ; ashamed of the gospel | Romans 1:16
fruit spirit love joy | Galatians 5:22-23
crucified with christ ; no longer i live ; christ lives in me | Galatians 2:20
neither jew greek ; jew nor greek ; slave nor free ; male nor female ; male and female one | Galatians 3:28
reap sow ; reap what sow* ; you reap ; sow reap | Galatians 6:7-9
weary doing good ; weary well doing | Galatians 6:9
carry each others burdens ; bear burdens ; carry burdens | Galatians 6:2
ask seek knock ; seek find ; ask and receive ; ask and it will be given ; knock door opened | Matthew 7:7-8
seek first kingdom ; seek ye first | Matthew 6:33
do unto others ; do to others ; treat others | Matthew 7:12; Luke 6:31
turn other cheek ; other cheek | Matthew 5:38-39
love enemies ; pray enemies ; pray those persecute ; love your enem* | Matthew 5:44; Luke 6:27-28
salt earth ; light world you are ; city hill ; city on a hill | Matthew 5:13-16
judge not ; do not judge ; dont judge ; speck eye ; log eye ; plank eye ; mote eye | Matthew 7:1-5
narrow gate ; narrow path ; wide gate ; narrow road | Matthew 7:13-14
wolves sheeps clothing ; wolf sheep clothing ; wolves in sheep | Matthew 7:15
pearls swine ; pearls before swine ; pearls pigs | Matthew 7:6
serve two masters ; god and money ; god and mammon | Matthew 6:24
treasure* heaven ; moth rust ; moths rust ; where treasure heart | Matthew 6:19-21
consider lilies ; lilies field ; birds air feed ; sparrow falls ; birds of the air | Matthew 6:26-30
tomorrow worry itself ; worry about tomorrow ; do not worry about tomorrow | Matthew 6:34
left hand right hand know | Matthew 6:3-4
come unto me weary ; come to me all ; heavy laden ; weary burdened ; give you rest ; yoke easy | Matthew 11:28-30
two or three gathered ; two or three gather ; where two or three | Matthew 18:20
seventy times seven ; seventy seven times ; how many times forgive ; how often forgive | Matthew 18:21-22
with god all things possible ; all things are possible ; nothing impossible god ; god impossible | Matthew 19:26; Luke 1:37; Mark 10:27
camel needle ; camel eye needle | Matthew 19:23-24; Mark 10:25
last shall be first ; first shall be last | Matthew 20:16; Matthew 19:30; Mark 10:31
many called few chosen | Matthew 22:14
render caesar ; give caesar ; unto caesar | Matthew 22:21; Mark 12:17
greatest commandment ; great commandment ; most important commandment ; first commandment jesus | Matthew 22:36-40; Mark 12:28-31; Deuteronomy 6:4-5
least of these ; brothers of mine ; did it unto me ; hungry gave me food | Matthew 25:35-40
well done good faithful servant ; well done faithful ; good and faithful servant | Matthew 25:21
spirit willing flesh weak ; flesh weak | Matthew 26:41
live sword die sword ; live by the sword | Matthew 26:52
make disciples nations ; go into all the world ; go therefore | Matthew 28:19-20; Mark 16:15
always with you end ; with you always ; i am with you always | Matthew 28:20
gain world lose soul ; gain the whole world | Mark 8:36; Matthew 16:26
deny himself cross ; take up cross ; deny yourself | Luke 9:23; Matthew 16:24
let children come ; let little children ; suffer children ; children come unto me | Matthew 19:14; Mark 10:14; Luke 18:16
man bread alone ; bread alone | Matthew 4:4; Deuteronomy 8:3
fishers men | Matthew 4:19
rock build church ; gates hell prevail ; on this rock | Matthew 16:18
believe help unbelief ; help my unbelief | Mark 9:24
sabbath made for man | Mark 2:27
prophet without honor ; prophet honour hometown ; prophet own country | Mark 6:4; Luke 4:24
much given much required ; much is given ; to whom much | Luke 12:48
faithful little much ; faithful with little ; faithful in little | Luke 16:10
father forgive them ; forgive them they know not | Luke 23:34
today paradise ; with me in paradise | Luke 23:43
give and it shall be given ; give given good measure ; pressed down shaken | Luke 6:38
god so loved ; god so loved world ; for god so loved | John 3:16
word flesh ; word became flesh ; word made flesh | John 1:14
in beginning was word | John 1:1
lamb god takes away ; behold the lamb | John 1:29
must increase decrease ; he must increase ; i must decrease | John 3:30
life abundantly ; life more abundant* ; abundant life ; life to the full | John 10:10
thief steal kill ; thief comes steal | John 10:10
sheep hear voice ; my sheep ; sheep know voice | John 10:27-28
i am way truth life ; way truth life ; no one comes father | John 14:6
many mansions ; many rooms ; prepare place you ; father house rooms | John 14:1-3
peace leave you ; my peace i give ; peace i leave | John 14:27
if you love me keep ; love me commandments | John 14:15
greater love no man ; lay down life friends ; lays down life | John 15:13
vine branches ; apart from me nothing ; without me nothing | John 15:5
tribulation overcome world ; take heart overcome ; overcome the world ; good cheer overcome | John 16:33
without sin cast stone ; first stone | John 8:7
love one another as i ; new commandment love ; know disciples love one | John 13:34-35
doubting unless see ; blessed not seen believed ; believe without seeing | John 20:29
better give receive ; more blessed give ; blessed to give | Acts 20:35
receive power holy ; witnesses ends earth ; be my witnesses | Acts 1:8
silver gold have none | Acts 3:6
obey god rather men ; obey god rather | Acts 5:29
in him we live move ; live and move | Acts 17:28
faith substance hoped ; faith assurance hoped ; faith is the substance ; evidence not seen | Hebrews 11:1
without faith impossible please ; impossible to please god | Hebrews 11:6
cloud witnesses ; great cloud | Hebrews 12:1-2
word god living active ; word god sharper ; sharper sword ; two edged sword ; double edged sword | Hebrews 4:12
jesus same yesterday ; same yesterday today forever | Hebrews 13:8
never leave forsake ; never leave thee ; never leave you ; never forsake | Hebrews 13:5; Deuteronomy 31:6
entertain* angels ; angels unawares ; angels without knowing | Hebrews 13:2
boldly throne grace ; throne of grace | Hebrews 4:16
forsake assembling ; meeting together ; not give up meeting | Hebrews 10:24-25
faith without works ; faith without deeds ; faith works dead | James 2:17; James 2:26
count all joy ; consider it joy ; trials joy ; pure joy | James 1:2-4
lacks wisdom ; lack wisdom ask | James 1:5
quick listen slow ; slow to anger quick ; swift to hear ; slow to speak | James 1:19-20
doers word hearers ; hearers only ; doers of the word | James 1:22
draw near god ; draw nigh ; come near to god | James 4:8
resist devil flee ; resist the devil | James 4:7
every good gift ; good perfect gift ; every good and perfect | James 1:17
confess sins each other ; confess your faults ; confess sins one another | James 5:16
life vapor ; life mist ; life vapour | James 4:14
love covers multitude ; covers multitude sins | 1 Peter 4:8; Proverbs 10:12
devil roaring lion ; roaring lion | 1 Peter 5:8
always ready give answer ; reason for hope ; give reason hope | 1 Peter 3:15
chosen generation ; royal priesthood ; chosen people holy nation | 1 Peter 2:9
day thousand years ; thousand years day ; day is like a thousand | 2 Peter 3:8; Psalm 90:4
confess sins faithful just ; faithful and just forgive | 1 John 1:9
perfect love fear ; perfect love casts ; no fear in love | 1 John 4:18
love first loved ; he first loved | 1 John 4:19
greater he in you ; greater is he ; greater in you than world | 1 John 4:4
stand at door knock ; door and knock ; behold i stand | Revelation 3:20
lukewarm spit ; neither hot nor cold ; hot nor cold | Revelation 3:15-16
alpha omega ; alpha and omega | Revelation 1:8; Revelation 22:13
father ran son ; father runs son ; father ran meet ; father runs meet | Luke 15:20
tongue fire ; tongue sets fire ; tongue set church fire ; taming tongue ; tame tongue | James 3:5-8
spirit pray* words ; spirit intercede* ; spirit groan* ; spirit helps weakness | Romans 8:26
calm* storm ; still* storm ; rebuk* wind ; wind waves obey | Mark 4:39; Matthew 8:26
he is risen ; christ is risen ; jesus is risen ; not here risen | Matthew 28:6; Luke 24:6
harvest plentiful ; harvest plenteous ; harvest labo* few ; harvest workers few | Matthew 9:37-38
foothold devil ; anger devil | Ephesians 4:26-27
children gift ; children are a gift | Psalm 127:3
be salt ; salt neighbo* ; salt of the earth | Matthew 5:13
saved grace works ; saved by grace not ; grace not works | Ephesians 2:8-9
god uses broken ; god uses weak ; weak things god ; jars of clay ; earthen vessels ; treasure clay | 1 Corinthians 1:27; 2 Corinthians 4:7
peter restored ; peter denied restored ; feed my sheep ; feed sheep love me | John 21:15-17
marriage covenant | Malachi 2:14; Genesis 2:24
patient with doubt* ; doubt* mercy | Mark 9:24; Jude 1:22
no more tears ; wipe every tear ; wipe away tears ; no more death | Revelation 21:4
all things new ; making everything new ; make all things new | Revelation 21:5
blood lamb overcame ; word testimony overcame ; overcame by the blood | Revelation 12:11
`;
