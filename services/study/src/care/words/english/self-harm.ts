/** Somebody who may harm or kill themselves. */
export const SELF_HARM = `
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
(no|any|a|not|see|nothing|without|much|lost|no more|one|little) .. (reason|reasons|point|purpose|sense|use|will|desire|motivation|meaning|good) .. (to|in|of|for|for me to|why i should) .. (<living>|<live>|keep on|me)
~(what|whats|the) .. (reason|reasons|point|purpose|sense|use|will|desire|motivation|meaning|good) .. (to|in|of|for|for me to|why i should) .. (<living>|<live>|keep on|me)
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
