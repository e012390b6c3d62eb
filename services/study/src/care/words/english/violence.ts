/** Somebody to whom violence is done. */
export const VIOLENCE = `
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

/** An intent against others. */
export const HARM = `
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
