/**
 * Everyday concerns that are no distress by themselves: a sin that comes back, doubt, a child who leaves the church,
 * work, money, quarrels, a relative who is ill. Regular expressions over the words of a message as the rules read them;
 * none counts beside a word of `GRAVE`.
 */
const BELIEF = '(?:god|jesus|christ|church|faith|bible|religion|lord|youth group|sunday school|christianity|mass)';
const KIN =
  '(?:son|daughter|sons|daughters|kid|kids|child|children|teen|teenager|husband|wife|spouse|brother|sister|nephew|niece|cousin|grandson|granddaughter|grandkids|friend|roommate|neighbou?r|boyfriend|girlfriend|uncle|aunt|dad|mom|mum|father|mother|parents|year old|grown)';
const CREED =
  '(?:atheist|agnostic|muslim|mormon|catholic|buddhist|hindu|pagan|wiccan|witch|unbeliever|non ?believer|jehovahs witness|not a (?:christian|believer)|jew|new age)';

export const PLAIN_CONCERNS: readonly RegExp[] = [
  // A sin that comes back, guilt, and whether God forgives
  /\b(?:keep|keeps|kept) (?:fighting|arguing|falling|messing|slipping|sinning|committing|failing|doing the|going back|asking|on sinning|making the same)\b/,
  /\b(?:fell|fall|messed up|slipped|sinned) (?:in |into |back |again |for )+(?:the |my |same |old )*(?:sin|sins|temptation|habits?|it|same)\b/,
  /\bsame (?:old )?(?:sins?|habits?|temptations?|mistakes?)\b/,
  /\b(?:god|jesus|he|i|lord) (?:will |can |could |still |ever |really |not |ever get )*(?:forgiven?|forgives|forgave)\b|\bforgive (?:me|all|us|my|a|an|adultery|abortion|divorce)\b|\b(?:god|jesus) (?:can ?not|will not|not) forgive\b/,
  /\bgod (?:really |truly )?loves? (?:me|us|everyone|everybody|sinners|people)\b|\bgod (?:punishing|angry|mad)\b|\btired of (?:me|forgiving|hearing)\b|\bgood enough for god\b/,
  /\b(?:un)?(?:pardonable|forgivable) sin\b|\bunforgiv|\bam i (?:really |truly |even )*saved\b|\bi am not (?:really )?saved\b|\blose (?:my|your|their|our) salvation\b|\bbe saved\b/,
  /\b(?:hear|hears|answer|answers|answering|answered) (?:my|our) prayers?\b|\b(?:lied to|lost my temper|cheated on a|yelled at|shouted at|snapped at)\b/,
  /\b(?:guilty|ashamed) (?:about|of|for)\b|\bhypocrite\b|\bpassed over for\b/,
  // Doubt, and God far off
  new RegExp(
    `\\b(?:doubts?|doubting|question(?:ing)?) (?:about |that |if |whether |in )?(?:my |the |our )?(?:${BELIEF}|salvation)\\b`,
  ),
  /\b(?:close|closer|far|distant|away|back) (?:to|from) god\b|\bgod (?:feels?|seems?|is) (?:so |very |really )?(?:distant|far|silent|quiet|real|even real|angry|mad|punishing)\b|\bsilent to me\b/,
  /\b(?:stopped|quit|start|started) (?:praying|reading|believing|going to church)\b|\bused to (?:believe|pray|go to church)\b|\bback to (?:god|church)\b|\bbeen to church\b|\bmissing church\b/,
  // Somebody who leaves the faith, or does not share it
  new RegExp(
    `\\b${KIN}\\b.*\\b(?:left|leaves|leaving|leave|done with|quit|stopped|stop|refuses?|refused|hates?|is boring|bored|want to go to|wants to go to|go to|goes to|going to|coming to|turned (?:away )?from|walked away from|not believe|not believing|believes? in|believe in|believing in|pray with|baptized|makes? fun)\\b.*\\b(?:${BELIEF}|me to|me|baptized)\\b`,
  ),
  new RegExp(`\\b${KIN}\\b.*\\b(?:an? )?${CREED}\\b`),
  new RegExp(`\\b${KIN}\\b.*\\b(?:believes?|believing|creer|cree|belief)\\b`),
  /\b(?:left|leave|leaving|lost) (?:the|his|her|their|our|my) (?:church|faith)\b|\blives? (?:in sin )?with (?:her|his) (?:boyfriend|girlfriend)\b|\b(?:daughter|son|sister|brother) is living with (?:her|his) (?:boyfriend|girlfriend)\b|\b(?:joined|in) a cult\b|\bto marry a\b|\bdating an? (?:unbeliever|non)\b/,
  /\bhow (?:do|can|should|could) (?:i|we) (?:talk|speak|witness|share|explain|raise|teach|encourage|pray)\b|\b(?:talk|speak) (?:to|with) (?:him|her|them|my \w+) about (?:god|jesus|faith|it)\b/,
  /\b(?:spoken|talks?|talked|talking|speaks?) to (?:us|me)\b.*\b(?:church|why|do|since)\b|\b(?:why|church)\b.*\b(?:talks?|talking|spoken|speaks?) to (?:us|me)\b/,
  // Work, money, an examination
  /\b(?:rent|bills?|debts?|mortgage|tithe|tithing|afford|lent|loan|landlord|business partner|promotion|interview|coworkers?|co workers?|my boss|exams?|my hours|paycheck|budget|spends too much|broke and)\b/,
  // A church and its quarrels, and serving in it
  /\b(?:church|small group|congregation|choir) (?:is|are|was) (?:splitting|dividing|falling apart|fighting|gossiping)\b|\b(?:deacons?|elders?|pastor)\b.*\b(?:fighting|resigned|resigning|left|quit|arguing)\b|\bgossip/,
  /\b(?:tired of|burned out from|burnt out from) (?:serving|teaching|volunteering|leading|ministry)\b|\b(?:want to|feel like) (?:preach|quitting the|leave my church|quit the)\b|\bnot want to (?:preach|teach|lead)\b|\b(?:guilty|left out|new|friends|lonely|gift|serv\w+) at (?:my new )?church\b|\bfriends at\b|\bpray out loud\b|\bworship team\b|\bmakes? fun of (?:me|my faith|us)\b|\bin my church\b/,
  // Somebody who is ill or old
  /\b(?:surgery|operation|biopsy|cancer|dementia|alzheimers?|diabetes|pneumonia|nursing home|chronic pain|care ?givers?|ms|stroke)\b|\b(?:still|not) heal(?: her| him| me| us)?\b|\bgrowing old\b|\bsick for\b/,
  // Love, marriage and children
  /\bstill single\b|\bfor a (?:baby|child|husband|wife|spouse)\b|\bbroke up with me\b|\bgetting married\b|\b(?:drinks too much|addicted to|video games)\b|\bmake it right\b|\bstopped talking to me\b|\bcalled off\b/,
  /\b(?:in law|suegra|suegro)\b/,
  // Church, prayer and reading as one's everyday life
  /\b(?:mass|church|sunday services?|services) (?:with|because|services|friends|judge|any longer|lets?|does not let)\b|\bcome to (?:mass|church)\b|\bgo to (?:mass|church)\b|\b(?:judge|judged) (?:me )?(?:for|by)\b/,
  /\b(?:distracted|bored|sleepy|nervous|confused) (?:when|while|during|about)\b|\b(?:pastor|preacher|sermons?|women)\b.*\b(?:preach|preaches|too long)\b|\bbad christian\b|\bquit smoking\b|\bpromised god\b/,
  /\b(?:thinks?|says?) (?:that )?(?:there is no god|god is (?:made up|not real))\b|\b(?:a spouse|a husband|a wife|wants a divorce)\b|\bwait on god\b/,
  // Days that are full, moves and choices
  /\b(?:wrong|right|new|which) (?:career|job|college|school|major|house|city)\b|\bon my plate\b|\bmov(?:e|ed|ing) to (?:a|another) (?:new )?(?:state|city|town|country|house)\b|\b(?:bad|poor) grades?\b/,
  /\b(?:angry|mad|upset|annoyed|frustrated) (?:with|at) my (?:brother|sister|friend|neighbou?r|coworker|roommate|cousin)\b/,
  // The same in Spanish
  /\b(?:caigo|cayendo|caer|cai) (?:una y otra vez |otra vez |de nuevo |siempre )?en (?:el|lo|la|los) mism[oa]s?\b|\bmismo pecado\b|\b(?:me )?perdona(?:ra)?\b.*\b(?:pec\w+|dios)\b|\b(?:dios|pec\w+)\b.*\bperdon\w*\b|\bculpable por\b/,
  /\b(?:hij[oa]s?|espos[oa]|herman[oa]|amig[oa]|nuera|yerno|sobrin[oa]|niet[oa])\b.*\b(?:iglesia|culto|dejo de creer|creer?|cree en|ate[oa]|congregar\w*)\b/,
  /\b(?:enojad[oa] con mi herman[oa]|renta|deudas?|alquiler|diezm\w+|jefe|empleo|trabajo|entrevista|examen(?:es)?|no me alcanza)\b/,
  /\b(?:cancer|demencia|alzheimer|operacion|cirugia|en el hospital|ancian[oa]s?|viej[oa]s)\b/,
  /\b(?:en mi iglesia|la iglesia se|volver a la iglesia|cuando oro|mis oraciones|lejos de dios|dudo de|termino conmigo|discutimos por|no ir a la iglesia|bautizarse|perdonar a mi)\b/,
];

