/** Passages of the Old Testament by the names that readers know them by: `OSIS-like reference | name; name`, in canonical order. */
export const PASSAGES_OLD = `
Genesis 1:1-2:3 | creation of the world; creation account; the creation; creation story; seven days of creation; six days of creation; how god made the world
Genesis 1:26-31 | image of god; created in gods image; made in the image of god
Genesis 2:4-25 | garden of eden; second creation account; creation of adam; adam and eve; creation of eve
Genesis 3 | the fall; fall of man; the fall of adam; temptation of eve; serpent in the garden; forbidden fruit; adam and eve sinned; original sin
Genesis 3:15 | protevangelium; first gospel; seed of the woman
Genesis 4:1-16 | cain and abel; cain killed abel; mark of cain; first murder; my brothers keeper
Genesis 5 | generations of adam; methuselah lived; genealogy of adam
Genesis 6:9-8:22 | noahs ark; noah and the ark; noah and the flood; the flood; great flood; story of noah; animals in the ark; animals into the ark
Genesis 9:8-17 | noahs covenant; rainbow covenant; covenant with noah; sign of the rainbow
Genesis 11:1-9 | tower of babel; confusion of tongues; confusion of languages
Genesis 12:1-9 | call of abram; call of abraham; calling of abraham; abrahams call
Genesis 14:17-24 | abraham and melchizedek; melchizedek blessed abram
Genesis 15 | covenant with abraham; abrahamic covenant; covenant with abram
Genesis 16 | hagar and ishmael; birth of ishmael; hagar in the wilderness; god sees hagar
Genesis 17 | covenant of circumcision; sign of circumcision
Genesis 18:1-15 | three visitors of abraham; sarah laughed; abrahams three visitors
Genesis 18:16-33 | abraham pleads for sodom; abraham intercedes for sodom
Genesis 19:1-29 | sodom and gomorrah; destruction of sodom; lots wife; pillar of salt
Genesis 21:1-7 | birth of isaac
Genesis 22:1-19 | sacrifice of isaac; binding of isaac; offering of isaac; abraham sacrifices isaac; abraham and isaac; akedah; ram in the thicket
Genesis 24 | isaac and rebekah; a wife for isaac; rebekah at the well
Genesis 25:19-34 | jacob and esau; esau sells his birthright; esaus birthright; mess of pottage; birth of jacob and esau
Genesis 27 | jacob steals the blessing; jacob deceives isaac; stolen blessing
Genesis 28:10-22 | jacobs ladder; jacobs dream; stairway to heaven; jacob at bethel; bethel
Genesis 29 | jacob and rachel; leah and rachel; jacob serves laban
Genesis 32:22-32 | jacob wrestles; jacob wrestling; wrestling with god; jacob wrestles with the angel; peniel
Genesis 37 | coat of many colours; coat of many colors; joseph sold; josephs dreams; joseph and his brothers; josephs coat
Genesis 39 | potiphars wife; joseph and potiphars wife; joseph in prison
Genesis 41 | pharaohs dreams; joseph interprets pharaohs dreams; seven fat cows; seven lean years
Genesis 45 | joseph reveals himself; joseph makes himself known; joseph forgives his brothers
Genesis 49:1-28 | jacob blesses his sons; jacobs blessing
Genesis 50:15-21 | ye thought evil against me; god meant it unto good; you meant it for evil
Genesis 35:22-26 | sons of jacob; jacobs sons; twelve sons of jacob; how many sons did jacob have; twelve tribes
Exodus 1:8-22 | hebrew midwives; shiphrah and puah; israel in egypt; slavery in egypt
Exodus 2:1-10 | birth of moses; moses in the bulrushes; moses in the basket; baby moses; ark of bulrushes
Exodus 3 | burning bush; moses and the burning bush; call of moses; i am that i am
Exodus 7:14-12:30 | ten plagues; plagues of egypt; the plagues
Exodus 12:1-28 | passover; the first passover; passover lamb; institution of the passover
Exodus 14 | crossing of the red sea; crossing the red sea; parting of the red sea; red sea crossing; parting the sea
Exodus 15:1-21 | song of moses; song of miriam; song of the sea
Exodus 16 | manna; manna from heaven; manna and quail; bread from heaven in the wilderness
Exodus 17:1-7 | water from the rock; moses strikes the rock; massah and meribah
Exodus 17:8-16 | aaron and hur; moses hands held up; battle with amalek
Exodus 19 | israel at sinai; israel at mount sinai; mount sinai
Exodus 20:1-17 | ten commandments; the decalogue; decalogue; 10 commandments
Exodus 25-27 | tabernacle; the tabernacle; building of the tabernacle
Exodus 28 | garments of the priest; priestly garments; high priests breastplate; urim and thummim
Exodus 32 | golden calf; the golden calf
Exodus 33:12-23 | moses sees gods glory; show me thy glory; cleft of the rock
Exodus 34:29-35 | shining face of moses; veil of moses; moses veil
Leviticus 10:1-7 | nadab and abihu; strange fire
Leviticus 16 | day of atonement; yom kippur; scapegoat; the scapegoat
Leviticus 19:9-18 | love thy neighbour as thyself in leviticus; gleaning law
Leviticus 23 | feasts of israel; feasts of the lord; seven feasts; jewish feasts
Leviticus 25 | year of jubilee; the jubilee; jubilee; sabbatical year
Numbers 6:22-27 | aaronic blessing; priestly blessing; aarons blessing; the lord bless thee and keep thee; benediction of aaron
Numbers 13-14 | twelve spies; the twelve spies; caleb and joshua spy; spies in canaan; spying out the land
Numbers 16 | korah; rebellion of korah; korahs rebellion
Numbers 17 | aarons rod; aarons rod budded
Numbers 20:1-13 | waters of meribah; why moses could not enter; moses disobeys
Numbers 21:4-9 | brazen serpent; bronze serpent; brass serpent; fiery serpents
Numbers 22-24 | balaam; balaams donkey; balaams ass; balaam and balak; talking donkey
Deuteronomy 6:4-9 | shema; the shema; hear o israel; greatest commandment in deuteronomy
Deuteronomy 28 | blessings and curses; blessing and curse
Deuteronomy 30:11-20 | choose life; life and death set before you
Deuteronomy 34 | death of moses; moses death
Joshua 1:1-9 | joshua takes command; be strong and of a good courage; be strong and courageous
Joshua 2 | rahab; rahab and the spies; scarlet cord
Joshua 3 | crossing the jordan; crossing of the jordan
Joshua 6 | walls of jericho; fall of jericho; battle of jericho; jericho falls; who destroyed jericho
Joshua 7 | achan; sin of achan; achans sin
Joshua 10:1-15 | sun stood still; the sun stands still
Joshua 24:14-28 | choose you this day; as for me and my house; joshuas farewell
Judges 4 | deborah; deborah and barak; jael and sisera; jael
Judges 5 | song of deborah
Judges 6:11-40 | gideons fleece; call of gideon; gideon; gideon and the fleece
Judges 7 | gideons three hundred; gideons army; gideons 300
Judges 11 | jephthah; jephthahs vow; jephthahs daughter
Judges 13-16 | samson; story of samson
Judges 16:4-31 | samson and delilah; samsons hair; samson and the philistines; death of samson
Judges 19 | levites concubine
Ruth 1:16-18 | whither thou goest; where you go i will go; ruth and naomi
Ruth 2-4 | ruth and boaz; kinsman redeemer; boaz
1 Samuel 1:1-20 | hannah; hannahs prayer for a son; birth of samuel
1 Samuel 2:1-10 | hannahs song; song of hannah; hannahs prayer
1 Samuel 3 | call of samuel; samuel hears the lord; speak lord thy servant heareth; calling of samuel
1 Samuel 8 | israel asks for a king; israel demands a king; give us a king
1 Samuel 16:1-13 | anointing of david; david anointed; samuel anoints david; man looketh on the outward appearance
1 Samuel 17 | david and goliath; goliath; david kills goliath; david slays goliath
1 Samuel 18:1-4 | david and jonathan; jonathan and david
1 Samuel 24 | david spares saul; david in the cave
1 Samuel 25 | abigail; david and abigail; nabal; abigail and nabal
1 Samuel 28 | witch of endor; medium of endor
2 Samuel 6 | uzzah; david dances; ark brought to jerusalem; uzzah touches the ark
2 Samuel 7 | davidic covenant; covenant with david; gods covenant with david
2 Samuel 9 | mephibosheth; david and mephibosheth
2 Samuel 11 | bathsheba; david and bathsheba; davids sin; davids adultery; uriah
2 Samuel 12:1-15 | nathan and david; nathans parable; thou art the man; ewe lamb
2 Samuel 13 | amnon and tamar; rape of tamar
2 Samuel 18 | death of absalom; absalom
1 Kings 3:5-15 | solomons prayer for wisdom; solomon asks for wisdom; solomons dream; solomons wisdom
1 Kings 3:16-28 | judgment of solomon; solomon and the two women; solomon and the baby; two mothers
1 Kings 6 | temple of solomon; solomons temple; building of the temple
1 Kings 8:22-53 | solomons prayer at the temple; dedication of the temple
1 Kings 10:1-13 | queen of sheba; solomon and the queen of sheba
1 Kings 12 | division of the kingdom; divided kingdom; rehoboam and jeroboam
1 Kings 17:1-7 | elijah and the ravens; brook cherith
1 Kings 17:8-24 | widow of zarephath; elijah and the widow
1 Kings 18:20-40 | elijah and the prophets of baal; elijah on mount carmel; mount carmel; prophets of baal
1 Kings 19:1-18 | elijah under the juniper tree; elijah flees
1 Kings 19:8-18 | elijah meets god; where did elijah meet god; elijah at horeb; still small voice
1 Kings 21 | naboths vineyard; naboth; ahab and naboth
2 Kings 2:1-14 | chariot of fire; elijah taken up; elijah and elisha; elijahs mantle
2 Kings 4:1-7 | widows oil; elisha and the widows oil
2 Kings 4:8-37 | shunammite woman; the shunammite
2 Kings 5 | naaman; naaman the leper; healing of naaman
2 Kings 6:1-7 | floating axe head; the iron did swim
2 Kings 18-19 | hezekiah and sennacherib; sennacheribs invasion
2 Kings 20:1-11 | hezekiahs illness; hezekiahs life lengthened
2 Kings 22-23 | josiah; book of the law found; josiahs reform
2 Kings 25 | fall of jerusalem; destruction of jerusalem; destruction of the temple
1 Chronicles 4:9-10 | prayer of jabez; jabez
2 Chronicles 7:12-22 | if my people which are called by my name; if my people
2 Chronicles 20:1-30 | jehoshaphats prayer; jehoshaphat; the battle is not yours
Ezra 3 | rebuilding of the temple; foundation of the second temple
Nehemiah 2-6 | rebuilding the walls; rebuilding of the wall; walls of jerusalem rebuilt; nehemiahs wall
Nehemiah 8 | ezra reads the law; joy of the lord is your strength
Esther 4 | for such a time as this; mordecai and esther; if i perish i perish
Job 1-2 | jobs suffering; job is tested; job and satan
Job 19:23-27 | i know that my redeemer liveth; my redeemer lives
Job 38-41 | god answers job; out of the whirlwind; behemoth; leviathan; behemoth and leviathan
Psalm 1-150 | longest book; longest book in the bible; longest book of the bible
Psalm 1 | two ways psalm; blessed is the man
Psalm 8 | what is man that thou art mindful of him
Psalm 19 | the heavens declare the glory of god
Psalm 22 | my god my god why hast thou forsaken me psalm; psalm of the cross
Psalm 23 | shepherd psalm; psalm of the shepherd; the lord is my shepherd; good shepherd psalm; shepherds psalm
Psalm 27 | the lord is my light and my salvation
Psalm 42 | as the hart panteth; as the deer
Psalm 46 | god is our refuge and strength
Psalm 51 | davids psalm of repentance; psalm of repentance; create in me a clean heart; miserere
Psalm 90 | prayer of moses; teach us to number our days
Psalm 91 | psalm of protection; under his wings psalm; secret place of the most high
Psalm 100 | old hundredth; psalm of thanksgiving; make a joyful noise
Psalm 103 | bless the lord o my soul
Psalm 117 | shortest psalm; shortest chapter; shortest chapter in the bible
Psalm 119 | longest psalm; longest chapter; longest chapter in the bible; psalm of the law
Psalm 120-134 | songs of ascents; songs of degrees; psalms of ascent
Psalm 121 | i will lift up mine eyes unto the hills; i will lift up my eyes to the hills
Psalm 133 | psalm of unity; brethren dwell together in unity
Psalm 137 | by the rivers of babylon
Psalm 139 | fearfully and wonderfully made; omniscience psalm
Proverbs 3:5-6 | trust in the lord with all thine heart
Proverbs 31:10-31 | virtuous woman; proverbs 31 woman; virtuous wife; woman of noble character; excellent wife
Ecclesiastes 3:1-8 | a time for everything; to every thing there is a season; time to be born
Ecclesiastes 12 | remember now thy creator; conclusion of the whole matter
Isaiah 6:1-8 | call of isaiah; isaiahs vision; here am i send me; isaiahs call; holy holy holy
Isaiah 7:10-17 | immanuel prophecy; a virgin shall conceive; sign of immanuel
Isaiah 9:1-7 | unto us a child is born; prince of peace; wonderful counsellor
Isaiah 11:1-9 | stem of jesse; root of jesse; wolf and the lamb; peaceable kingdom
Isaiah 14:12-15 | fall of lucifer; lucifer; how art thou fallen from heaven
Isaiah 40:1-11 | comfort ye my people; voice crying in the wilderness
Isaiah 40:27-31 | mount up with wings as eagles; wings like eagles
Isaiah 52:13-53:12 | suffering servant; the suffering servant; man of sorrows; servant song; fourth servant song
Isaiah 55 | ho every one that thirsteth; my thoughts are not your thoughts
Isaiah 58 | true fasting; fast that god has chosen; the fast that i have chosen
Isaiah 61:1-3 | spirit of the lord is upon me; beauty for ashes
Isaiah 65:17-25 | new heavens and a new earth in isaiah
Jeremiah 1:4-10 | call of jeremiah; before i formed thee in the belly
Jeremiah 18:1-11 | potters house; potter and the clay; potter and clay; the potter
Jeremiah 29:10-14 | thoughts of peace and not of evil; plans to prosper you; i know the plans i have for you; plans i have for you; letter to the exiles
Jeremiah 31:31-34 | new covenant; the new covenant; new covenant in jeremiah
Lamentations 3:19-33 | great is thy faithfulness; new every morning; mercies are new every morning
Ezekiel 1 | ezekiels vision; ezekiels wheel; wheel in the middle of a wheel; four living creatures; ezekiels wheels
Ezekiel 34 | shepherds of israel; bad shepherds
Ezekiel 36:25-27 | new heart and new spirit; heart of stone; heart of flesh
Ezekiel 37:1-14 | valley of dry bones; dry bones
Ezekiel 38-39 | gog and magog; gog of magog
Daniel 2 | nebuchadnezzars dream; dream of the statue; feet of clay
Daniel 3 | fiery furnace; shadrach meshach and abednego; shadrach; three men in the furnace; burning fiery furnace
Daniel 5 | writing on the wall; handwriting on the wall; belshazzars feast; mene mene tekel
Daniel 6 | lions den; daniel in the lions den; daniel and the lions
Daniel 7 | daniels four beasts; son of man in daniel; ancient of days
Daniel 9:20-27 | seventy weeks; daniels seventy weeks; 70 weeks
Hosea 1-3 | hosea and gomer; gomer
Joel 2:28-32 | pour out my spirit upon all flesh; your old men shall dream dreams
Amos 5:18-27 | let judgment run down as waters; let justice roll; justice roll down
Jonah 1-2 | jonah and the whale; jonah and the fish; jonah in the whale; jonah in the fish
Jonah 3 | repentance of nineveh; jonah in nineveh; nineveh repents
Jonah 4 | jonah and the gourd; jonahs anger
Micah 5:2-5 | bethlehem ephratah; bethlehem prophecy
Micah 6:6-8 | do justly love mercy walk humbly; what doth the lord require; act justly
Habakkuk 3:17-19 | although the fig tree shall not blossom; though the fig tree
Zechariah 4:6-10 | not by might nor by power; zerubbabel; day of small things
Zechariah 9:9-10 | king upon a donkey; thy king cometh unto thee
Malachi 3:6-12 | storehouse tithing; will a man rob god; windows of heaven
Malachi 4 | sun of righteousness; elijah the prophet before the day
`;
