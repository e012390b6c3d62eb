import type { CareWords } from './care-words.js';

/** Words that mean the same, by the name that the patterns use. */
const CONCEPTS = `
kin: husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|ex husband|ex wife|ex boyfriend|dad|daddy|father|papa|stepdad|step dad|stepfather|step father|mom|mommy|mum|mama|mother|stepmom|step mom|stepmother|step mother|parents|parent|brother|sister|stepbrother|step brother|sibling|twin|uncle|aunt|auntie|cousin|grandpa|grandfather|granddad|grandad|grandma|grandmother|granny|nana|son|daughter|stepson|stepdaughter|kid|kids|child|children|baby|babies|newborn|infant|boy|boys|girl|girls|little one|toddler|nephew|niece|grandson|granddaughter|grandchild|family|in laws|father in law|mother in law|brother in law|sister in law|man|mate
role: boss|coach|teacher|pastor|youth pastor|youth leader|priest|preacher|minister|bishop|reverend|deacon|elder|elders|leader|leaders|neighbor|neighbour|coworker|co worker|colleague|friend|friends|best friend|roommate|flatmate|classmate|babysitter|doctor|landlord|guardian|caregiver|professor|cop|guy|carer|counselor|manager|nurse
perpetrator: he|she|they|<kin>|<role>|someone|somebody|some guy|some man|a man|a guy|a boy|men|guys|the man|this man|that man|people|kids at school|boys at school|my man|a woman|a stranger|the pastor|the priest
church leader: pastor|pastors|priest|elder|elders|leader|leaders|leadership|church|minister|bishop|deacon|deacons|apostle|prophet|cult|congregation|small group|preacher
children: kid|kids|child|children|baby|babies|son|sons|daughter|daughters|boy|boys|girl|girls|toddler|little one|little ones|grandkids|grandchildren|stepkids|siblings|sister|brother|little sister|little brother|mom|mother|mum
hits: hit|hits|hitting|beat|beats|beating|punch|punches|punched|punching|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|shove|shoves|shoved|shoving|smack|smacks|smacked|smacking|whip|whips|whipped|whipping|burn|burns|burned|burnt|bite|bites|bit|rape|rapes|raped|raping|molest|molests|molested|molesting|abuse|abuses|abused|abusing|assault|assaults|assaulted|assaulting|grope|gropes|groped|groping|fondle|fondles|fondled|fondling|attacked|attacks me physically|stab|stabbed|stabs|stalk|stalks|stalked|stalking|harass|harasses|harassed|harassing|torture|tortures|tortured|batter|batters|battered|terrorize|terrorizes|terrorized|terrorise|terrorises|traffick|trafficked|groom|groomed|grooming|drugged|throttle|throttled|headbutt|headbutted|pinned|bully|bullies|bullied|bullying|blackmail|blackmails|blackmailed|mistreat|mistreats|mistreated|violate|violated|violates|brutalizes|degrades|degraded|humiliates|humiliated|gaslights|gaslighting|threaten|threatens|threatened|threatening
hurts: hurt|hurts|hurting|harm|harms|harmed|harming|grab|grabs|grabbed|push|pushes|pushed|drag|drags|dragged|shake|shakes|shook|force|forces|forced|forcing|yell at|yells at|yelled at|yelling at|scream at|screams at|screamed at|screaming at|spit on|spits on|spits at|spat at|throw things at|throws things at|threw things at|throws stuff at|control|controls|controlled|controlling|manipulate|manipulates|manipulated|manipulating|intimidate|intimidates|belittle|belittles|insult|insults|insulted|curse at|curses at|curses|locks|locked|tied|isolates|isolated|lays hands on|lay hands on|put hands on|puts hands on|put his hands on|puts his hands on|laid hands on|laid his hands on|raises his hand to|raised his hand to|raise his hand to|raises his hand at|raises his hand against|raise his hand against|takes it out on|took it out on|takes his anger out on|shouts at|shouted at|swears at|took advantage of|takes advantage of|exploits|exploited|roughs|roughed
us: me|us|my face|my arm|my arms|my hair|my head|my back|my stomach|my neck|my throat|my body|my breasts|my chest|my wrists|my jaw|my ribs|my private|my privates|our kids|our children|our son|our daughter|our baby|our child|our boys|our girls|our toddler|both of us|me and my|me and the kids
third: her|him|them|his wife|her husband|his kids|her kids|their kids|his children|her children|their children|his son|his daughter|her son|her daughter|his girlfriend|her boyfriend|his mom|his mother|the kids|the children|the baby|their baby|her baby|his family|his dad|his father|their son|their daughter|herself|himself
wish: want|wants|wanted|wanting|want to|wanted to|wanting to|wish|wished|wishing|wish to|would like to|would love to|need to|long to|longing to|longed to|desire to|hope to|prefer to|rather|feel like|felt like|feels like|ready to|dream of|dream about|dreaming of|dreaming about|fantasize about|fantasizing about|think of|think about|thinking of|thinking about|thinking abt|thought of|thought about|thoughts of|thoughts about|consider|considering|considered|contemplate|contemplating|contemplated|plan to|planning to|planning on|planned to|tempted to|trying to|tried to|decided to|going to|about to|urge to|urges to|might|pray to|praying to|imagine|imagining|obsessed with|looking forward to
die: die|dying|be dead|being dead|stop living|stop existing|stop breathing|stop being alive|not exist|not existing|not be here|not being here|not be alive|not being alive|not wake up|not waking up|never wake up|never waking up|to disappear|disappear forever|disappear from this|disappear from the|just disappear|cease to exist|be gone forever|sleep forever|go to sleep forever|end it|ending it|end it all|ending it all|end everything|ending everything|end things for good|be done with it all|be done with life|be done living|suicide|overdose|overdosing|jump off|jumping off|jump in front|jumping in front|jump from|jumping from|leave this world|leave this earth|leaving this world|check out of life|give up on life|be six feet under|be in the ground|be in a coffin|be put out of my misery|join him in heaven|join her in heaven|od|step in front|stepping in front|run my car|crash my car|crashing my car|drive off|driving off|drive my car off|drive into|driving into|walk into traffic|walking into traffic|walk into the|wander into traffic|swallow all|swallow the|death|a way out
self: myself|my self
kill self: kill|kills|killed|killing|hang|hanging|hanged|hung|shoot|shooting|drown|drowning|stab|stabbing|off|harm|harming|harmed|delete|end|ending|murder|murdering|strangle|poison|suffocate|gas|destroy
hurt self: hurt|hurting|cut|cutting|burn|burning|burned|hit|hitting|hits|starve|starving|scratch|scratching|punish|punishing
my life: my life|my own life|mylife|my lyfe
live: live|be alive|be living|be here|be in this world|be on this earth|be on this planet|be around|be around any more|exist|go on|continue|keep going|keep living|keep on living|carry on|keep fighting|keep breathing|see tomorrow|see another day|wake up|breathe|survive|live any more|stay alive|stay here|face another day|open my eyes|get up tomorrow|make it to|grow up
living: living|life|being alive|going on|carrying on|existing|existence|waking up|breathing|getting up|being here|continuing|my life|this life
unbearable: can not do this|can not do it|can not take it|can not take this|can not take much more|can not go on|can not cope|can not bear it|can not bear this|can not stand it|can not stand this|can not handle it|can not handle this|can not carry on|can not keep going|can not keep doing this|can not live like this|can not survive|can not hold on|can not face|can not deal|can not live with this|can not live with myself|can not do life|can not keep living|can not fight|can not get out of bed|could not go on|can barely go on|can not keep pretending|can not see a way|can not stop crying|can not carry this
died: died|dies|has died|dead|passed away|passed on|pass away|was killed|were killed|got killed|was murdered|was shot|killed himself|killed herself|killed themselves|took his life|took her life|took his own life|took her own life|took their own life|committed suicide|hung himself|hung herself|hanged himself|hanged herself|shot himself|shot herself|overdosed|did not make it|did not survive|stillborn|born dead|still born|lost his battle|lost her battle|lost his fight|lost her fight|drowned|went to be with the lord|went to be with jesus|went home to be with|went home to the lord|gone forever|no longer with us|not with us any more|died by suicide|is with the lord now|is with jesus now|in the morgue|breathed her last|breathed his last
passed: passed|is gone|gone|left us|went to heaven|is in heaven|left this world|slipped away
recent: yesterday|today|tonight|last night|this morning|this afternoon|this evening|this week|this month|this weekend|last week|last weekend|last month|last sunday|last year|just now|recently|suddenly|unexpectedly|an hour ago|hours ago|days ago|day ago|a week ago|weeks ago|a month ago|months ago|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|on christmas|the other day|at birth|in my arms|too soon|too young|earlier
loved: <kin>|mom|friend|best friend|pastor|fiance|unborn|soulmate|sweetheart|grandparents|mamaw|papaw|memaw|pop|gran|nan|grammy|pawpaw|bro|sis|hubby|everything|husband of|wife of|firstborn|first born|twins|loved one|beloved|only|other half|better half|whole world|mentor|godmother|godfather|mother in law
kins: husbands|wifes|spouses|partners|boyfriends|girlfriends|dads|fathers|stepdads|moms|mums|mothers|parents|brothers|sisters|uncles|aunts|cousins|grandpas|grandfathers|grandmas|grandmothers|sons|daughters|kids|childs|childrens|babys|friends|pastors|boys|girls|nephews|nieces|familys|bestfriends
another: friend|friends|best friend|bestfriend|buddy|brother|sister|son|daughter|stepson|stepdaughter|teen|teenager|student|girl|boy|kid|woman|man|lady|guy|couple|family|member|church member|parishioner|congregant|neighbor|neighbour|coworker|co worker|colleague|roommate|classmate|cousin|nephew|niece|mom|mother|mum|dad|father|husband|wife|boyfriend|girlfriend|fiance|fiancee|someone|somebody|person|people|youth|young man|young woman|child|children|kids|sister in law|brother in law|aunt|uncle|grandma|grandpa|grandson|granddaughter|elder|deacon|client|patient|widow|widower|mate|sis|bro|acquaintance|pupil|youngster|believer|pastor|wife of|parent|parents|partner|ex
other: <a> <another>|someone|somebody
a: my|our|a|an|the|this|that|one of my|one of our|one of the|another|his|her|their|any|with
victim: abused|being abused|beaten|beaten up|battered|raped|molested|assaulted|sexually assaulted|strangled|choked|groomed|trafficked|stalked|harassed|sexually harassed|tortured|violated|bullied|attacked|threatened|punched|slapped|kicked|mistreated|exploited|taken advantage of|drugged|neglected|sexually abused|physically abused|emotionally abused|spiritually abused|verbally abused|hit by (her|his)|blackmailed|terrorized|terrorised|stabbed|shot at
kill other: smother|smothering|drown|suffocate|suffocating|shake|kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|slit|choke|choking|rape|raping|molest|slaughter|execute|behead|hurt|hurting|harm|harming|beat|beat up|beating|punch|punching|attack|attacking|smash|torture|burn|hit|hitting|bash|snap|lynch|hunt down|run over|slap|end
targets: him|her|them|everyone|everybody|somebody|someone|anyone|anybody|people|others|other people|you all|you|all of them|that man|this man|that guy|those people|these people|them all|my boss|my coworkers|my classmates|my teacher|that woman|those kids|animals|every one of them|the man who|the guy who|the person who|the one who|my own|a man|a woman|my neighbor|my neighbour|my pastor|the pastor|my roommate|the people
far: in 19*|in 200*|in 201*|years ago|decades ago|years back|long ago|many years|when i was little|when i was a child|when i was a kid|when i was young|when i was born|in the war|decades|before i was born|when i was in|generations ago
acute: cry|crying|can not|cannot|unbearable|miss|missing|still hurts|hurts|grief|broken|lost without|alone|angry|nightmares|numb|cope|why did god|empty|hardly breathe
help: how do i|how can i|how should i|how to|how would i|how do we|how can we|how should we|how can a|what do i say|what can i say|what should i say|what do i do|what should i do|what can i do|what do we do|what should we do|what can we do|what do you say|how do you|how best to|help me|i need to|i want to|i have to|ways to|what to say|what to do|advice|which psalm|any advice|what would you say
help do: help|counsel|counseling|comfort|support|advise|talk to|respond|respond to|minister to|pray for|care for|encourage|be there for|reach|protect|walk with|console|come alongside|say to|tell|do for|send|deal with|guide
names: <bible>
`;