/** Beside one of these nothing is a plain concern. */
export const GRAVE =
  /\b(?:die|dies|died|dying|dead|death|deathbed|kill\w*|suicid\w*|murder\w*|end|ends|ended|ending|over with|hurt\w*|hit|hits|hitting|beat|beats|beaten|beating|slap\w*|chok\w*|shov\w*|push\w*|grab\w*|punch\w*|fists?|rape\w*|touch\w*|molest\w*|forc(?:e|ed|es|ing)|abus\w*|violent|threat\w*|scare[ds]? of|afraid of (?:him|her|my)|gun|knife|knives|blade\w*|pills?|rope|bridge|cut|cuts|cutting|cutter|bleed\w*|blood|bruis\w*|harm\w*|hopeless|worthless|useless|empty|numb|pointless|point|reason|purpose of|living(?! with)|to live|alive|alone|lonely|nobody would|no one would|cares?|cared|burden|disappear\w*|vanish\w*|gone|goodbye|bye|lost (?:him|her|my|our|the)|lose (?:him|her)|losing|buri\w*|bury|funeral|casket|coffin|grave|passed|stillborn|miscarr\w*|loss|widow\w*|hospice|weeks to|terminal|last (?:night|breath|words)|giv(?:e|es|ing) up|gave up|last thing|no time|arms?|sleeves|hope the|judge|poison|bleach|body|hands|throat|yelling|go on|can ?not (?:do|take|any|go|keep|cope|breathe|stop crying)|anymore today|tonight|jump\w*|drown\w*|hang\w*|overdos\w*|od|razor|wrists?|hate (?:myself|my life|me)|hates me|wish|better off|without me|exist\w*|wake up|sleep forever|forever|nothing left|dark\w*|crying|cry|cried|secret|keys?|locks?|locked|track\w*|control\w*|allowed|permission|phone|isolat\w*|police|shelter|leave him|leave her|leaving him|stay with him|submit\w*|obey\w*|drunk|yells at (?:me|us)|screams?|screamed|rage|throw\w*|threw|smash\w*|wall|scar|scars|mata\w*|mori\w*|muer\w*|suicid\w*|morir\w*|pega\w*|golpe\w*|toc[ao]\w*|viol\w*|abus\w*|amenaz\w*|vivir|viva|vida|sol[oa]|nadie|desaparec\w*|fallec\w*|perdi(?:mos)?|entierr\w*|velorio|funeral|sangr\w*|cort\w*|pastillas|puente|sufr\w*|vacio|vacia|sentido|encerr\w*|celular|llor\w*|despedirme|adios|rendir\w*|aguant\w*|cansad[oa]|odio|no puedo mas|ya no puedo|grita|miedo a|borrach\w*|oscur\w*|nunca debi|ojala|juez|prohib\w*|no me dejan?|quem\w*|veneno|fuego|machete|gasolina|antes de tiempo|se va|estorb\w*|carga)\b/;

