const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** The words by which distress is known, long enough that one wrong letter leaves them recognisable. */
export const KEY_WORDS = wordsIn(`
suicide suicidal myself killing alive living anymore nothing overdose hopeless worthless depressed without cutting
abused abuse abusive abusing abuses raped molested assaulted husband boyfriend girlfriend stepdad stepfather stepmom father
mother brother sister hitting beating beaten punched punches slapped slaps choked chokes choking strangled strangles
threatens threatened violent violence touched touches touching forced forces scared afraid
miscarriage miscarried stillborn funeral buried passed yesterday friend church pastor better
morir morirme matarme suicidarme suicidio quitarme quiero vivir esposo marido golpea golpeada maltrata maltrato abusaron
abusada abusado violaron violada amenaza fallecio murieron perdimos perdido aborto padrastro
`);

/** Ordinary words that are one letter away from those, and are meant as written. */
export const ORDINARY_WORDS = wordsIn(`
killings killings beatings endings livings suicides murders hittings fathers scarred deaths
abase abased abases abasing amused amuse amuses amusing accuse accused bused abound above about alike alove leaving loving giving
willing filling milling billing pulling telling calling falling feeling sitting fitting setting getting putting betting hating hilting
hunting heating beaming bearing bleating meeting eating seating beater better bitter butter letter batter latter matter
father fathers farther rather gather lather feather bather mother mothers another other bother smother brother brothers
sister sisters mister rapped taped reaped roped rated rapid slapped slips slaps slams stabs
choked choke chose chosen choose chooses choosing shocking checking chocking cloaking stroked strokes
touch touched toughed torched touches toughest teaching ouched voiced force forces forged forced fences farces faces
scarred sacred scored scaled stared spared cared shared afresh affair
passed posed paused pasted parsed passes passage pissed past paste tossed buried burned burred curried hurried married
funereal general friends fiend church churches churn clutch pastor pasture pastors pastel poster castor master faster
without within outing putting curing cuffing counting outing culling curling cutting sutting
moral mortar morar murió miro vivió viviere viven vives vive quiere quieren quieres quienes quien queria quitarle quitarte
marino mariana marcado markdown mardi golpes golpeo amenazas amenazó perdidos perdida perdiendo abortos abuso abusos
matarle matarlo matarnos matarla suicide suicides living livings alive arrive olive nothing nothings noting notching
suicidal homicide homicidal fratricide hopeless worthless husband husbands husbandry violence violent violet violets
silence violante violin depressed repressed pressed oppressed impressed friend fiend fried trend
esposo esposa esposos espuso marido maridos vivir vivid sufrir abusive abrasive abusers abuser abusers molested molesto
threatens threatened threaten threads threatening beating bating boating beaten beacon eaten batten
punished punishes pinched pinches bunched lunched punches munched strangled strangler stranger strangers straggled
assaulted insulted exalted halted assault overdone overdue overdosed stepmother stepfather
`);