/** What sounds like distress and is none. These words are taken out before anything else is read. */
const FIGURATIVE = `
(stabbed|stab|stabs) (me|us)? in the back
slap* together
slapped together
(fought|fight|served|serve|soldier|war|drafted) .. (and)? .. (killed|kill|killing)
(abused|abuse|abusing) (gods|the|his) (grace|mercy|word|system|patience|trust)
what is the (purpose|meaning) of (life|human life|man|our life) $
^ (i want to|i would like to|i plan to|should i|can i|may i|i am|i am thinking of) (give|giving) up (the|my|our)? (ministry|choir|sunday school|youth group|worship team|pulpit|teaching sunday school|teaching|preaching) $
(grief|grieve|grieving|mourn|mourning) .. (over|for|about) (my|our) (sin|sins|church|country|nation|pride|failure|past|lost|city)
(i|we) (was|were|am) touched (when|that|to|how|as)
(doctor|dentist|nurse|surgeon|vet) .. (hurt|touched|pulled|broke|cut|burned|squeezed) (my|me)
(persecuted|early|first) (believers|christians|church|saints|apostles|missionaries|disciples)
(steal|steals) (and)? (kill|kills)
hit (on|upon|send|publish|delete|reply|the) (an|a|the|that|send|road|button)?
(jump|jumped|jumping) (to|for|with|up|right|ahead|around|on the|back|straight) (conclusions|joy|and|into|in|to|from|up|down|on|the|a|my|again|bandwagon)?
(hang|hung) (pictures|my hat|my coat|a|the|up|on to|tight|posters|lights)
(die|died|dead) .. (go to heaven|be saved|meet god|see god|with god)
(what|where) .. (happens|happen|go|will i go|will happen) .. (me|i|we|my soul|us) .. (die|death|dead)
(make|makes|made|feel|feels|am|became|are) (me|us|i)? alive (in|to|after|again|spiritually|with|through|unto) (christ|god|him|worship|spirit|the|my|prayer|singing|sin|church)?
(make|makes|made) (me|us) alive
am i alive spiritually
(god|he|satan|angels|hell|demons|aliens|dinosaurs|heaven|unicorns) (really|even|still)? (exist|exists)
(old|former|previous|past) (life|self|man|nature|ways|me) .. (died|dead|buried|die)
(bury|buried|burying) (my|the|his|a|your) (talent|talents|hatchet|treasure|head|time capsule|bone)
violent (sports|movie|movies|game|games|film|storm|video|cough)
(illustration|story|novel|movie|film|play|poem|skit|drama|scene) .. (about|of|on|for|where|in which) .. (a|the|someone|people|somebody) .. (man|woman|person|boy|girl|character|someone|people|mother|father|teen|teenager)

^ (please|can you|could you)? (give|show|teach|write|find|list|send|make|draft|prepare) (me|us)
(beaten|defeated|struck) by (this|the|a) (crossword|puzzle|problem|passage|text|verse|greek|hebrew|riddle|question|traffic)
(disappear|vanish|lose myself|get lost) (into|in) (the|a|my|scripture|some) (psalms|word|book|books|study|library|bible|woods|mountains|novel|text|story|prayer|music)?
(still alive|alive) (in|and well|today|to god|unto|with christ)
(nobody|no one) (knows|understands|sees) (the day|the hour|hebrews|greek|revelation|god|the father|who wrote)
(hungry|thirsty|tired|full|cold|hot|embarrassed|excited|happy) .. i could die
(feel|felt|am) (nothing|empty|numb|dead) (but|for|without coffee|wrong|strange|to sin|after lunch)
if i (die|died|were to die) (tonight|today|tomorrow|now|right now)? (will|would|where|am|do|how|what|can|am) .. (i|go|heaven|happens|saved)
(die|dying|dies|died|dead) (to|unto) (himself|herself|themselves|self|myself|sin|sins|the flesh|my flesh|flesh|the law|the world|my pride|pride|my own|my old|my sin|my sins|our|ourselves|selfishness|ego|my ego|our sin|my sinful|the old|old|my desires|lust|worldly|itself|oneself|me|yourself|his|what)
(die|dying) (daily|for christ|for jesus|for him|for the|for my faith|for my sin|for my sins|for our|for a cause|for the lord|for god|with christ|in christ|in the lord|in faith|in grace|well|in peace|down|out|off|to live|rich|a martyr|as a martyr|of old age|laughing|once|with him|with jesus|each day|every day to|like christ|like jesus)
(die|dying|died|dead) .. (of|from) (laughter|laughing|curiosity|boredom|embarrassment|thirst|hunger|heat|excitement|suspense)
(dying|die) (to|for) (know|see|hear|meet|read|try|find|get|ask|tell|learn|go to|share|understand|visit|start|buy|watch|eat|have|be|some|some coffee|a|coffee|another|more|the next|use|play|finish)
(to die for|die hard|dead tired|dead wrong|dead serious|dead sea|drop dead gorgeous|dead end|dead line|dead battery|dead languages|dead language|dead to sin|death of self|dead works|dead in trespasses|dead in my trespasses|dead in sin|dead in sins|dead in my sins|dead poets)
(death of me|scared to death|bored to death|love you to death|worried to death|tickled to death|sick to death|starving to death|freezing to death|laughed to death|talked to death)
(kill|kills|killed|killing|end) (pride|lust|anger|envy|greed|selfishness|this bad|bad habits|the enemy|a bad habit|steal|and steal|time|two birds|it with kindness|the mood|the lights|some time|the old|my old|the old self|my pride|my sin|my flesh|the flesh|sin|sins|my lust|the giant|giants|weeds|the engine|it with|it on|an hour|a fly|bugs|mosquitoes|the vibe|the weeds|ants|my appetite|this habit|my ego|the sin|the deeds|the process|for a|for some|off the old|myself laughing|myself with work|it at|calories)
(put|putting) to death
(crucify|crucified|crucifies) .. (flesh|self|with christ|christ|myself with)
is killing me (softly|with)?
(are|is|am) killing (me|it|us)
(kill|killed|kills) me that
(hit|hits|hitting) (me|us) (that|how|hard|every time|right|again that|this|when i read|like a|different|differently|deeply|so deep|close to home|in the heart|where)
(hit|hits|hitting) (me|us) with (a|an|the|hard|this|that|all|his|her) (question*|verse*|truth|idea|reality|fact*|bible verse*|hard|tough|big|deep|theolog*|greek|doubt*|news|insight)
(hit|hits) (every|the|a|an|his|her|my|all the|all) (note|notes|high|right|road|ground|gym|nail|jackpot|home|wall|target|mark|books|ball|drum*|sack|bullseye|rock|low|keys|snooze|roof|wrong|piano|gong|bell)
(beat|beats|beaten|beating|bested) (me|us|him|her|them|<a> <kin>|<kin>) (to|at) (it|the|chess|cards|scrabble|monopoly|golf|tennis|trivia|bible|every|ping|checkers|games|a|quiz|basketball|soccer|football|catan|uno|sword|dominoes|everything|memorizing|hebrew|greek|darts|running|bowling|risk|pictionary|board)
(beat|beats|beaten|beating) (me|us|him|her|them|<a> <kin>) in (chess|a|scrabble|every|bible|the bible|the quiz|the race|the game|the final|the finals|trivia|tennis|golf|cards|our|soccer|basketball|football|sword|memory|bowling|an|monopoly|debate)
(beat|beats|beating|beaten) (the drum*|drums|around the bush|the heat|the record|the odds|the traffic|the clock|the rush|the crowd|my time|eggs|the eggs|the rug|their swords|swords|his breast|the air|a dead horse|the other team|the champions|cancer|the blues|his cancer|her cancer|addiction|temptation)
(beaten|beat) .. (at|in) (chess|the finals|scrabble|tennis|bible quiz|the quiz|bible trivia|trivia|the debate)
(phone|laptop|computer|battery|car|engine|plant|plants|microphone|projector|tree|garden|conversation|internet|wifi|goldfish|houseplant|houseplants|hard drive|ipad|tablet|bible|printer|mic|speaker|radio|flashlight|watch|ministry|program|lawn|roses|tomatoes|fig tree) (is|was|has|just|finally|completely|all)? (just|finally|completely)? (died|dies|dead|dying)
(touch|touched|touches|touching) (me|us|my heart|my soul|our hearts|my life) (deeply|so deeply|greatly|profoundly|very|with his|with her|with the|in a special|by|and made|and i|spiritually|tonight during|so much|to the core|through)
(touched|touches|touching) (my|our) (heart|hearts|soul|life|lives|spirit)
(touched|struck|hit|moved|attacked|hurt|blown away|shaken) by (the|this|that|how|your|his|her|a|an|what|god*|jesus*|paul*|grace|doubt*|fear*|temptation*|david*|boaz*|gods|satan|demon*|demonic|it|psalm*|scripture|isaiah*|ruth*) (word*|sermon*|verse*|kindness|story|message|song|passage|psalm*|phrase|love|thought*|chapter|prayer*|beauty|mercy|grace|idea|contrast|car|bus|truck|storm|hurricane|flu|covid|cold|line|way|faith|god|holy|spirit|devil|enemy|text|generosity|testimony|hymn|hymns|gospel|humility|obedience|response|language|tone|repetition)
(my|our|the) (head|heart|back|feet|knee|knees|shoulder|tooth|stomach|throat|neck|brain|arm|eyes|leg|legs) (hurts|hurt|is killing me|are killing me|is hurting)
(cut|cutting|give|cuts) (myself|me|yourself|my self) (some slack|a break|a slice|a piece|off from|a deal|in half|short|out of|loose|free from|off)
(i|and) .. (cut|burned|hurt|burnt|hit|hitting|cutting) (myself|my finger|my hand|my thumb|my arm|my leg|my foot) .. (shaving|cooking|accident*|slicing|chopping|while making|in the kitchen|gardening|at work|at the gym|playing|on a tin|lifting|running|skiing|on the stove|on paper|with a hammer|falling|opening|hammering|on the oven|carving|at practice)
(cut|cutting|burn) myself .. (accident*|shaving)
(shoot|shot) (myself|yourself|himself) in the foot
(hang|hung|hanging) (out|in there|on|around|up|with)
(drown|drowning|bury|burying|bury|burying|lose|losing|losing|throw|throwing) (myself|himself|my self) in (work|study|studies|books|the word|scripture|prayer|greek|commentaries|the bible|worship|love|god|netflix|reading|a book)
(starve|starving) (for|and ate)
(shoot|shooting|shot) (him|her|them|you|me|someone|somebody|my pastor) (an|a) (email|e mail|text|message|note|line|look|question|photo|picture)
(shoot|shooting) (a video|a film|hoops|for|some hoops|baskets|pool|the breeze|a wedding|photos)
take my life and (let|make)
(live|living) (in sin|for myself|by the flesh|under the law|according to|without god|without christ|without jesus|a lie|a double life|in fear|in unforgiveness|in bondage|for the world|in california|abroad|in the past|by bread|after the flesh|for self|off|with regret|beyond|in debt)
(do not|never|not) (want|wanting|mean|meant|like|wish|intend|trying) to (hurt|harm|offend|upset) (him|her|them|anyone|anybody|people|others|<a> <loved>|their feelings|someone|my church|somebody)
(hurt|hurts|hurting|bruised) .. (feelings|pride)
(end|ending|conclude|closing|finish) (my|the|our|this|a|it) (sermon|message|study|lesson|talk|prayer|service|letter|fast|paper|essay|subscription|membership|lease|contract|engagement|quarrel|argument|day|week|year|talk|homily|meeting|class|series|book|story|well|with|on|feud|relationship)
(lost|lose|losing|loss of) (my|our|the|a|his|her) (bible|keys|key|phone|place|notes|voice|job|wallet|game|match|way|train|temper|mind|patience|salvation|focus|password|appetite|weight|election|count|page|bet|glasses|dog eared|first love|interest|sermon|manuscript|bookmark|sleep|faith in|saltiness|sense|luggage|umbrella|sheep|coin|ring|account|internet|lunch|hearing|zeal|fear|argument|debate|championship|spot|chapter|file|files)
(lost|lose|losing) (count|track|interest|weight|touch with|sleep|sight)
(passed|pass|passes|passing) (his|her|the|my|their|a|an|out|by|through|over|down|around|up|me|us|him|along|with|on the|from|to|under|from death|unto|all|it|time|some|judgment) (exam|test|driving|bar|plate|offering|baton|class|course|audition|faith|torch|collection|interview|bible|salt|communion|notes|bread|down|on|cup|finals|law|bill|grade|board|boards|sea|jordan)?
(give|gave|giving) up (smoking|chocolate|coffee|meat|sugar|drinking|my phone|my seat|my job|my time|my free time|my sleep|my place|my career|my dream|my dreams|my plans|my rights|for lent|the|social|alcohol|control|on the|sweets|tv|everything for|everything to follow|all|on reading|on understanding|on learning|on hebrew|on greek|trying to understand|too easily|on prayer|caffeine|soda|facebook|on leviticus)
go on (a|vacation|holiday|mission|sunday|monday|to|retreat|stage|air|that|the|this|an|with|at|for|about|from|reading|in the|and read|my|sabbatical)
can not (take|do|stand|handle|bear|deal|cope|live|face|fight) (it|this|with)? .. (commentary|greek|hebrew|chapter|homework|translation|app|font|music|choir|font size|heat|layout|weather|without coffee|coffee)
(can not|not) wait (to|for|until)
(make|makes|made|making|force|forces|forcing) (me|us) (think|laugh|smile|happy|want to know|want to read|wonder|curious|hungry|go to|read|pray|learn|memorize|study|eat|attend|proud|clean|do chores|do dishes|do the|do my|practice|cry with joy|to think|to read|to pray|to slow)
(push|pushes|pushed|pushing) (me|us|my <kin>) (to|toward|towards|too|closer|into ministry|harder)
(grab|grabs|grabbed) (me|us|my) (a|some|coffee|attention)
(force|forces|forced) me to (think|ask|read|pray|slow|look|reconsider|rethink|study|memorize|face|learn)
(yell|yells|yelling|scream|screams|shout|shouts) at me to (wake|come|stop)
(attack|attacks|attacked|attacking) (me|us) (in|spiritually|with doubt*|during prayer|when i pray)
(point|purpose|meaning|sense|use) (of|in) (life|living|it all|my life|existence) (according|in ecclesiastes|in the bible|in scripture|in proverbs|in the book|biblically|from a)
(see|make) the point
(life|living) (is)? (not)? worth living by
(cross|died|die|dies|dying) for (me|us|my|our|all|sinners|you|the ungodly|the world|mankind|his)
(afraid|scared|terrified) (of|to) (my|the|his|her) (dads|moms|wifes|husbands|mothers|fathers|bosss|pastors) (cooking|driving|cat|dog|opinion|jokes|singing|reaction)
(comes|came|come|enters|gets|get|walks|walked) (to|into|in) (my|our) (room|bedroom|bed) .. (to pray|pray|say good*|to say|read|to read|to sing|wake me|to wake|sings|tuck|to tuck|kiss me good*|for devotions|with coffee|after a nightmare|to talk about|to cuddle|with a book|to clean|to play)
(thinking|think|thought|thoughts|wondering|reflecting|meditating|meditate|reading) (about|of|on) (the)? (death|deaths) (of|in|and resurrection|penalty|on the cross)
(thinking|think) (about|of) (dying|suicide|death) in the (bible|psalms|old|new|book)
(cutting|burning|harming) (back|down|edge|remarks|bush|hearts|question)
(body of|valley of the shadow of|shadow of|second|sting of|angel of|keys of|fear of) death
(die|dead|death|suicide|abuse|grief) .. (sermon illustration|sermon series)
(end of|ends of) (the|all) (world|age|times|things|earth|book|chapter|days)
kill (a|the) (mockingbird|fatted|passover|lamb|calf)
(murder|killing) (of|in) (abel|the|uriah|john)
(living|live) sacrifice
(mercy|gun) (killing|control)
my (kids|children|boys|students|youth group) (die|died) laughing
(died|dying|die) laughing
`;