/** Words of doctrine: a question made of them alone is about no person. */
export const DOCTRINE = new Set(
  `a an the is are was were does do did can could will would shall may must has have be been to of in on for by with from and or but
  if that this it its what who whom how why when where which all any every everyone everybody anyone people person we us our
  he his him they them their there not no only still ever really always same also than then so as at about into
  god gods jesus christ lord holy spirit ghost trinity father bible scripture scriptures verse verses gospel law grace faith love
  loves loved loving hope peace joy mercy truth righteousness justice heaven hell sin sins sinner sinners sinned forgive forgives forgiven
  forgiveness save saves saved salvation saviour savior believe believes believer believers baptism baptised baptized church
  prayer prayers pray prays bless blessed blessing angels angel satan devil world creation create created earth eternal everlasting
  resurrection cross crucified kingdom glory worship covenant prophet prophets apostle apostles disciple disciples commandments
  commandment work works adultery divorce anger marriage money wisdom heart soul hate hates anything nothing something
  anyone cannot angry jealous know knows word words mean means meaning teach teaches say says tell give gives go goes went
  dios jesus jesucristo senor espiritu santo biblia fe amor ama amo gracia esperanza paz cielo infierno pecado pecados pecador pecadores
  perdona perdonar perdon todos todas todo el la los las un una de del en y o que quien como por para con al es son hay
  iglesia oracion salvacion salvar salva salvo mundo cruz reino ley evangelio bautismo manera tal versiculo versiculos`.split(
    /\s+/,
  ),
);
