/** Persons and places as Spanish Bibles of today write them → as the works of this library list them. */
const NAMES = `
mardoqueo mordecai|aman haman|asuero ahasuerus|vasti vashti|noemi naomi|booz boaz|orfa orpah|elimelec elimelech|obed obed|isai jesse|
jonatan jonathan|mical michal|abigail abigail|nabal nabal|joab joab|abner abner|urias uriah|natan nathan|adonias adonijah|amnon amnon|
tamar tamar|mefiboset mephibosheth|siba ziba|ahitofel ahithophel|husai hushai|roboam rehoboam|jeroboam jeroboam|asa asa|acaz ahaz|
manases manasseh|josias josiah|joacim jehoiakim|joaquin jehoiachin|sedequias zedekiah|jehu jehu|oseas hosea|joel joel|amos amos|
abdias obadiah|miqueas micah|nahum nahum|habacuc habakkuk|sofonias zephaniah|hageo haggai|zacarias zechariah|malaquias malachi|
esdras ezra|nehemias nehemiah|zorobabel zerubbabel|sanbalat sanballat|tobias tobiah|ciro cyrus|dario darius|artajerjes artaxerxes|
belsasar belshazzar|sadrac shadrach|mesac meshach|abednego abednego|baruc baruch|guedalias gedaliah|
caleb caleb|coré korah|core korah|datan dathan|balaam balaam|balac balak|finees phinehas|eleazar eleazar|nadab nadab|abiu abihu|
jetro jethro|sefora zipporah|miriam miriam|josue joshua|rahab rahab|acan achan|otoniel othniel|aod ehud|samgar shamgar|debora deborah|
barac barak|jael jael|sisara sisera|abimelec abimelech|jefte jephthah|dalila delilah|manoa manoah|eli eli|ana hannah|elcana elkanah|
penina peninnah|ofni hophni|agag agag|doeg doeg|set seth|lamec lamech|sem shem|cam ham|jafet japheth|nimrod nimrod|tare terah|lot lot|
faraon pharaoh|potifar potiphar|asenat asenath|efrain ephraim|ruben reuben|simeon simeon|levi levi|juda judah|dan dan|neftali naphtali|
gad gad|aser asher|isacar issachar|zabulon zebulun|benjamin benjamin|dina dinah|zilpa zilpah|bilha bilhah|cetura keturah|betuel bethuel|
elisabet elisabeth|isabel elisabeth|gabriel gabriel|miguel michael|herodias herodias|salome salome|anas annas|malco malchus|cleofas cleopas|
bartimeo bartimaeus|jairo jairus|magdalena magdalene|juana joanna|susana susanna|natanael nathanael|alfeo alphaeus|zebedeo zebedee|
ananias ananias|safira sapphira|gamaliel gamaliel|dorcas dorcas|tabita tabitha|eneas aeneas|rode rhoda|lidia lydia|jason jason|crispo crispus|
galion gallio|demetrio demetrius|eutico eutychus|tiquico tychicus|trofimo trophimus|felix felix|festo festus|agripa agrippa|berenice bernice|
drusila drusilla|publio publius|epafrodito epaphroditus|epafras epaphras|onesimo onesimus|arquipo archippus|demas demas|evodia euodias|
sintique syntyche|febe phebe|gayo gaius|diotrefes diotrephes|loida lois|eunice eunice|himeneo hymenaeus|alejandro alexander|
hebron hebron|siquem shechem|betel bethel|silo shiloh|samaria samaria|siria syria|asiria assyria|persia persia|damasco damascus|tiro tyre|
sidon sidon|capernaum capernaum|cafarnaum capernaum|betania bethany|betsaida bethsaida|emaus emmaus|cesarea caesarea|jope joppa|
antioquia antioch|tarso tarsus|efeso ephesus|corinto corinth|filipos philippi|tesalonica thessalonica|atenas athens|creta crete|malta melita|
chipre cyprus|roma rome|sinai sinai|carmelo carmel|horeb horeb|nebo nebo|hermon hermon|ararat ararat|canaan canaan|edom edom|
moab moab|madian midian|galaad gilead|filistea philistia|eden eden|babel babel|ofir ophir|tarsis tarshish|gosen goshen|siloe siloam|cedron kidron
`;

export const SPANISH_PEOPLE: readonly (readonly [string, string])[] = NAMES.replaceAll('\n', '')
  .split('|')
  .map((pair) => pair.trim().split(' '))
  .flatMap(([spanish, english]) => (spanish && english ? [[spanish, english] as const] : []));