/** Signs that a message asks about Scripture or prepares something: what is weak proves nothing there. */
const STUDY = `
what (does|do|did|is|was|are) (the bible|scripture|scriptures|the scriptures|god|paul|jesus|the word|the gospel|the church|the law|christianity|it mean|moses|the old|the new|the text)
(bible|scripture|scriptures|biblical|biblically|gospel|psalm|psalms|proverbs|ecclesiastes|genesis|exodus|leviticus|numbers|deuteronomy|kings|chronicles|revelation|acts|testament|epistle|epistles|commentary|greek|hebrew|verse|verses|chapter|passage|passages|parable|commandment|theology|theological|doctrine|kjv|prophet|prophets|bible study|book of)
(officiate|officiating|readings|suggest a text|text for a|conduct a|conduct the|order of service|sermon|sermons|sermonette|preach|preaching|preached|homily|outline|lesson|lessons|devotional|small group|curriculum|essay|paper on|article|study on|word study|teaching on|teach on|teach|teaching|eulogy|lecture|workshop|seminar|training|novel|movie|film|play|book about|illustration|blog|thesis|class on|discussion guide|prevention|ministry to|podcast|poem|song|hymn|story)
(explain|define|definition|summarize|summarise|compare|meaning of|exegesis|cross references|context of|outline|list)
(why|how|where|when|who) (did|was|were|is|does) (the|<bible>|god|israel|job)
(names|job) (said|say|says|cursed|curse|lost|suffer*|was|feel|felt|wish*)
(thee|thou|thy|thine|ye|unto|hath|doth|saith|shalt|hast|wilt|art|didst|whosoever|behold|verily|wherefore|thereof|lest|therein)
<bible>
`;

const SELF_HARM = `
(kill themselves|take their own life|end their own life) ... (how much more|can take|can not go on|because i)
(living|life|being alive|breathing|existing|it) (hurts|is) .. (too much|too hard|unbearable|torture|agony|too painful|a prison) .. (any more|let me|to|i|god|lord|and|$)
(let|take) me (go|come)? home .. (lord|god|jesus|now|please|tonight|today|already|i am so tired)
(favor|relief|service|kindness|gift) .. if i (died|was gone|were gone|disappeared|was dead|killed|left|die)
(can not|could not|do not want to) .. (bear|stand|take|face|survive|live|endure|want) .. (to)? .. (live)? .. another (day|night|morning|year|hour|minute)
(fantasize|fantasizing|dream|dreaming|daydream|wish|hope|hoping|imagine) .. (of|about|that|for|a)? .. (car|accident|accidents|crash|crashes|cancer|illness|disease|a truck|a bus|heart attack) .. (takes me|take me|kill me|kills me|would|to me|on my way|that|hits|hit)
(stare|stared|staring|looked|looking|look) .. at .. (my|the|a) (belt|rope|pills|knife|gun|rod|ceiling fan|beam|razor|medicine cabinet|blade|edge|tracks|bottle) ... (hour|hours|tonight|and|thinking|wondering|for|long|again|$)
(shot|shoot|killed|drowned|hung|hanged|hurt|stabbed|poisoned|starved) myself
(pray|prayed|praying|wish|wished|wishing|beg|begging|begged|ask|asking|asked|long|longing|hope|hoping|wait|waiting|ready|looking) .. for (death|my death|the end of my life|god to take me|jesus to take me|it to be over|my life to end|my life to be over|a way to die|death to come|the end)
i .. (can not|do not want to|will not|am not going to|could not) .. (stay|be) here any more
i .. (wonder|wondering|imagine|imagining|think|thinking|curious|picture|dream) .. (what|how|about) .. (it|would|if) .. (be like|feel like|feels|feel|be|would be)? .. (to)? .. (not be here|be dead|be gone|not exist|die|dying|never wake|disappear|die tonight|just stop|stop living|was dead|were dead|was gone|were gone|was not here|were not here)
why .. (do|must|should|would) i .. (have to|need to|keep|go on|bother) .. (living|live|being alive|be alive|breathing|existing|exist|waking up|wake up|go on)
(end|ending|ended) (things|it) .. (permanently|for good|forever|once and for all|tonight|myself)
(think|thinking|considering|planning|plan|ready|going|want) .. (to|of|about) (ending things|end things)
(my soul|soul) ... (if|when) i .. (kill|shoot|shot|hang|take|took|end|ended|die by|overdose|jump) .. (myself|my life|it|my own)
(sorry|forgive me) .. (everyone|mom|dad|family|to my|kids|god|lord|my wife|my husband|jesus) .. (i)? .. (can not|tried|could not|have to go|must go|am leaving|for what i am about to|for what i will|what i am going to)
~i & (still alive|still breathing|still here) & (wake|woke|morning|disappointed|angry|hate|why|sad|wish|unfortunately|shame|sorry)
~(i|me|my|myself) & (end their own life|ends their own life|take their own life|takes their own life|kill themselves|kills themselves|kill themself|die by suicide|ends it all|end it all|kill yourself|end your life|take your own life|killing yourself) & (myself|i am|me|asking for|i have been|i feel|i might|i think|thinking about it|if i)
(think|thinking|thought|look|looking|stare|staring|drive|driving|walk|walking|stand|standing|go|going|dream|went|drawn|close) .. (about|to|at|on|over|past|from|of|by)? .. (bridge|train tracks|railway|cliff|overpass|rooftop|ledge) .. (near|near my|by|and|tonight|every|again|$|all the time|where|thinking|wanting)
(if|when|once) i (was|were|am|would be|go|went|left|disappear|disappeared|die|died) (gone|dead|not here|away forever|forever)? ... (happy|happier|better|relieved|free|easier|finally|miss me|notice|care|cry|fine without)
(nobody|no one|no body) .. (needs|wants|would miss|will miss|misses|loves|likes|cares about|cares for) me
(meds|medication|medicine|pills|tablets|bottle|sleeping pills) ... (take them all|take all of them|swallow them|take the whole|take every|all of them|lined up|all at once|enough to|washed down|in front of me|counted|saved up)
(fall asleep|sleep|go to sleep|close my eyes|lie down|drift off|walk away) ... (never come back|never return|not come back|forever|for good|never open|never get up|not get up|and be with)
(will|ll|going to) (not)? .. (be around|be here|last|live|make it|survive) .. (much longer|for long|another (day|week|month|year|night)|through the night|till (morning|tomorrow|christmas|sunday)|until (morning|tomorrow|christmas|sunday)|past)
(think|know|feel|believe|sure|doubt|promise) .. i .. (be around|be here|last|live|make it|survive|make it through) .. (much longer|for long|another (day|week|month|year|night)|through the night|tonight|tomorrow)
(cutting|burning|blood|the blade|pain|hurting myself|the razor) .. (is|are|was|gives|helps|makes) .. (only thing|the only|me feel|feel something|helps me|relief|calms|control|feel better|feel alive)
(i|my) .. (have|made|got|making|had) .. (plan|plans) .. (rope|gun|pills|to die|to do it|and i|and the|how|ready|for tonight|to end|to kill|to hang|to jump)
(god|lord|jesus|he) ... (let|lets) me .. (die|go|rest|sleep|leave this|just die)
(why|when) .. (god|lord|you) .. (let|take|allow|kill) me .. (die|away|home|go|already|now|yet)?
(hold|holding|held|touch|load|loaded|clean|stare at|staring at|look at|looking at|sit with|sitting with|sleep with|keep|kept|bought|put) .. (the|a|my|my dads|his|my husbands|this) (gun|knife|blade|razor|noose|rope|pills|pistol|revolver|bottle of pills|shotgun) .. (and|at night|tonight|thinking|in my|sometimes|every|to my|$|just)
(i|me) .. (last|final) (sunday|prayer|words|letter|christmas|birthday|supper) .. (alive|on earth|before|ever|with you|here)
i .. (do not|not|never) .. (deserve|deserved|worthy|worth) .. (to)? .. (live|be alive|breathe|exist|life|breathing|living|being alive|of life|of living|be here)
(goodbye|good bye|bye|farewell|so long) (everyone|world|everybody|my friends|to all|all of you|to everyone|forever)
(i am|im) .. (so|just|completely|really|finally|honestly)? done .. (goodbye|with it all|with everything|with this world|with life|living|fighting|trying|with myself|being here|existing)
(no|not) (one|body)? .. (would|will|ll) .. (find|stop|save) me .. (until|before|if|in time|this time|tonight|anyway)
(end|finish|stop) .. (my|this|the|all) (suffering|misery|pain|existence|torment) .. (once and for all|myself|forever|for good|tonight|now|for ever)?
(cannot|can not|could not|do not|hardly) .. (see|find|imagine|think of) .. (a|any|another|one|the) (way forward|way out|reason to|future|tomorrow|point|light|way through|hope) .. 
(heaven|hell|forgive*|saved|salvation) ... (i|me|my) ... (suicide|kill myself|took my own life|end my life|ended my life|end it|overdose|hang myself|take my life)
(suicide|kill themselves|ending it|overdose) ... (i am|ive|i have|i keep|me|myself) .. (thinking|considering|tempted|planning|asking|close to|struggling|about to|tried|attempted)
(i|ive|have) .. (googled|searched|looked up|researched|written|wrote|made|planned|tied|bought|loaded|practiced|rehearsed) .. (how to die|ways to|suicide|my will and|a will and|goodbye*|the noose|a noose|the gun|my funeral|painless)
(stop|stopped) .. (my heart|breathing|existing|being)  .. (tonight|forever|please|just|god|lord|would)
# loose signs, only where nobody asks about Scripture
~(i|me|my) & (suicid*|overdos*|noose|ways to die|way to die|killing myself|self harm*|stop existing|not exist|to be alive|slit|kill myself|end things|last breath i|jump off|jump in front)
~(i|me|my) & (knife|gun|pills|razor|razors|blade|blades|rope|bleach|pistol) & (myself|tonight|alone|can not|end|thinking|next to me|in my hand|stare|staring|keep looking|pain|goodbye|lap|use it|over|sorry|thoughts|scared)
~i ... (die|be dead|being dead) ... (alone|nobody|no one|in pain|any more|sorry|tired|ways|rather|hurts|scared of myself|give up|better)
~(nobody|no one|who) .. (come|cry|be) .. (to|at) my funeral
(picture|picturing|imagine|imagining|plan|planned|planning|see|seeing|think about|thinking about|dream about) .. my (own)? (funeral|death|suicide|grave)
(do not|dont|can not|never) .. (see|think|believe|picture|imagine|feel) .. (myself|i will|i am going to|i can|me) .. (making it|make it|getting through|be around|be here|be alive|lasting|live to|living past|living to|reach|get through|last much|growing old|old)
god .. (made|make|makes) .. (a mistake|mistakes) .. (making|creating|with|when) .. me
(i am|i was|i feel like|feel like i am) .. (a mistake|an accident|not meant to be here|not meant to exist|not meant to live)
(no|not any) (place|room) for me .. (in|on|here|any more|$)
i .. (do not|never) belong .. (in this world|here any more|anywhere|on this earth|in this life)
(would it|is it|be|so) .. (so)? (wrong|bad|terrible|selfish) .. (to)? .. (stop existing|stop living|give up on life|just go|not exist|die|end it|just die|leave this)
i .. (am|think i am|might|could|will|about|am going) .. (going)? to do it (tonight|now|soon|this time|$)
(use|using|try|turn|turning|put|putting|try) (it|this|that|one|them) on (myself|me|my wrists|my arms)
(drive|drove|driving|go|went|ran|run|swerve|swerved|steer|steered) .. (off) .. (road|bridge|cliff|edge|mountain)
(see|have|imagine|picture|want) .. (no|any|a) future .. (for myself|for me|$|with me in it|any more)
(researching|googling|googled|looking up|searching|searched|looked up|reading about) .. (ways|how|methods|pills|painless|suicide|overdose*) .. (to)? .. (die|kill|end|suicide|overdose*|dose|painless*|hang)
~i .. (want|just want|need|wanted) .. (out|peace|to be free|rest) .. (of this life|forever|from life|from this life|for good|of here for good|of this world)
i just want out $
(out of|leave|escape|quit|exit) (this life|this world|life)
(want|need|wish) .. (my|this|the|all the|all this) .. (life|pain|suffering|hurt|misery|agony|struggle) .. (to be over|over|to end|to stop|ends|stopped|gone|finished|to be done|would end|would stop)
# to want death
i .. <wish> .. <die>
~i .. (could|will|would) (just|gladly|happily|easily) <die>
^ (just|really|honestly|so|and|but|still|lord|god|please|sometimes|always|lowkey|kinda|literally)? (just|really|honestly|so)? (want to|wanting to|wish to|feel like|thinking of|thinking about|ready to|need to|going to|rather) .. (die|dying|end it all|end it|ending it|disappear|not exist|kill|suicide|be dead)
(thoughts|thought|thinking|idea|talk) (of|about) .. (suicide|killing myself|ending my life|ending it|ending it all|self harm|harming myself|taking my life|hurting myself)
~i ... (thoughts of|thoughts about|thinking about|thinking of|think about) (death|dying)
(sin|wrong|normal|bad|ok|okay|selfish|crazy|weird|possible|allowed|weak) .. (to|for wanting to|that i|i|if i|wanting to) .. (want to die|want to be dead|wanting to die|want to not exist|wish i was dead|think about dying|want to kill|think about suicide)
want .. (everything|it|all of it|it all|this|all this|the pain|my life|this life|the hurting|my suffering) .. (to)? (end|stop|be over|to be over|be finished|finish)
(make|making|want) .. (the pain|the hurting|it) .. (stop|end|go away) .. (forever|for good|permanently|please)
i (will|am going to|would|might|am|should|just) .. (end it|end it all|end things tonight|ending it|overdose|jump off|jump from|disappear for good|end everything|do it tonight)
i .. (hope|pray|prayed|praying|beg|begged|ask|asked|keep asking|wish|wanted|want|wishing|hoping) .. (god|lord|jesus|he|someone|something|a car|a truck|cancer|to)? .. (takes me|take me|lets me die|let me die|would take me|would let me die|kills me|kill me|would kill me|hits me|end my life|takes my life|take my life|would end|get cancer|die in my sleep|never wake up|not wake up|take me home|takes me home|do not wake up|to be taken|strike me dead|stop my heart)
(god|lord|jesus) .. (take my life|let me die|kill me|take me home now|take me home tonight|end my life|take me away from this|take me now|just take me)
why (does not|will not|can not|did not) .. (god|he|the lord) .. (take me|let me die|kill me|end my|end it)
~^ (please)? (let me die|kill me)
# not to want life
i .. (do not|did not|no longer|not|never|can not|hardly|dont) .. (want|wish|care|desire|feel like|see myself|wanted|deserve|know if i want|need) .. <live>
^ (do not|just do not|really do not|no longer) (want|wish|feel like) .. (to)? (live|be alive|exist|wake up|be here|go on|living|existing)
i .. (do not|not) .. (want|wish) .. (life|this life|my life|tomorrow) .. (any more|to come)?
(no|any|a|not|what|whats|see|nothing|without|the|much|lost|no more|one|little) .. (reason|reasons|point|purpose|sense|use|will|desire|motivation|meaning|good) .. (to|in|of|for|for me to|why i should) .. (<living>|<live>|keep on|me)
(reason|reasons|point|use|will|desire) .. (to|in|of|for) (live|living|go on|keep going|carry on|be alive|being alive|wake up|waking up)
~(what is the|what the|no|whats the|is there any|there is no|any) point .. (any more|of anything|of it all|in anything|in trying|of trying|of life|in life|of living)
why (should|do|would|must|am) i (even|still|bother)? (bother)? (to)? (live|alive|go on|keep going|be alive|keep living|here|exist|wake up|living|breathing|alive|on this earth)
why (was|am|did|were) (i|god make me|god create me|god let me|god) .. (born|here|alive|be born|live|exist)
(nothing|not anything|do not have anything|no one|nobody) (left|else|more)? (to|worth) (live|living) for?
(life|living|it|my life) .. (is not|not|no longer|hardly|does not feel|never) worth (living|it|anything|fighting|going on)
is (life|it|my life) (even|really|still)? worth (living|it|going on)
my life .. (is|feels|has|seems) .. (over|pointless|meaningless|worthless|no meaning|no purpose|no value|not worth|nothing|a mistake|ruined)
~life .. (has no|has lost|lost all|lost its|feels|is) .. (meaning|pointless|meaningless|purpose|hopeless)
(i|am|feel|feeling|so|just|getting|got) .. (tired|sick|exhausted|done|through|finished|over|fed up|had enough) .. (of|with|from) .. (living|life|my life|being alive|this life|existing|it all|everything|waking up|breathing|being here|this world|fighting to stay|trying to stay)
# that others would not miss me
(better|happier|easier|best|relieved|fine) .. (off)? (without me|if i was gone|if i were gone|if i was dead|if i were dead|if i died|if i was not here|if i were not here|if i was not around|if i were not around|if i was not|if i did not exist|if i disappeared|if i left this|if i was never|if i never|if i am gone|if i am dead|with me gone|with me dead|once i am gone|when i am gone|when i am dead|if i were never|if i had never)
~weary .. (of|with) .. (living|life|my life)
~(better|easier|rather) .. (dead|be dead|being dead|not being here|to be dead|to die|in the grave|to not be here|in heaven than here)
better off (dead|gone)
(nobody|no one|no body|nobody at all|who|not one person|none of them|anyone|anybody|they) .. (would|will|wouldnt|would not|even) .. (miss|notice|care|cry|mourn|mind|remember|know) .. (me|if i|when i|i am gone|i was gone|i died)
(i am|i feel like|im|feel like|being|just|i have become|i feel i am|such|only) .. (a|such a) (burden|waste of space|waste of oxygen|waste of air)
(world|everyone|everybody|they|family|kids|wife|husband|children|people|mom|parents|earth|god) .. better .. without me
# to wish oneself away
(wish|wished|wishing|hope|hoped|hoping|pray|praying|glad if|want) .. (i|that i|to) .. (was dead|were dead|be dead|was not alive|were not alive|was gone|were gone|was never born|were never born|had never been born|not been born|never been born|not born|was not born|was not here|were not here|was not around|would not wake|do not wake|not wake up|never wake|would just not wake|would die|die soon|could die|could disappear|could just disappear|could just die|could vanish|could not exist|did not exist|could sleep forever|could go to sleep|never existed|would stop breathing|die tonight|could be dead|could stop existing|could end)
never been born
(i)? should (never|not) have been born
(fall asleep|go to sleep|going to sleep|sleep|to bed|close my eyes|falling asleep|drift off) .. (and)? .. (never|not|do not|without) .. (wake|wake up|waking|waking up|open)
(do not|never|not|wont) .. want to .. wake up
(i)? (should|deserve to|need to|ought to|better) (just)? (be dead|not be alive|not exist)
~i (should|deserve to|ought to) (just)? die
(can not|cannot) (stop|quit) thinking .. (dying|death|suicide|killing|ending)
death .. (is|would be|seems|sounds|looks|feels) .. (easier|better|the only|a relief|peaceful|my only|preferable|an escape|inviting|sweet|the answer|my friend|good)
(easier|better|simpler) .. if i .. (die|died|dead|gone|not here|disappeared|not exist)
(see|find|think of|have|is|only) .. (no|any|the only|my only) other? way out but? (to die|death|dying|suicide)?
(only|my only) (way out|escape|option|solution|choice|relief) .. (death|die|suicide|dying|to end)
(be|am) (with|join|see) (him|her|them|my <loved>) .. (in heaven)? (now|tonight|soon by|by dying|too badly to live)
~i .. (just|only)? want to (join|be with|go to|follow) (him|her|my <loved>) .. (in heaven|up there|in the grave|wherever)
~i .. (want|ready|longing|just want) to (go home to|be with|go be with) (jesus|the lord|god|my lord) .. (now|already|tonight|today|so bad|end|instead)
# the act
<kill self> <self>
~<hurt self> <self>
(i|started|been|keep|keep on|stop|again) .. <hurt self> <self>
(take|took|taking|taken|takes|end|ending|ended|ends|finish|finishing|terminate) (away|of)? <my life>
(cut|cutting|cuts|slit|slitting|slashed|slash|burn|burning|carve|carving|scratch|scratching) .. my (arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|stomach|veins|throat|hips)
i .. (self harm|self harming|self harmed|selfharm|self injure|selfharming)
(started|been|am|keep|back to|began|stop|relapsed|went back to|urge to|want to|back at|im) .. (cutting|self harming) (again|$|at night|and|because|to feel|every|when|since|deep*|my)
(urge|urges|want|need) to cut .. (again|deep*|$)
(i|my) ... (suicidal|suicide attempt|suicide note|suicide plan|attempted suicide|suicide letter)
~i ... (suicide|suicidal*|suicid*)
^ (feeling|am|been|so|very|really|getting|highly|actively|still)? suicidal $
(commit|committing|committed|attempt|attempting|do) suicide ... (i|myself|me)
(if|when|because|that|after) i .. (commit|committed|attempt|attempted|do|did|chose|choose) .. suicide
i .. (commit|committing|attempted|attempt|considered|considering|contemplating|tried) suicide
(took|take|taken|taking|swallowed|swallow|swallowing|ate|popped|downed) .. (all|too many|a bottle|the whole|a handful|whole bottle|handful|bunch|lots|all the|all my|enough|twenty|thirty|forty|fifty|20|30|40|50|60|100|overdose) .. (pills|pill|tablets|sleeping tablets|sleeping pills|medication|meds|tylenol|aspirin|ibuprofen|antidepressants|medicine|paracetamol)
(i)? (have|got|holding|hold|counting|counted|saved|saving|hoarding|stockpiling|bought|staring at|looking at|found|with|hid|hiding|kept|been saving|collecting) .. (the|my|enough|some|a bottle of|bottle of|these|sleeping|up)? (pills|sleeping pills|razor|razor blade|razor blades|blade|noose|rope|gun|pistol|revolver|knife) .. (hand|hands|drawer|ready|next to|beside|lap|in front|looking|tonight|under my|head|mouth|enough|hidden|here|and i|ready to|on the table|nightstand|room|closet|just in case|bed)
i .. (have|got|bought) .. (enough)? (pills|sleeping pills|a noose|a rope) .. (saved|to|in|ready|$)
(have|got) .. (gun|knife|rope|blade|pills) .. (to my head|in my mouth|to my throat|to my wrist|around my neck|at my head|to my wrists)
(gun|knife|noose|rope|razor|blade) .. (to|in|around|at|against) my (head|mouth|neck|throat|wrist|wrists|arm|chest|temple)
~(standing|sitting|stand|am|sit|walking|waiting|parked|edge) .. (on|at|by|near|off|of) .. (the|a|this)? (bridge|ledge|roof|rooftop|edge|train tracks|tracks|balcony|overpass|cliff|railing|platform)
~(jump|jumping|leap|throw myself|throwing myself|step|stepping|walk|walking) .. (off|from|in front of|under|into|out) .. (a|the|of)? (bridge|building|roof|train|traffic|window|cliff|car|cars|truck|bus|balcony|river|highway|ledge|overpass|water|sea)
~(drive|driving|crash|crashing|steer|swerve|run|swerving|steering|turn) .. (my car|the car|my truck|off|into) .. (off|into|tree|a bridge|bridge|a wall|wall|traffic|a pole|cliff|ditch|river|lake|the sea|oncoming|a truck|a tree)
(wrote|written|write|writing|left|leaving|leave) .. (my|a|the)? (goodbye|suicide|last|farewell|final) (letter|letters|note|notes|message|messages|words)
(say|said|saying) (my|our)? (goodbyes|final goodbye|last goodbye)
goodbye .. (cruel world|forever everyone|world|everyone i)
(planned|plan|planning|picked|chosen|set|decided|know|decided on) .. (how|when|the day|a date|the date|my own) .. (i will die|i will do it|to die|i am going to die|to kill|to end|my death|my suicide|i am going to do it|i would do it|my funeral)
(how many|what) .. (pills|tylenol|medication|bleach|sleeping) .. (to die|would kill|to kill|does it take|overdose|lethal|fatal)
(painless|easiest|easy|quickest|quick|best|least painful|fastest|peaceful) .. (way|ways|method|methods) .. (to)? (die|kill|commit|end|suicide|go)
how .. (to|do i|can i) .. (kill myself|end my life|tie a noose|overdose|commit suicide|die painlessly|die without pain|hang)
(go|going|send|sent) to (hell|heaven) .. (if|when|for) .. (i|ending|taking|killing|suicide) .. (die|kill|took|take|end|commit|myself|my)?
(will|would|does|could|can) (god|jesus|he|the lord) (still)? (forgive|love|accept|take|receive|hate|save|punish|understand) .. me .. (if|when|for|after) .. (kill*|die|end|suicide|gone|took my|take my|commit*|do it|cut|hurt)
(will|would|can|could) (god|jesus) (still)? forgive .. (suicide|taking my life|killing myself) .. $
(last|final) (night|day|message|prayer|question) .. (alive|before i|on earth|on this earth|i will ever)
(this is|it is) (goodbye|my last|the end for me)
(i)? (will not|wont|do not plan to|am not going to|might not|may not) be (here|alive|around) (tomorrow|any more|next|by|in the morning|for christmas|much longer|long)
(by the time|when) you read this
(ready|prepared|at peace) (to)? (die|to die|with dying|go) (tonight|now|today|by my own|and nobody)
~i am ready to (die|go)
i .. (want|wish|wanted|would like|going) to (vanish|disappear) $
i .. (want|wish|wanted|would like) to (vanish|disappear) .. (forever|from|and|for good|so|completely|off)
i .. (want|wish|wanted) .. (to)? (go to sleep|sleep) forever
(no|zero|lost the|lost my|losing the|losing my) .. will to live
(stopped|stop|not|no longer|quit) (eating|taking my insulin|taking my meds|taking my medication|my insulin) .. (so i|to|until i|because i want to) die
# last of all: a word of death in a sentence of one's own, where nothing else explains it
~(i|me|my|myself) & (die|dying|be dead|alive|not exist|rather not exist|existing|suicid*|overdose*|noose|my gun|the gun|wrists|razor|jump but|going to jump|killing|cutting|attempted|ending it|end it|end it all|forever asleep|sleep 4ever|sleep forever)
~i .. (forgiven|forgive me|go to hell|go to heaven|hell|heaven) ... (if|when|for) .. (do it|doing it|go through with it|end it)
i .. (decided|know|feel|think|promised) .. (tonight|today|tomorrow|now|this) .. (is|will be) .. (the night|the day|the end|my last|it $|when i)
(how much longer|how long|how many more days) .. (i|can i) .. (can|do|take|last|hold|go on|keep) .. (do this|this|on|it|like this|going)?
`;

