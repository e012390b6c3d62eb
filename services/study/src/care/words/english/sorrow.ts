/** Somebody who mourns. */
export const GRIEF = `
(why|how) .. (god|lord|you|he|jesus) .. (take|took|taken|steal|rob|let) (him|her|them|my) .. (god|from|away|so|lord|was|only|die|$)
(my|our) .. (year old|month old|week old|day old|newborn|infant|toddler|twin|twins) .. <died>
(baby|son|daughter|twins) .. only .. (lived|breathed|survived|made it) .. (hour|hours|day|days|minutes|week|weeks|minute)
^ (mom|dad|mum|grandma|grandpa|my love|he|she|my angel) is (gone|dead) .. (i|and|$|can not|forever|now)
(buried|burying|bury|lost|losing|cremated) (mom|mum|dad|mama|papa|grandma|grandpa|granny|nana|him|her|daddy|mommy) .. (<recent>|and|$|so|at|in)
~(miss|missing) (mom|mum|dad|mama|papa|grandma|grandpa|granny|nana|him|her|daddy|mommy) .. (<recent>|and|$|so|at|in)
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
(my|our) .. <pet> .. (<died>|passed|put to sleep|put down|gone) .. (<recent>|and i|$)
# last of all: a grave or a loss in a sentence of one's own
~(i|we|my|our) & (<loved>|him|her|them) & (buried|funeral|casket|coffin|morgue|stillborn|miscarr*|passed away|in the ground|hospice|cremated|died)
`;

/** Somebody without hope. */
export const DESPAIR = `
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
~(god|he|the lord|jesus) .. (has|have|does not|hates|did not|is|will not|never|no longer) .. (abandoned|forsaken|forgotten|left|rejected|love|hear|hates|hate|answer|punishing|given up on|care about|cares about|turned his back on) (me|my prayers|us)
~does god (hate|even love|still love|even care about|even hear|still care about|even see) me
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
