/** Phrases that only sound like distress. They are taken out before anything else is read. */
export const FIGURATIVE = `
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
export const STUDY = `
what (does|do|did|is|was|are) (the bible|scripture|scriptures|the scriptures|god|paul|jesus|the word|the gospel|the church|the law|christianity|it mean|moses|the old|the new|the text)
(bible|scripture|scriptures|biblical|biblically|gospel|psalm|psalms|proverbs|ecclesiastes|genesis|exodus|leviticus|numbers|deuteronomy|kings|chronicles|revelation|acts|testament|epistle|epistles|commentary|greek|hebrew|verse|verses|chapter|passage|passages|parable|commandment|theology|theological|doctrine|kjv|prophet|prophets|bible study|book of)
(officiate|officiating|readings|suggest a text|text for a|conduct a|conduct the|order of service|sermon|sermons|sermonette|preach|preaching|preached|homily|outline|lesson|lessons|devotional|small group|curriculum|essay|paper on|article|study on|word study|teaching on|teach on|teach|teaching|eulogy|lecture|workshop|seminar|training|novel|movie|film|play|book about|illustration|blog|thesis|class on|discussion guide|prevention|ministry to|podcast|poem|song|hymn|story)
(explain|define|definition|summarize|summarise|compare|meaning of|exegesis|cross references|context of|outline|list)
(why|how|where|when|who) (did|was|were|is|does) (the|<bible>|god|israel|job)
(names|job) (said|say|says|cursed|curse|lost|suffer*|was|feel|felt|wish*)
(thee|thou|thy|thine|ye|unto|hath|doth|saith|shalt|hast|wilt|art|didst|whosoever|behold|verily|wherefore|thereof|lest|therein)
<bible>
`;