const VIOLENCE = `
~(he|she|husband|wife|boyfriend|dad|mom|partner|stepdad|father) (will not|does not|never|would not|wont) let me
~i & (chair|lock|locked|barricade|barricaded|knife under|sleep in my car|hide) & (stepdad|stepfather|my uncle|my dad|husband|him|boyfriend|my father|my brother)
(touch|touched|touching|abuse|abused|molested|molest|rape|raped|groped|hurt) ... (altar boys|the boys|the girls|us kids|the kids|the children|us girls|us boys|kids) ... (i was|me|we were|myself|my brother|my sister)
(pastor|priest|teacher|coach|boss|deacon|elder|leader|uncle|stepdad|youth pastor|neighbor|he|cousin|man) ... (texting|texts|sends|sending|messages|messaging|says|saying|whispers|asks|asking|showed|shows) .. me .. (sexual*|dirty|naked|nude*|inappropriat*|porn*|sexy|private)
(will not|wont|would not|does not|never|refuses to|did not) .. (let|lets|allow|allows) me .. (leave|out|talk|see|have|work|go|use|drive|call|visit|get|contact|speak|eat|sleep|near|alone)
(he|she|husband|wife|boyfriend|dad|mom) .. (destroyed|destroys|broke|smashed|breaks|smashes|took|takes|hid|hides) my (phone|car|keys|things|clothes|passport|glasses|laptop|medicine|medication|money|wallet)
<perpetrator> ... (grabbed|grabs|touched|touches|squeezed|squeezes|rubbed|rubs|slapped|pinched|pinches|groped|fondled|felt|feels) .. my (breast|breasts|butt|bottom|thigh|thighs|chest|crotch|private|privates|body|boobs|genitals|waist|ass|leg|legs)
(he|she|husband|wife|boyfriend|dad|mom|partner|father|stepdad|ex) .. (keeps|has|sleeps with|carries|waves|loads|shows|cleans|hides) .. (gun|knife|guns|weapon) .. (by|so i|to|when|near|under|at|and i|next to|around)
(mom|mother|dad|father|stepmom|stepdad|husband|wife|parents|aunt|uncle|guardian|foster|stepmother|stepfather|he|she|they) .. (starve|starves|starved|starving|neglect|neglects|neglected|lock|locks|poison|poisons|poisoned|torture|tortures|whip|whips|burns|drug|drugs|terrorizes) (me|us)
(let|lets|letting|allow|allowed) (him|her|them|my husband|my wife|my dad) .. (to)? (hit|beat|hurt|abuse|rape|slap|choke|do that to|touch|punch|keep hurting|keep hitting) (me|us)
<perpetrator> .. (burn|burns|burned|burnt|scratch|scratches|scratched|bite|bites|bit|broke|breaks|twist|twists|twisted|cut|cuts|pull|pulls|pulled|squeeze|squeezes|squeezed|grab|grabs|grabbed|smash*|bruise*|slam*|step*|stomp*|hurt*|punch*|press*|dislocat*|fractur*|spit|spat|spits|yank*|shave*) .. my (face|hand|hands|arm|arms|hair|neck|head|nose|rib|ribs|wrist|wrists|finger|fingers|leg|legs|skin|jaw|teeth|tooth|eye|ear|lip|mouth|shoulder|throat|back|knee|foot)
<perpetrator> .. (threw|throws|throw|throwing|hurls|hurled|chucked|launched) .. (at|toward|towards) (me|us|my)
<perpetrator> ... (followed|following|follows|stalk*|waits for|waiting for|watches|watching|tracks) .. (me) .. (home|everywhere|to my|outside|after|from|and|around|to work|at night|constantly|again)
(not|never) (allowed|permitted) to .. (see|have|talk|leave|go|speak|call|work|use|eat|sleep|drive|contact|visit|own|wear) ... (he|husband|she|wife|checks|friends|family|phone|money|my own|without|boyfriend|unless)
(he|she|husband|wife|boyfriend|dad|mom) .. (checks|controls|decides|monitors|tracks|reads) .. (everything|my phone|my messages|my texts|my mileage|where i go|what i spend|what i wear|my every move|my calls|all my)
(he|she|husband|wife|boyfriend|dad|mom|father|mother) .. (raised|raises|lifted) (his|her) (hand|fist|fists|hands|belt|voice and)
(after|when|every time|whenever|if) .. (he|she|husband|dad|mom|boyfriend|wife) .. (drinks|drunk|gets mad|gets angry|is angry|loses it|comes home drunk|has been drinking|explodes) .. (i|we|me|us|the kids|my kids) .. (hide|afraid|scared|pay|get hurt|suffer|know|run|lock|cover|stay quiet|brace)?
(left|leave|leaving|escaped|escaping|fled|fleeing|ran from|divorced) .. (my|an|the) (abuser|abusive|violent|dangerous)
(he|she|they|someone) .. (used|uses|using) me .. (for sex|sexual*|for his pleasure|like an object)
(sleep|slept|bed|sex) with (him|my (uncle|boss|pastor|coach|stepdad|teacher|father)) .. (or|otherwise|to keep|if i want|because he|so he|against)
(i|we) .. (feel|felt|am|are) .. (trapped|stuck|like a prisoner|imprisoned|controlled) .. (in my|in this|with my|by my|with him|with her|at home|and he|marriage|house|because he)
(my|his|her|their) .. (fists|fist|belt|slaps|beatings|punches|hands around|hands on) .. (me|my|on me|i)
(beatings|beating|whippings|slaps|punches) ... (i|me|my) .. (get|got|take|took|from|at|endure|every|childhood|still|received)?
(nobody|no one) .. (believes|believe|believed|would believe) me .. 
~(i|me|my|we) & (safe house|shelter|protective order|restraining order|women shelter|battered|abuser|my abuser|black eyes|strangled)
# loose signs, only where nobody asks about Scripture
~(i|me|my|us) & (raped|rape|rapist|molest*|abuser|domestic violence|abusive|restraining order|black eye|beats me|hits me|groom*|sexually)
(i|my|me) & (bruise|bruises|black eye|broken ribs|busted lip|marks on my|welts) & (he|she|husband|wife|dad|mom|boyfriend|father|mother|hide|hiding|cover|covering|sleeves|makeup|explain|church|home|lie|know)
(hiding|hide|hid|locked myself|lock myself|locked) .. (in|under|behind) .. (bathroom|closet|bedroom|room|car|bed|garage|basement|attic)
(he|she|husband|dad|father|wife|mom|boyfriend|stepdad) .. (breaks|breaking|throws|throwing|smashes|smashing|punches|punching|kicks|destroys|destroying|smashed|broke|punched) .. (things|stuff|the wall|walls|holes|dishes|doors|the door|furniture|everything|my phone|plates|my things)
(he|dad|husband|father|stepdad|boyfriend|ex) .. (is|was) .. (drunk|high|drinking) .. (and) .. (looking for|screaming|yelling|coming|hitting|breaking|angry|mad|i am|scared|after|banging)
(did|do|does|doing|done|doing) .. (things|stuff|something|bad things|sexual things|terrible things) to me .. (when|as|at|that|i|$|and|in)
(put|puts|putting|stuck|slid|runs|ran) .. (his|her|their) (hand|hands|fingers) .. (up my|down my|in my|inside my|on my (thigh|leg|breast|chest|butt|private|waist)|under my|between my|around my neck|around my throat|over my mouth|all over me)
(will not|wont|does not|would not|never|not|did not) .. take no for an answer .. (in bed|sex|sexual*|touch*|night|kiss*|and)?
(said|says|told|called|tells) .. (it|this|that) .. (was|is) our .. secret
(wont|will not|does not|not|keeps|kept|is) .. (stop)? .. (following|stalking|harassing|messaging me|showing up at my|tracking|watching) (me|my house|my work|outside)
(sent|sends|showed|shows|waved|pointed) (me|at me) .. (gun|knife|weapon|threat*|bullet*)
(makes|made|make|forces|told|tells) us .. (cut off|cut ties|leave our|shun|obey|confess|give all|submit)
(is it|was it|it is|it was|that it is) .. my (own)? fault .. (if|that|when|he|she|because|dad|husband|they) .. (hit*|beat*|hurt*|rape*|touch*|abus*|he|did|angry|mad|yell*)?
(nobody|no one|mom|mother|dad|they|she|everyone|pastor) .. (believes|believe|believed|does not believe|did not believe|would believe|will believe) me .. (when|that|about|because|he|she|$|if) .. (he|she|touch*|hit*|abus*|rape*|did|stepdad|uncle|dad|$)
i .. (flinch|shake|hide|freeze|panic) .. (when|every time|if) .. (he|she|my husband|my dad|my wife|dad|him)
<perpetrator> .. <hits> .. <us>
<perpetrator> .. <hits> .. (my|our|the|both my|all my) (kids|children|son|daughter|baby|boys|girls|child|sons|daughters|toddler|little one|little sister|little brother|mom|mother|mum)
(husband|boyfriend|partner|dad|father|stepdad|stepfather|step dad|uncle|wife|mom|mother|mum|ex|girlfriend|pastor|priest|boss|brother|coach|teacher|he|she) .. <hurts> .. <us>
(husband|boyfriend|partner|dad|father|stepdad|stepfather|uncle|wife|mom|mother|ex|girlfriend) .. (hits|beats|hurts|hitting|beating|hurting|hit|punches|slaps|kicks|kicked|slapped|punched|gets physical|gets violent|goes crazy) .. (when|every|again|if|because|if i|after|while|$)
my (husband|boyfriend|partner|dad|father|stepdad|stepfather|uncle|wife|mom|mother|ex|girlfriend|parents|brother|family|man) .. (is|gets|got|has been|was|became|becomes|has become|turns|turned|can be|are|were) .. (abusive|violent|physical|dangerous|aggressive|physically|so controlling|very controlling|controlling|scary when|cruel|rough with|verbally|emotionally)
(he|she) .. (is|gets|got|has been|turns|became|is being) .. (abusive|violent|physical with|physically|physical|so controlling) .. (to|toward|towards|with|when|again|and|at|every|$)
(an|my|our|this|with|in|of|from|to|had|the) abusive (husband|wife|man|marriage|relationship|father|mother|home|household|parents|parent|family|boyfriend|partner|church|pastor|childhood|ex|dad|mom|spouse|stepfather) ... (i|me|my|us|our)
(i|me|my|us|our) ... (abusive|violent) (husband|wife|man|marriage|relationship|father|mother|home|household|parents|parent|family|boyfriend|partner|church|pastor|childhood|ex|dad|mom|spouse|stepfather|situation)
my (abuser|rapist|attacker|molester|stalker|batterer)
my (marriage|home|relationship|house|childhood) .. (is|was|has been|became|feels) .. (violent|abusive|not safe|dangerous|unsafe|full of violence|hell|like a prison|a nightmare)
# passive
(i|we|me) .. (was|am|got|get|have been|was being|am being|am getting|keep getting|being|been|were|are being|are|has been|had been|getting) .. <victim>
(i|we) .. (was|am|got|get|have been|keep getting|being|been|were|are being|are) .. (hit|hurt|touched|struck|whipped|burned|pushed) .. (by (my|our|his|someone|somebody|people|one|members|a man|an older|a family|a relative|a boy|a pastor|a teacher|a church|the church|the pastor|the man|the priest)|inappropriately|sexually|as a child|as a kid|when i was|again last|every day|by him|at home|physically|where|by her|again|for years|down there|growing up|in ways)
^ (was|got|being|been|getting|just got|keep getting) .. (abused|raped|molested|assaulted|beaten up|beaten|sexually|hit again|hit by) .. (by|as a|when|at|last|$|again|and|for)
(i|me) .. (survivor|victim|survived) .. (of)? (abuse|rape|domestic|sexual|incest|trafficking|violence|childhood|molestation|spiritual)
(what|things|stuff|everything|all) .. (he|she|they|my <kin>|the pastor) (did|does|used to do|would do|has done|do) to me .. (as a child|at night|when i was|in|every|sexually|still|for years|haunts|$|makes)
(what happened|it happened|happened) to me (as a|when i was|with my uncle|in that|in the) (child|kid|little|small|girl|boy|house|room|$)
(man|guy|person|one|boy|people|pastor|father|someone|uncle|those|he|she) who (raped|abused|molested|hurt|hit|beat|beats|hits|attacked|touched|assaulted|hurts|abuses|violated|groomed|harmed) (me|us|my)
(forgive|face|report|leave|confront|love|honor|honour|obey|escape) .. (husband|father|dad|mother|man|uncle|him|stepfather|wife|parents|someone|he) .. (who|that|when|because|if|for) .. (beat|beats|hit|hits|hurt|hurts|abuse*|rape*|molest*|touched|violent|violence|assault*) .. (me|us|$)?
(domestic violence|domestic abuse|sexual abuse|sexual assault|child abuse|physical abuse|emotional abuse|incest|spiritual abuse) ... (i am|i have|happened to me|in my home|in my marriage|in my house|at home|i suffered|i went through|i experienced|i went|i live|my husband|my father|from my|by my|in our home)
(i|my|we) .. (suffer*|experienc*|endur*|surviv*|went through|going through|escaped|fled|living with|live with|lived through|dealing with|facing|face|recovering from|healing from|heal from|got out of) .. (domestic violence|domestic abuse|sexual abuse|sexual assault|child abuse|childhood abuse|abuse|physical abuse|rape|incest|spiritual abuse|church abuse|beatings|a rape|an abusive|violence)
(my|the) (abuse|rape|assault|trauma from|molestation) .. (i|happened|as a child|was|by|from|still|haunts|when)
# fear
(i|we|us|am) .. (afraid|scared|terrified|frightened|fear|frighten*|petrified|fearful) .. (of|to|that|about|for)? .. (my husband|my wife|my dad|my father|my stepdad|my stepfather|my boyfriend|my partner|my ex|my mom|my mother|my uncle|my brother|my girlfriend|go home|going home|be home|come home|return home|being home|being at home|be at home|be alone with|being alone with|sleep at home|leave him|leaving him|tell anyone|tell anybody|him when|him coming|he will|she will hit|she will hurt|my parents|my coach|my own husband|what he will|what he might do to me|what he would do|what he does when|my step dad|my spouse|my son|of him|go to school|my own home|in my own home|in my own house)
(scared|afraid|terrified|frightened) (of|when) (him|my husband|my dad|my father|my stepdad|my boyfriend|he) .. (comes|gets|drinks|hits|drunk|angry|mad|$)
(he|she|they|husband|ex|boyfriend|dad|someone|somebody|stepdad|father|brother|wife|uncle|guy|son) .. (will|would|going to|threatens to|threatened to|threatening to|tried to|tries to|try to|trying to|says he will|said he would|swears he will|swore to|wants to|promised to|might|may|vows to|almost|nearly|says she will|said she would) .. (kill|killed|murder|hurt|hit|beat|choke|stab|shoot|harm|rape|strangle|find|drown|attack|burn) .. (me|us|my kids|my children|our kids|the kids|my baby|my family|my son|my daughter)
(threat|threats|threaten*|death threats) .. (against me|to me|to kill me|me|us|against my|my life|my kids)
(not|never|do not|did not|no longer|un) .. (feel|am|feeling|be) .. safe .. (at home|with|around|in my|in our|here|in this house|going|$|any more|at night|when)
(unsafe|in danger) .. (at home|with|in my|in our|because|here|from)
i am (not safe|unsafe|in danger|being hurt|being followed|being threatened|being watched)
(my|our|my kids|my childrens) (life|lives) .. in danger
(hide|hiding|hid|run|running|ran|escape|escaped|flee|fled|get away|run away|getting away) .. from .. (my husband|my dad|my father|him|my ex|my boyfriend|my stepdad|my wife|my parents|home|my abuser|my house)
(walk|walking) on (eggshells|egg shells)
# the body
<perpetrator> .. (touch|touches|touched|touching|kiss|kisses|kissed|kissing|rub|rubs|rubbed|undress*|film*|photograph*|feels|felt) .. (me|us|my body|my private*|my breasts|my chest|my legs|my thigh*|my butt) .. (where|inappropriat*|in a way|in ways|down there|private|at night|sexual*|when i was|as a child|as a kid|without|and told|and i|while|under|against|when|in places|and says|and made|in the|every|again|like|though|even|and it)
~<perpetrator> .. (touch|touches|touched|touching|groped|kissed) me
(touch|touches|touched|touching) .. (me|us) .. (where|inappropriat*|in a way|down there|private|sexual*|when i was|as a child|without my|against my|in places)
(made|makes|make|forces|forced|forcing|force|asks|asked|wants|wanted|tries to get|pressures|pressured|expects|coerced|coerces|guilts) me .. (touch|have sex|sex|undress|take my clothes|take off|watch|sleep with|do things|do sexual|do stuff|kiss him|lie down|lay down|get naked|send|pose|perform|keep it a secret|keep a secret|not tell|not to tell|keep quiet|do it|sleep in his|sexual*)
(sex|sexual*|in bed|intimacy) .. (against my will|without my consent|when i say no|when i do not want|by force|even when i|although i say)
(forces|forced|forcing|force|pushes|pushed|imposes) (himself|herself|themselves|himself sexually) .. (on|onto|upon|me)
(dad|father|stepdad|stepfather|step dad|step father|uncle|brother|stepbrother|cousin|grandpa|grandfather|he|man|boyfriend|stepmom) .. (come|comes|came|coming|sneaks|sneak|snuck|gets|got|get|climbs|climbed|enters|entered|walks|crawls|crawled|lies|lays|slips|visits) .. (to|into|in|inside|on|onto) .. (my|our|my sisters|the) (room|bed|bedroom|bathroom|shower) .. (at night|night|nights|when|while|and|every|$|drunk|to)?
(choke|chokes|choked|strangled|hands around|hand around|grabbed|grabs|squeezed|hold|held) .. (my neck|my throat)
(pulled|pulls|pointed|points|held|holds|waved|put|puts|shoved) .. (a|the|his) (knife|gun|blade|belt|fist) .. (on|at|to|in) .. (me|us|my)
(pushed|pushes|threw|throws|shoved|shoves|kicked|slammed|slams|pinned|pins|dragged|drags|knocked|knocks|thrown|held) (me|us) .. (down|against|into|out|across|to the|on the|onto|up|by)
(left|leaves|have|gave|gives|give|got|covered|covering|hide|hiding|covered in|with) .. (me|my|the|a)? .. (bruises|bruise|black eye|black eyes|bruised|broken rib|broken arm|broken nose|busted lip|marks on) .. (from|by|because|he|my|on my|again|when|with|$)
(husband|boyfriend|he|she|wife|partner|dad|father|stepdad|mom) .. (will not|does not|never|refuses to|would not|did not) .. (let|lets|allow|allows|letting) me .. (leave|out|talk|see|have|work|go|use|drive|call|visit|get|contact|speak|do anything|be with|eat|sleep)
(husband|boyfriend|he|she|wife|partner) .. (controls|control|takes|took|monitors|checks|tracks|hides) .. (my money|all my money|all the money|my phone|everything i|where i|who i|what i wear|my every|my keys|my passport|my paycheck|our money|my car keys|me)
(husband|boyfriend|he|she|wife|dad|mom|father|mother|stepdad|partner|parents) .. (calls|called|tells|told|says|calling|telling) .. (me|i am) .. (worthless|stupid|useless|names|ugly|a whore|whore|fat|crazy|nothing|trash|garbage|an idiot|a slut|a mistake|nobody|never should|dumb)
(sends|sent|sending|asks|asked|send|asking) .. (me)? .. (nudes|naked|nude|dick|sexual|pictures of his|private pictures)
(told|tells|says|said|warned|made me promise) .. not to tell .. (anyone|anybody|my|$)?
i .. (do not|did not|can not|never|have not|too ashamed to|afraid to|scared to) .. (tell|told) .. (anyone|anybody|a soul|my mom|who to tell) .. (about|what|he|that|because|$)
# in the church
<church leader> .. (threaten*|control*|sham*|humiliat*|manipulat*|shun*|forc*|excommunicat*|bull*|isolat*|punish*|abus*|silenc*|curs*|kicked|groped|kissed|harass*|hit on|exploit*|blam*|attack*|spiritually) .. (me|us|my family|everyone|members)
(pastor|priest|elder|elders|leader|leaders|minister|bishop|deacon|church|husband|apostle|prophet|prophetess|mentor|he|they) .. (says|said|tells|told|say|tell|claims|warned|threatens|preaches|threatened) .. god (will|would|is going to|wants to|is) .. (punish|curse|cursed|strike|kill|send|judge|destroy|take|leave) .. (me|us|my) 
(pastor|priest|elder|elders|leader|leaders|minister|bishop|church|counselor|they|mom|mother|family) .. (tell|told|tells|says|said|telling|advised|advise|ordered|keep telling|wants|want|insists|sent|make|made|makes) .. (me|i|us) .. (to|should|must|have to|need to|back) .. (stay with|go back|return to|submit to|endure|go home to|keep quiet|be quiet|stay silent|not report|not go to the police|back to) .. (him|my husband|abuse*|beating*|my abusive|about it|about what|it|the man|my abuser|$)
(uses|use|using|used|twists|twist|twisting|quotes|throws|quoting) .. (the bible|bible|scripture|scriptures|verses|god|gods word|bible verses|religion|submission|ephesians) .. (to control|to hurt|against me|to shame|to make me|to justify|to keep me|to abuse|to force|to manipulate|to get me|at me|when he|to beat|to silence|to scare|as a weapon|as an excuse)
(submit|submission|obey) .. (and|then|so|while|but|when|even) .. (beats|hits|hurts|chokes|slaps|forces|rapes|abuses) .. (me|$)
spiritual* abus* ... (me|us|my|i|we)
(i|we|my) ... spiritual* abus*
(i|we|my family) .. (in|left|leave|escaped|escape|trapped|stuck|grew|raised|grew up in|born in|fled) .. (a|the|this)? (cult|high control|abusive church|toxic church)
if (we|i) (leave|question|disobey|speak up|tell) .. (curse*|hell|punish*|threat*|shun*|they will)
# bullying
(i|me|my son|my daughter) .. (bullied|being bullied|get bullied|bullying)
(they|kids|boys|girls|people|everyone|classmates|someone) .. (bully|bullies|bullying|beat|jump*|spit|gang up|kick|kicking) .. (me|on me|my son|my daughter)
(someone|somebody|a man|he|teacher|coach|uncle|stepdad|a boy|cousin|pastor|father) .. (hurt|touched|touches|abused|raped|molested|hit|hits|beat|assaulted|molests|hurts|attacked|did something) .. (to)? my (daughter|son|child|kid|kids|baby|children|little girl|little boy|sister|brother|wife|girl|boy|grand*)
my (daughter|son|child|kid|kids|baby|children|little girl|little boy|sister|wife|grand*) .. (was|is|got|is being|has been|were|gets) .. (abused|raped|molested|assaulted|touched|beaten|bullied|attacked|groomed|hit|kidnapped)
(is it|does it count as|can it be|is that) .. (rape|abuse) .. (if|when) .. (husband|wife|married|boyfriend|he|my|i)
(can|should|may|must|do|could) (i|a woman|a wife) .. (leave|divorce|stay with|stay|forgive|submit to|separate from|obey) .. (husband|him|wife|man|marriage) .. (if|because|when|who|even though|that|though|since|after) .. (hit|hits|beat|beats|abus*|hurt|hurts|violent|chok*|rape*|physical*|slap*|punch*|threat*)
(being|be) (beaten|abused|hit|choked|hurt|raped) .. (by (my|him|the|our)|at home|every day|every night)
(stop|keep|stopped) .. (him|her|my husband|my dad|them|my wife) .. (from)? (hitting|beating|hurting|abusing|touching) .. (me|us|my|our|the kids)
(police|cops) .. (he|husband|dad) .. (hit|hits|beat|hurt|chok*)
# last of all: a word of violence in a sentence of one's own
~(me|us|my|i) & (he|she|husband|wife|boyfriend|girlfriend|dad|mom|father|mother|stepdad|stepmom|uncle|brother|cousin|partner|ex|pastor|priest|coach|teacher|boss|elder|elders|prophet|leader|someone|they|man|guy) & (slap*|punch*|chok*|strangl*|bruis*|threatens me|threats|assault*|rape*|molest*|abus*|grope*|stalk*|shoves|shoved|violent|violence|terrified|black eye|hurts me|hurt me|hurting me|bleed|bleeding|hits me|hit me|beats me|beat me|beating me|hitting me)
(says|said|tells|told|threatens|claims) .. (my|our|your) (kids|children|family|baby|son|daughter) .. (will|would) .. (die|be cursed|suffer|go to hell|be taken) .. (if|because)
`;

const HARM = `
i .. (could|would) .. (kill|strangle|shoot|stab|murder) .. (<targets>|my <kin>) .. (and i mean it|seriously|i swear|with my|for what|and feel|right now|if he|tonight|for real|one day)
i .. (am going to|will|want to) .. (make|makes) .. (everyone|them|him|her|people|my) .. (regret|sorry|pay|suffer|bleed|remember)
i .. (know|found out|found) where (he|she|they) (lives|live|works|sleeps) .. (gun|and|kill|tonight|hurt|hurting|bat)?
~i & (shoot|murder|kill|stab) & (gun|knife|them all|everyone at|my family|revenge|rage|hate him|hate them|hate her|he deserves|angry|anger)
i .. (want to|wanted to|going to|will|plan to|planning to|planned to|might|feel like|thinking of|thinking about|think about|urge to|urges to|thoughts of|thoughts about|afraid i will|afraid i might|scared i will|scared i might|afraid i am going to|worried i will|worried i might|about to|need to|tempted to|would like to|swear i will|ready to|have to|wish i could|dream of|fantasize about|fantasies about|imagine|considering|decided to|scared of|afraid of|try to|tried to|almost|nearly|close to|afraid i could|end up) .. <kill other> .. (<targets>|my <kin>|<a> <role>|my (wife*|husband*|boss)|(his|her|their|that|this|those|these|the) (<kin>|<role>|people|men|kids|guys)|a child|a kid|children|the whole|a bunch|mine)
^ (going to|want to|ready to|gonna) (kill|shoot|stab|hurt|murder) (<targets>|my <kin>)
i .. (want|hope|pray|wish|praying) .. (him|her|them|my <kin>|they|he|she|you|everyone|all of them|that man|those people|them all|my boss) .. (dead|to die|die|dies|was dead|were dead|would die|to suffer|suffers|burn in|to burn|would get killed|gets killed|would just die|killed)
i .. (will|am going to|want to|have to|swear) .. (make) (him|her|them|everyone|people|that man|my <kin>) (pay|suffer|bleed|regret)
(he|she|they|you|that man) .. (is|are|will|deserves|deserve) .. (going to|to)? (die|bleed) .. (tonight|tomorrow|for what|by my|because i|all|and i will|soon)
(shoot|shot|blow|shooting|blowing) up (my|the|a|this|our|that|your) (school|church|office|work|workplace|building|place|mosque|synagogue|mall|house|congregation|class)
(bring|take|bringing|taking|brought|carry) .. (a|my|the) (gun|knife|weapon|rifle|bomb) .. (to|into) .. (school|church|work|the|class)
(have|got|bought|loaded|loading) .. (a|my|the)? (gun|rifle|knife|bomb|weapon|guns) .. (and|so|to|for|ready) .. (church|school|work|he|she|they|him|them|her|kill|shoot|someone|people|my boss|tomorrow|everyone)
burn (it|the|my|this|that|down|their|his|her|your|our) .. (church|house|school|place|mosque|office|building) .. (down|with|tonight)?
(build|make|making|building|set off|plant) a bomb
i .. (hit|slapped|beat|punched|kicked|choked|shook|raped|molested|strangled|smacked|abused|stabbed|shoved|threatened|whipped|burned|groped) .. (my|our|a|the|his|her|this) (wife|husband|son|daughter|child|children|kids|kid|baby|girlfriend|boyfriend|mother|mom|dad|father|stepdaughter|stepson|partner|sister|girl|boy|toddler|spouse|little girl|niece|nephew|grand*|student|family|woman|little boy)
i .. (hit|slapped|beat|choked|slap|hitting|beating|punch) (her|him|my own|them) .. (again|last night|and|in front|when|so hard|because|hard|until|today|$|yesterday|in anger|sometimes|drunk)
i .. (touched|touch|abused|hurt|had sex with|did things to) .. (a|my|the|little) (child|kid|minor|girl|boy|stepdaughter|niece|nephew|children|little girl|little boy|daughter|son|cousin) .. (sexual*|inappropriat*|and|private|in a|when|last|$)
i .. (afraid|scared|worried|terrified|fear|might|could|going to|can not stop) .. (i)? .. (hurt|hurting|shake|harm|harming|hit|hitting|abuse|snap and) .. (my|the|our|a) (baby|child|children|kids|son|daughter|wife|husband|family|kid|toddler|mother|girlfriend)
i .. (attracted|attraction) to (children|kids|minors|little girls|little boys|underage|boys|young girls|my daughter|a child)
(sexual|bad|impure|lustful) (thoughts|urges|feelings|desires|attraction) .. (about|toward|towards|for|to|of) .. (children|kids|minors|little girls|little boys|my daughter|a child)
(voices|voice|demon|demons|something in my head|head) .. (tell|telling|tells|told|say|saying|says|command*|want*) .. me .. (to)? (kill|hurt|stab|harm|shoot|end) .. (my|her|him|them|people|someone|everyone|myself|the|me)?
i .. (thoughts|urge|urges|impulse*|fantasies|intrusive thoughts|visions|rage|homicidal) .. (of|about|to) .. (hurting|killing|harming|shooting|stabbing|hurt|kill|harm|strangling|shoot|attacking|murdering) .. (people|someone|others|my|him|her|them|everyone|a|the|somebody|kids)?
i am homicidal
(i|my) .. (get|take|want|plan*|getting|taking|planning) .. revenge .. (on|tonight|blood|kill|gun|him|her|them) .. (who|for|kill|hurt|tonight|gun|blood|him)
(thinking|planning|plan|plans|going|ready) .. (of|on|about|to) .. (murder|a shooting|a school shooting|kill people|kill somebody|kill someone)
i .. (lose control|lost control|lose my temper|lost my temper|lose it|lost it|snapped|snap|get so angry|get violent|got violent|was so angry|black out) .. and .. (hit|hits|slap*|beat|hurt|push*|chok*|shook|kick*|punch*) .. (my|her|him|them|the)
can not (stop|control) .. (hitting|beating|hurting|slapping|abusing) .. (my|her|him|the|them)
(kill|murder|shoot|stab|hurt) you (all|people|guys|and|$)
`;

const FOR_ANOTHER = `
# self-harm
<other> .. (cut|stabbed|shot|burned|hurt|hung|hanged|poisoned|starves|starved|drowned) (himself|herself|themselves|himself and|herself and)
# violence
(her|his|their) (man|husband|boyfriend|wife|partner|dad|father|ex|guy|stepdad|mother|mom|girlfriend) .. (puts hands on|put hands on|puts his hands on|lays hands on|roughs|beats on|knocks|slams|drags|forces|threatens) .. (her|him|them|up|around|the kids)
# self-harm
<other> .. (cut|cuts|slit|slits|slashed|burned|burns|swallowed|overdosed|jumped|hung|hanged) .. (her|his|their) (wrist|wrists|arm|arms|leg|legs|thighs|throat|self|own)
<other> ... (done with life|nothing to live for|no reason to live|tired of life|tired of living|sick of living|wants out|does not want to be here|do not want to be here|not want to be alive|wishes he was|wishes she was|wishes he were|wishes she were|wish he was dead|better off dead|give up on life|giving away|bought a gun|bought a rope|saying goodbye|said goodbye to everyone|on suicide watch|in the psych ward after)
# violence
<other> ... (with|has|have|had|came|comes|shows|showed|showing|wearing|covered) ... (burn marks|bruises|bruise|black eye|black eyes|belt marks|welts|cigarette burns|broken arm|marks on|hand prints|handprints|unexplained)
# self-harm
<other> ... (posted|sent|wrote|left|texted|posts|made) .. (goodbye|suicide|farewell|suicidal|final) .. (message|messages|note|letter|post|text|video|texts)?
<other> .. (hates|hate) (himself|herself|his life|her life|themselves)
<other> ... (wants|want|wanted|wanting|wishes|wish|going|threaten*|talk*|talks|tried|trying|thinking|thinks|planning|plans|plan|says he|says she|contemplat*|consider*|speaks|spoke|thought|attempt*|told me he|told me she|said he|said she|feels like|ready|about) .. (to|of|about|that|on|it)? .. (die|dying|end it|end it all|ending it|end his life|end her life|end their life|ending his|ending her|ending their|kill himself|kill herself|kill themselves|kill themself|killing himself|killing herself|killing themselves|take his life|take her life|take his own|take her own|take their own|taking her|taking his|taking their|suicide|hurt himself|hurt herself|hurting himself|hurting herself|harm himself|harm herself|disappear|be dead|was dead|were dead|unalive|hang himself|hang herself|jump|not be here|not wake up|not being here|never wake up|overdos*|had never been born|was never born|harming|self harm|death|give up on life|giving up on life)
<other> ... (does not|do not|did not|no longer|not|never|doesnt|can not see|sees no|has no|have no|feels no|nothing) .. (want|wants|wanting|see|reason|wish|point|left|will) .. (to|in|of|for)? .. (live|be alive|be here|go on|wake up|living|exist|life|being alive|keep going|going on|be around)
<other> ... (suicidal|suicide attempt|suicide note|suicidal thoughts|attempted suicide|overdosed|self harms|self harming|self harm|cutting herself|cutting himself|cuts herself|cuts himself|cutting themselves|cutting their|cutting her|cutting his|cuts her|cuts his|hurting herself|hurting himself|hurts herself|hurts himself|harming herself|harming himself|harms herself|harms himself|starving herself|starving himself|is cutting|was cutting|been cutting|talking about suicide|talks about suicide|talk about suicide|hates her life|hates his life|tired of living|goodbye letter|goodbye note|burning herself|slit her|slit his|bottle of pills|took pills|took a bunch of pills|took too many|taken pills|took all|swallowed pills|a burden to everyone)
<other> ... (better off|better|happier) .. without (him|her|them)
(he|she|they|someone|somebody) .. (wants|want|keeps|is going|says|said|told|tells|threatens|threatened|threatening|is thinking|thinking|tried|trying|talks|texted|messaged|posted|wrote|saying|wanted|talking|might|may|going|planning|plans) .. (to|about|me|of|that|he|she|they)? .. (kill|killing|hurt|hurting|cut|cutting|hang|hanging|shoot|shooting|harm|harming|end|ending) (himself|herself|themselves|themself|his life|her life|their life|it all)
(he|she|they) (told|texted|tells|messaged|says|said|wrote|admitted|confided) .. (me|to me|us)? .. (he|she|they) .. (want|wants|wanted|does not want|do not want|did not want|is thinking|wishes|wished) .. (to)? .. (die|live|end it|be here|dead|disappear|suicide|be alive|never wake)
~(he|she|they) (wants|want|wanted|keeps saying|says) .. (to)? .. (die|end it all|kill himself|kill herself|end it)
(found|caught|saw|discovered|noticed|see|walked in on|know) .. (my|our|the|his|her) <another> .. (cutting|cut|pills|hanging|noose|scars|burning|hurting)
(scars|cuts|marks|bruises|burns|welts) (on|all over|up and down) (his|her|their|the|my) (arm|arms|wrist|wrists|leg|legs|sons|daughters|body|face|neck|back|kids|thighs|students|friends)
(stop|keep|prevent|talk|save|keeping|help) .. (him|her|them|<another>) .. (from|out of) .. (killing|hurting|cutting|suicide|ending|harming|taking (his|her|their)|jumping|dying)
(<help>|<help do>|helping|counseling|comforting|supporting) ... (suicidal|self harms|self harming|cuts herself|cuts himself|wants to die|wants to kill|wants to end|does not want to live|attempted suicide|is cutting|wants to commit suicide|thinking about suicide|talks about suicide|suicidal thoughts)
~(i|we|im) .. (worried|concerned|scared|afraid|think|know|fear|suspect|terrified|found out|heard) .. <other> ... (suicide|suicidal|kill himself|kill herself|hurt himself|hurt herself|do something|take his life|take her life|end his life|end her life|harm himself|harm herself)
# violence
<other> ... (has|have|had|came with|shows up with|comes with|showed up with|covered in|hiding|full of|with) .. (bruises|black eye|bruise|cuts on|burns on|scars on|marks on|belt marks|welts|cigarette burns)
<other> ... (afraid|scared|terrified) .. (to|of) .. (go home|going home|her husband|his father|his dad|her dad|her father|his wife|her stepdad|his stepdad|him|her mother|his mother|her boyfriend|be alone with)
<other> ... (is|was|being|gets|got|has been|are|were|have been|is being|been|getting|keeps getting) .. (<victim>|hit by|hit at home|hurt by|hurt at home|touched)
<a> (<another>|<kins>) ... (husband|boyfriend|wife|father|dad|stepdad|stepfather|mother|mom|partner|uncle|girlfriend|ex|brother|pastor|parents|coach|teacher|stepmom|spouse|son|grandfather|grandpa|boss) .. (<hits>|<hurts>|touches|touched|touching|comes into) .. (<third>|when|every|again|at night|$)
(her|his|their) (husband|boyfriend|wife|father|dad|stepdad|stepfather|mother|mom|partner|uncle|girlfriend|ex|brother|parents|coach|teacher|pastor|spouse|step dad|grandfather|grandpa|cousin|babysitter|step father) .. (<hits>|<hurts>|touches|touched|touching|is abusive|is violent|is hurting|gets violent|rapes|comes into her|comes into his) .. (<third>|when|every|again|at night|at home|$|and|sometimes|badly)
(her|his|their|<kins>) (husband|boyfriend|wife|father|dad|stepdad|stepfather|partner|parents|ex|uncle) .. (is|gets|was|has been|can be|are) .. (abusive|violent|abusing|beating|hitting|hurting|molesting|physically|dangerous)
<a> (<another>|<role>) .. (beats|hits|abuses|molests|rapes|chokes|slaps|kicks|punches|hurts|beat|abused|molested|raped|threatens|is abusing|is beating|is hitting|is hurting|is molesting|grooms|is grooming|touches|hit|is starving|starves|locks|smacks|whips|mistreats|neglects) .. (his|her|their|the|a|an|another|other|little|some|our) (kids|children|wife|husband|son|daughter|baby|child|girlfriend|boyfriend|girl|boy|mother|mom|kid|toddler|family|girls|boys|stepson|stepdaughter|student|students|partner|minor|teen|woman|little girl|step kids|women|sons|daughters|dad|father|elderly|parents)
(confess*|admit*|told me|tells me|confid*|disclos*|revealed|says|said) .. (to me|that|he|she|they|about|to|having)? .. (molest*|abus*|rap*|hit|hits|beat|beats|beaten|touch*|strangl*|chok*|assault*) .. (a|his|her|their|by|him|another|the|him|children|some|girls|boys|when|at home)
<other> ... (told|tells|says|said|confided|confessed|admitted|disclosed|shared|shares|came to|come to|confides|whispered|texted|mentioned|revealed|opened up) .. (me|us|that|to me|she|he|they|her|his|with me|to us|about)? ... (abus*|beat|beats|beaten|hits|hit|raped|molested|rape|hurts her|hurts him|touches|touched|touching|violent|chokes|choked|forced|forces|assaulted|afraid to go home|scared to go home|afraid of her|afraid of his|threatens|threatened|afraid of him|hit her|hits her|slaps|bruises)
(suspect*|think*|believe*|afraid|worried|sure|know*|noticed|heard|saw|see|signs|learned|discovered|found out|concerned|fear*) ... <other> ... (abuse|abused|abusing|molest*|neglect*|beaten|beating|hits|hitting|hit|hurt by|hurting|groom*|rape*|trafficked|in danger|violent)
~(child|kid|girl|boy|student|baby|children|teen|teenager|minor|woman|wife|friend|sister) .. (is|being|are|was|has been|were|getting) .. (abused|molested|beaten|neglected|raped|groomed|trafficked|battered)
(report|reporting|call the police|call cps|go to the police|obligated to report|mandatory) .. (abuse|child|suspect*|him|her|pastor|what|it|someone|a) ... (abuse*|molest*|hit*|hurt*|church|confess*|told|children|teen|boy|girl)?
~(<help>|counsel|comfort|support|help|supporting|counseling|advise) ... (abuse|abused|abusive|raped|beaten|battered|violent|molested|rape|domestic violence|assaulted|beats|hits|bullied) ... (<a>|someone|somebody|woman|man|wife|victim|friend|survivor|girl|child|her|him|member|husband)?
(counsel|comfort|help|support|advise|with) (a|an|the|this|our|my|someone|some|two|another) .. (rape|abuse|battered|abused|domestic violence|suicidal|sexual assault|beaten|trafficked|violent|grieving|bereaved|trafficking|raped|molested|stillbirth|bereft) .. (victim|survivor|wife|woman|child|teen|friend|member|man|girl|person|couple|family|husband|mother|teenager|boy|parents|widow|student|someone|father|lady|who|mom|dad|young)
<other> ... (in|with|to|has|from|is in|stuck in|left|leave|leaving) .. (an|a|her|his)? (abusive|violent) .. (relationship|marriage|husband|wife|home|boyfriend|man|father|partner|family|situation|household)
<other> .. (abused|raped|molested|beat|assaulted) .. (a|her|his|another|my)
# harm
<other> ... (wants|want|going|threaten*|says he|says she|said he|said she|planning|plans|talks|talking|plan|wanted|told me he|told me she|about) .. (to|about|of|will|would|that)? .. (kill|killing|shoot|shooting|murder|murdering|stab|stabbing|hurt|hurting|shoot up|rape) .. (his|her|their|someone|somebody|people|him|them|everyone|the|a|me|my|our|other|another|others|classmates)
<other> ... (bring|take|brought|bringing|has|have|got|bought) .. (a|his|the) (gun|knife|weapon|bomb|rifle) .. (to|and|at|in)
# grief
(<other>|<a> <kins> <another>|<a> <role>) ... (just|recently|lost|losing|buried|burying) .. (lost|buried|her|his|their|a) .. (husband|wife|son|daughter|baby|mother|father|mom|dad|child|brother|sister|kid|parents|pregnancy|best friend|fiance|twins|grandma|grandpa|grandson|granddaughter|little girl|little boy|grandmother|grandfather|loved one|friend)
<a> <kins> .. (<loved>|twin) .. (<died>|<passed>|was stillborn|had a miscarriage|miscarried)
(whose|his|her|their) (husband|wife|son|daughter|baby|mother|father|mom|dad|child|brother|sister|kid|friend|best friend|grandma|grandpa|little boy|little girl|fiance|twin|teenager) .. (just|has|suddenly)? .. (<died>|<passed>) .. (<recent>|just|$|by|in|and|what|how|of)
(<other>|<a> <role>) ... (miscarried|had a miscarriage|stillbirth|had a stillborn|lost the baby|lost a baby|lost their baby|lost her baby|had a stillbirth)
~(<help>|what) ... (say|write|tell|send|comfort|console|support|help|encourage|counsel|pray) .. (to|with|for)? ... (widow|widower|grieving|bereaved|mourning|lost (her|his|their|a)|miscarriage|stillbirth|funeral of (her|his|their)|who just lost|whose|in mourning|in grief) 
<other> .. (is|are|was) .. (grieving|mourning|devastated|inconsolable|dying|terminally)  
# self-harm
<other> ... (cuts|is cutting|been cutting|self harms|wants to end it|ending it|end it|end things)
(he|she|they|hes|shes) .. (told|texted|says|said|messaged|tells) .. (me|us)? .. (he|she|they) .. (is|are|was) .. (going to|gonna|about to|ready to|thinking of|planning to) .. (end it|end it all|do it|jump|die|kill|overdose|end his|end her)
# violence
(a|the|our|my) <role> .. (touched|touches|kissed|groped|abused|molested|hit|hurt|raped|fondled|exposed) .. (a|one of our|one of the|some|the|my|his|her|their|another|little) .. (child|kid|girl|boy|children|kids|teen|student|minor|woman|girls|boys|youth|daughter|son|wife|member)
`;

const GRIEF = `
(why|how) .. (god|lord|you|he|jesus) .. (take|took|taken|steal|rob|let) (him|her|them|my) .. (god|from|away|so|lord|was|only|die|$)
(my|our) .. (year old|month old|week old|day old|newborn|infant|toddler|twin|twins) .. <died>
(baby|son|daughter|twins) .. only .. (lived|breathed|survived|made it) .. (hour|hours|day|days|minutes|week|weeks|minute)
^ (mom|dad|mum|grandma|grandpa|my love|he|she|my angel) is (gone|dead) .. (i|and|$|can not|forever|now)
(buried|burying|bury|lost|losing|cremated|miss|missing) (mom|mum|dad|mama|papa|grandma|grandpa|granny|nana|him|her|daddy|mommy) .. (<recent>|and|$|so|at|in)
(born|delivered|came) (sleeping|still|silent|lifeless|without a heartbeat|with no heartbeat|too early to|too soon)
(baby|son|daughter|child|twins) .. (did not|never) .. (make it|survive|cry|breathe|take a breath|come home)
(took|takes|taking|breathed|drew) (his|her|their) (last|final) breath
(my|our) <loved> ... (days|weeks|hours|months) (left|to live)
(say|said|saying|saying our|say our) (my|our)? (goodbye|goodbyes|good bye|farewell) to (my|our) .. <loved>
~(i|we|my|our) & (miscarr*|stillb*|stillborn|ectopic|ultrasound showed no|no heartbeat)
(lost|losing) (our|my) .. (baby|son|daughter|husband|wife|mom|dad|mother|father|pregnancy|child|little one|angel)
(held|holding|hold) .. (hand|him|her|hands) .. (as|when|while|until) .. (he|she|they) .. (died|passed|slipped|took|left|went)
(planning|plan|arranging|preparing|attend|attending|going to) .. (funeral|burial|memorial) .. (for|of) .. (my|our) <loved>
(empty|nursery|crib|side of the bed|chair|clothes|ashes|coffin|casket) .. (without|baby|he|she|him|her|my) .. (died|gone|buried|funeral|lost)
(my|our) .. <loved> .. <died>
(my|our) .. <loved> .. <passed> .. <recent>
(my|our) .. <loved> .. passed $
(my|our) .. <loved> .. passed (and|unexpectedly|suddenly|from|due|after|of|in his|in her|peacefully|at|so|because|last)
(my|our) <loved> .. (just|has|recently|suddenly) .. (passed|<died>)
^ (mom|dad|mum|grandma|grandpa|granny|nana|papa|mother|father|hubby|gran|husband|wife|son|daughter|brother|sister|baby) .. (<died>|<passed>) .. (<recent>|and|$|on)
^ (just|so|well|today|yesterday|last night)? (lost|losing|buried|burying) (my|our|a|the)? .. <loved> .. (<recent>|to|$|and|in|at|after)
(lost|lose|losing|buried|burying|bury|cremated|cremate|laid to rest|loss of|death of|without|outlived) .. (my|our) .. (<kin>|best friend|friend|soulmate|grandparents|unborn|only|firstborn|twins|gran|nan|bro|sis|loved one|wifey|everything)
(i|we) .. (lost|losing|lose|buried|burying|miscarried) (a|the|another|one|both) .. (baby|pregnancy|child|son|daughter|babies|twins|grandchild|husband|wife|friend|brother|sister)
(i|we) .. (lost|buried) (him|her|them|it) .. (<recent>|to|at|in|and|before|so|when|$)
(i|my wife|we|wife|my|our|just|another|second|third|a) .. (miscarried|miscarriage|miscarriages|miscarrying) .. (i|yesterday|last|this|at|and|$|<recent>|is|was|has|why|again|in|my)?
(i|we) .. (had|have|having|suffered|after|going through|went through|experienced) .. (miscarriage|miscarriages|stillbirth|ectopic|an abortion|stillborn|abortion)
(my|our|the) ... (no heartbeat|stopped beating|heartbeat stopped|heart stopped|was stillborn|born still|stillborn)
(baby|babies) .. (<died>|gone|no heartbeat)  .. 
^ (our|my|the) (baby|son|daughter|little girl|little boy|child|boy|girl|husband|wife|angel|brother|sister|mom|dad) .. (is gone|are gone|gone|is in heaven|went to heaven)
(my|our) (wife|husband|son|daughter|baby|mom|dad|mother|father|brother|sister|child|little girl|little boy|best friend|grandma|grandpa|boy|girl|grandmother|grandfather|kid|friend) .. (is|are|was|has) (gone|not coming back|no more|dead|in a coffin)
my (husbands|wifes|sons|daughters|moms|mothers|mums|dads|fathers|brothers|sisters|babys|childs|friends|grandmas|grandmothers|grandpas|grandfathers|uncles|aunts|cousins|fiances|boyfriends|girlfriends|nieces|nephews|best friends|parents) (funeral|burial|wake|memorial|death|suicide|grave|ashes|casket|coffin|viewing|passing|body|murder|cremation)
(funeral|burial|death|passing|suicide|grave|wake|memorial|coffin|casket) (of|for) (my|our) .. <loved>
(my|our) <loved> .. (is|are) .. (dying|on life support|in hospice|going to die|terminal|terminally|not going to make it|on his deathbed|on her deathbed|brain dead|about to die|only has|been given)
(my|our) <loved> .. (will not|is not going to|may not|might not) .. (make it|live|survive|wake up|last)
(doctor|doctors|hospital|police|they) .. (said|say|told|called|gave) .. (me|us|that|my|our|he|she)? ... (weeks to live|months to live|days to live|not make it|brain dead|did not make it|is dead|was dead|was killed|nothing more they|no more they can|found dead|hours to live|is gone|pronounced)
i am .. (a|the) .. (new|recent|young|widow|widower) .. (widow|widower|since|now|<recent>|at)
(i am|i was|i have been|became|become|been) .. (widowed|a widow|a widower|orphaned) .. (<recent>|since|just|now|with|and|at|for (one|two|three|a|six|1|2|3|4|5|6) (day|days|week|weeks|month|months))
i am .. (grieving|mourning|in mourning|in grief|bereaved|drowning in grief|overwhelmed with grief|overcome with grief|heartbroken since|burying|still grieving)
(my|this|the) grief .. (is|feels|will|has|hurts|swallow*|does|never|over*|unbearable|kill*|too|i)
(i|we) .. (grief|grieving|mourning) .. (for|over|of|since|so|is|too|unbearable) .. (my|our|him|her|since|much|heavy|she|he)?
why .. (god|he|the lord|jesus|lord|you) .. (take|took|taken|let|kill|killed|allow|allowed|takes|do this to) .. (my|our) .. <loved> .. (die|from|away|so|$|and|be|in|when|<died>|at|to)?
(god|the lord|cancer|covid|drugs|suicide|a drunk driver|a car|an accident|heroin|fentanyl|overdose) .. (took|takes|has taken|killed|stole|claimed|let) .. (my|our) .. <loved>
(he|she|they|baby|it) .. (<died>|passed) .. (<recent>|in my arms|before i|and i|without|in the car|at the hospital|from cancer|in hospital|in his sleep|in her sleep|so young|too young|so suddenly)
since .. (he|she|they|my <loved>) .. (<died>|passed|left us|gone)
(how|do not know how|can not|dont|hard|learn|how to|how do i) .. (to)? .. (live|go on|survive|cope|be|carry on|sleep|breathe|keep going|imagine life|raise|face) .. without (him|her|them|my <loved>|you mom|you dad)
(miss|missing) (him|her|them|my <loved>|mom|dad|you mom) .. (so much|so badly|so bad|terribly|every|since|it hurts|and i can not|and cry|unbearably|more every)
(died|passed away|passed|dead|killed) in (my arms|her sleep last|his sleep last|a car|an accident|a crash|a fire|the crash|front of me|surgery)
(i|we) .. (just)? .. (found|got|heard|received|learned|told|woke) .. (out|the call|the news|that|a call|up)? .. (my|our|he|she|that) .. (<loved>)? .. (<died>|passed|is gone|hanging)
(found|finding) .. (my|our) .. <loved> .. (dead|hanging|not breathing|lifeless|gone|cold|unresponsive)
(first|anniversary) .. (christmas|birthday|without|of) .. (since|without|his death|her death|death) .. (my|he|she|him|her|of)
<died> .. <recent> ... (my|our) .. <loved>
<recent> .. (my|our) .. <loved> .. (<died>|<passed>)
(suicide|overdose|murder|accident|cancer|covid) .. (of|took|killed) (my|our) <loved>
(my|our) (dog|cat|puppy|pet|horse|kitty|kitten|pup) .. (<died>|passed|put to sleep|put down|gone) .. (<recent>|and i|$)
# last of all: a grave or a loss in a sentence of one's own
~(i|we|my|our) & (<loved>|him|her|them) & (buried|funeral|casket|coffin|morgue|stillborn|miscarr*|passed away|in the ground|hospice|cremated|died)
`;

const DESPAIR = `
(god|the lord|jesus) (hates|despises|does not love|never loved|has given up on|is punishing|is done with|does not want|rejected|abandoned|left) me
(no|without|lost my|out of) .. (strength|energy|will|fight|faith|joy|hope) .. (left|any more|in me)? .. (and|or|nor|,)? .. (no|any|without|lost) .. (hope|reason|will|strength|fight|joy|peace|one) .. (left|any more|$|in me|and|to)
i .. (have|got) .. (no|nothing) .. (strength|energy|fight|hope|will) left
(can not|do not want to) .. (face) .. (life|another day|tomorrow|the day|people|anyone) .. (any more|$|again)
i .. (feel|felt|am) .. (nothing|empty|hollow|numb|dead) .. (any more|inside|just empty|just numb|all the time|and|$) .. (empty|numb|nothing|alone|cold|tired|god|inside)?
(i am|im|i feel like i am|i keep|we are) (drowning|sinking|suffocating|going under|fading away|disappearing|breaking|unraveling) .. (and|in|nobody|no one|$|inside|slowly|lord|god|here|please|under)
(nobody|no one) .. (sees|hears|notices|knows|understands) .. (it|me|how much|how bad|i am|my pain|that i|what i)
(save|rescue|help) me .. (from myself|god i|i am drowning|i am dying inside|before i|i am so scared|i can not)
(god|he|heaven) is (silent|gone|far|absent|deaf|not listening|nowhere) .. (and i|i|when i|to me|in my|$) .. (cry|can not|am|pain|give up|alone|despair|break)?
i .. (am)? .. (a|such a|complete|total|utter) (failure|disappointment|burden|waste|loser|mess) .. (and|to|as|in|$) .. (want|everyone|my|hate|can not|give up|god|life|die|everything)
(i)? (can not|could not|can barely|barely|hardly) (get out of bed|eat or sleep|sleep or eat|function|feel god any more|face another|face the day|face tomorrow|face people|pray any more and)
(everything|all|world|life) .. (is|feels|went|has gone|goes) .. (dark|black|gray|grey|numb|hopeless)
(god|he|jesus|the lord) .. (turned|turns) .. (his)? back on me
(why|how come) .. (can not|cant) i .. (be happy|stop crying|feel anything|just be normal|go on)
(i|we)? .. <unbearable> .. (any more|any longer|longer|much longer|alone|$|and|without|because|god|lord|it hurts|every)
(i)? (can not|could not|can barely|can hardly|barely|hardly) (go on|cope|breathe|keep going|carry on|hold on|bear it|take it|do life|keep living|survive this)
(i|have|has|lost|losing|run|ran) .. (lost|losing|out of|no|zero|without|abandoned|given up) .. (all|every|my|any|of)? hope $
(i|have) .. (lost|losing|gave up|given up|run out of|no more|no|without any) .. (all|every|any|my|of)? hope .. (any more|left|for|in|and|that|now)
(there is|i see|i have|is there|see|have|got|with) no .. (hope|way out|way forward|escape|future|light|way to go on) .. (for me|any more|left|$|in my|in sight|and|at the end)
(i|im|feel|feeling|am|so|me|we) .. (feel|am|feeling|so|felt|completely|totally|utterly|very|really) .. (hopeless|worthless|despair*|desperate|suicidal|dead inside|empty inside|numb inside|unlovable|unloved|unwanted|useless|a failure at everything|broken beyond|beyond repair|beyond help|like dying|like a burden|like giving up|like i am drowning|like drowning|empty and|numb and|abandoned by|forsaken by|like nothing|like garbage|like trash|so broken|so empty|broken inside|shattered|crushed|like ending|hollow|so numb|so lost and|trapped and)
^ (so|feeling|completely|just|very|totally)? (hopeless|worthless|despairing|desperate|empty inside|dead inside|hate myself|numb inside)
(everything|it all|it|all) .. (is|feels|seems|looks|has become) .. (hopeless|pointless|meaningless|falling apart|dark|black|too much|over for me|lost|useless|unbearable|dark and|crumbling|ruined)
i .. (hate|loathe|despise|detest|hated) .. (my life|myself|being alive|living|who i am|waking up|everything about my|my own life|being me)
(end|bottom) of my rope
i .. (at|reached|hit) .. (my)? (breaking point|rock bottom|the end of my|my limit|my wits end|the end of myself|my lowest)
(i)? .. (give up|giving up|gave up|given up) .. (on life|on everything|on living|on myself|on god and|living|trying|completely|now|$|and)
(nothing|no one|nobody|none of it|none of this) .. (matters|helps|left|works|makes sense|cares|loves me|would care|cared|wants me|sees me|hears me|understands me|is left|gives me) .. (any more|about me|for me|me|$|and|if|whether|in my life)
(no|not) one .. (cares|loves me|would care|wants me|understands what|to turn to|who cares|i can talk|to talk to) .. (about me|me|if|$|and|any more|i)?
(i|am|feel|so) .. (completely|utterly|all|totally|so|absolutely) alone .. (and|in|any more|$|that|with|god|no|since|it)
(i have|there is|got|have) (nobody|no one|nothing|no body) (left|to turn|to talk|who cares|any more)
(god|he|the lord|jesus) .. (has|have|does not|hates|did not|is|will not|never|no longer) .. (abandoned|forsaken|forgotten|left|rejected|love|hear|hates|hate|answer|punishing|given up on|care about|cares about|turned his back on) (me|my prayers|us)
does god (hate|even love|still love|even care about|even hear|still care about|even see) me
(done|finished|through|over) (with)? (life|living|everything|it all|trying)
^ i am (so)? done $
i .. (am|been|in|feel|feeling|so|have|severely|deeply|get|getting) .. (depressed|severe depression|deep depression|a deep depression|a dark place|such a dark|a dark hole|despair|deep despair|a black hole|the darkest|the pit|total darkness|utter despair|a very dark|clinical depression|my darkest|postpartum depression|the dark)
(my|this|the) (depression|despair|pain|darkness|anxiety|loneliness|sadness) .. (is|will|feels|has|keeps|just|does|got|swallow*|never|won*|came) .. (too|killing|unbearable|back|worse|getting worse|never|eating|swallow*|end|stop|winning|won|so bad|crush*|not leave|much|stronger|drown*)
(drowning|sinking|falling|slipping|losing) .. (in|into|under|my) .. (despair|depression|darkness|pain|sorrow|sadness|debt and|mind and|the dark|the darkness|my own)
(i am|im|i feel like i am|life is|my life is|my world|everything) .. (falling apart|fallen apart|falling to pieces|breaking down|shattered|collapsing|crumbling|coming undone|over)
(cry|crying|cried|weep|weeping|tears) .. (every night|all night|all day|every day|myself to sleep|for days|and can not stop|nonstop|uncontrollably|and nobody|and no one|constantly)
(too|so) much pain .. (i|to|and|inside|god|$|any more|in my)
(how long|how much longer) .. (can i|must i|do i have to|will i) .. (suffer|take this|hurt|live like|feel this|bear|endure|go on)
i .. (ruin|ruined|mess up|messed up|destroy|destroyed|fail|failed) (everything|everyone|my whole life|my life|at life|at everything)
(i|me|my) .. (want|need|help|someone) .. (help|someone) .. (please|before i do|right now|tonight|i am scared of myself|before it is too late|i am desperate)
(help me please|please help me|somebody help me|someone help me|god help me|help me god) .. (i am scared|i can not|i am|before|scared|dying inside|desperate|$)
(afraid|scared) of (myself|what i might do|what i will do|what i could do|my own thoughts|my thoughts|what i am thinking|being alone tonight|being alone with myself)
(i)? (do not|not) (trust myself|feel safe with myself|feel anything any more|feel alive|care any more|care if i|care about anything|care whether i|see a future|see any future|have a future|recognize myself|want to be me|feel real|feel god any more and|care what happens)
`;

export const ENGLISH: CareWords = {
  language: 'en',
  concepts: CONCEPTS,
  figurative: FIGURATIVE,
  study: STUDY,
  patterns: {
    'self-harm': SELF_HARM,
    violence: VIOLENCE,
    harm: HARM,
    'for-another': FOR_ANOTHER,
    grief: GRIEF,
    despair: DESPAIR,
  },
};
