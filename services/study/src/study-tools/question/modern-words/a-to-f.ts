/**
 * Words of today → what the King James Version has in the same verses, most often first: `modern, old words`, all as base
 * forms. A star marks those that the newer translation hardly has any more. Written by `derive-modern-words.ts` from the
 * World English Bible; what came together by chance was taken out by hand.
 */
export const MODERN_WORDS = `
abyss bottomless* pit
acacia shittim* wood
afford offer
ails aileth*
aim arrow
alien stranger*
allotted divide
allow suffer
amazement amazed
ambush wait
amount accord
angry wroth*
animal beast*
arisen rise
armory armoury*
army host*
aroma savour*
around round*
ascent going
atoning propitiation* sin
authority power
awaken awake*
awesome terrible*
axles wheel
baby babe*
baggage stuff*
banner ensign*
barracks castle*
basin bason* laver*
beach shore*
beautiful fair*
became begat*
bedroom bedchamber*
behavior conversation*
belt girdle* loins*
big great
bird fowl*
blacksmith smith*
blight blast mildew
block stumblingblock*
bloodshed blood
bloodthirsty bloody*
boat ship
bondservant servant
bore bear
boy lad*
braided gold
bribe gift
bronze brass*
bull bullock*
burnished brass*
callous heart
captivate ravished
caravan company
carcass carcase*
cargo ship
carpets cover tapestry
caterpillar locust caterpiller*
cauldron caldron* pot
ceiling cieled*
celebrate merry
cellar cellars*
certificate bill*
charioteers chariot
cherubim cherubims*
chieftain governor judah
circle compass*
citadel palace
clasp taches*
cling cleave*
club sword
cobra asp* adder
collateral surety*
confined keep shut
console comfort
conspire conspired*
container bottle* vessel
contradict able exhort
convulsed spirit tare*
cor measure
cornerstone corner
cot couch
counselor counsellor*
courier post
crag one
crazy mad*
creation creature
crescent ornament
criminal malefactor*
cripple good
cub whelp*
cumin cummin*
custody put
cutters hewer*
cypress fir*
dare durst*
darnel tare*
daughterinlaw daughter law
daughtersinlaw daughter law return
deer hart*
defect blemish*
defilement flesh walk
delicacies meat*
demolish image
demon devil*
denarius penny*
departure depart decease*
deserve render*
destroyer spoiler*
detest abomination
dill cummin*
disappoint ashamed*
disaster evil
discernment understand
disclose shew*
dismay dismayed*
disobedience transgression
disobey transgress*
distance afar*
distant far
district part
disturb disquiet*
diviner diviners*
divorce put away
donkey ass*
doorkeeper porter*
doubleminded double mind
dragnet net
drinker wine
drip drop
dug dig*
educated learn
effective effectual*
eighty fourscore*
embroidered broidered*
encamp pitch*
encampments castle*
enchanter astrologer*
encircled compass*
enclose inclose*
encouragement consolation*
endowed understand endued*
endurance patience*
engrave graven* image
enroll taxed*
ensnare snare
entrance enter
equipment unto*
especially special
everywhere every
evildoing evil wicked*
expanse firmament*
expense charge*
expensive precious
expression countenance*
extortionist extortioner*
exult rejoice
factions among
farmer husbandmen*
farthest border
fatherinlaw law
fattened calf fat
fawns hind*
fertile fat wood
fishermen fishers* cast
food meat*
forbade forbad*
foreign strange*
foreigner stranger*
forfeit soul
forgot forgat*
fork fleshhook*
fortify city
fracture breach
fragrance smell
freedom liberty
friendship secret
fringe garment
fulfill fulfilled*
future end
garland ornament
gatekeeper porter*
gaze look
gazelle roe hart*
gloat rejoice
gloom dark
godless hypocrite
goes goeth*
gossip talebearer*
grab hold
graft graff*
grain corn*
graze feed
greet salute*
grumble murmur
guidance counsel
halftribe half tribe
harass vex*
harm hurt*
harmful pour fall
headband bonnets*
helpless poor
herdsmen herdmen*
hidden hid*
holiday feast
hordes band
hospitable good hospitality
hostility enmity* hatred
however howbeit*
huge good
humility meek*
hung hang
illuminate glory
imitate follow
imitators followers*
immediately straightway*
immoral whoremonger*
immorality fornication*
imperishable incorruption*
impurity unclean
inappropriate unseemly
innards inward
innermost side
innocence innocency*
inquire enquire*
insane mad*
inscribe write
inscription superscription*
inside within
insolent proud
island isle*
jackal dragon*
jailer prison
jewelry ornament
jubilee jubile*
justice judgment
kill slay*
knelt kneel
laborer labourer*
ladle spoon*
lady damsel*
lamp candlestick*
language tongue
lazy hand
leather skin
lentil lentiles*
lioness lion
listen hearken*
lit light
livestock cattle
loathe lothe*
loosen loose*
lustful lasciviousness*
lute psaltery* harp
lyre harp psaltery*
maacah maachah*
madman mad*
mail habergeon*
management stewardship
manager steward
mankind man
marketplace market*
marvel marvelled*
marvelous marvellous*
mat bed
meal offer meat*
measurements measure
medium familiar spirit wizard
memory remembrance*
middle midst*
mildew leprosy
mina pound*
mirror glass
misfortune evil
mistaken err*
mix mingle*
moan mourn dove
mocker scorner*
molding crown
monster dragon* sea
mortar morter*
motherinlaw mother law
mound cast
mud clay eye mire
music musick*
mute dumb*
nativeborn stranger* bear
nave temple
neigh neighing*
news gospel*
noisy noise
nurse suck*
obvious manifest*
offense offence*
older elder age
ordinance judgment
ostrich owl
outer court
outstretched stretch arm
papyrus water flag*
paralytic sick palsy*
paralyzed palsy*
partake partaker
partiality person
participate partaker
pasture suburbs*
peaceful peaceable*
peg nail
perfumer apothecary*
perishable incorruption*
permission leave
perplexed doubt
perseverance patience*
perversion blood lie confusion
petition supplication
piety fear
pig swine*
pilot pilots*
plaster plaister*
platter charger*
plea please
plumb line
plunder spoil*
pole staves*
porcupine bittern*
portray pourtray*
predestined predestinate*
pregnant child
pretend feign*
proconsul deputy
progress furtherance
prominent honourable* woman
prostitute harlot*
prostitution whoredom*
protect preserve
quail quails*
quota task*
raiders spoiler*
rainbow cloud bow
rare precious
rebuild repair
recline sat
recognize know
regret repent
relent repent
relief rest
remind remembrance* put
reply answer
rescue deliver
resident sojourner*
retribution recompence*
reverent fear
ridicule laugh scorn*
rival provoke
riverside river side
rocky stony*
rooster cock*
rouse awake*
ruby rubies*
ruthless terrible*
sailors shipmen*
sandal shoe*
sash girdle*
savory savoury* meat*
scepter sceptre*
scoffer scorner*
screen hang
scroll roll
seah measure
sealskin cover badgers* skin
seashore sea
seaside sea side
select take
senseless foolish
severe sore*
sexual fornication*
shade shadow
show shew*
shown shew*
signal gather
sixty threescore*
skillful cunning*
sky heaven
sleek fat
sluggard slothful*
snake serpent
soninlaw law
spat spit
spelt wheat
spew mouth
splendor glory
square foursquare* street
stadia furlongs*
stagger drink
stare look
steadfast stedfast*
steed chariot dromedary
stench stink*
stew pottage*
stomach belly*
storm tempest*
stormy tempestuous*
stray err* deceit
streaked ringstraked*
strict strait*
strike smite*
stringed psaltery*
stronghold hold
struck smote*
stubborn heart
stupid brutish*
submission subjection
suitable meet
sulfur brimstone*
summon call
surround compass* round*
survey describe*
swerve yet decline*
sycamore sycomore* tree
tablet table
tamarisk tree
tambourine timbrel* harp tabret*
tar slime*
taskmaster taskmasters*
tax publican*
tent tabernacle*
teraphim image
threshold door
threw cast
throw cast
thrown cast
tolerate suffer
tomb sepulchre*
tomorrow morrow*
tore rent*
torn rent*
traders merchant
traveler traveller*
treaty league*
trial temptation
trim trimmed*
trod trode*
trousers linen breeches*
tumors emerods*
tunic coat*
turban mitre*
ugly ill* favour*
unbelieving believe
unless except
untie loose*
untying loose*
urgent instant
urinates leave piss* wall
useless unprofitable
usual wont
valid true
various divers*
vat press
vegetables eat
veil vail*
venom poison asp*
venomous fiery serpent
wail howl*
waist loins*
wallet scrip*
warrior war
watercourse river
weeds tare*
welcome receive
wellpleasing good
whatever whatsoever*
wherever whithersoever*
whirling wheel whirlwind
whoever whosoever*
whomever whomsoever*
wick wicked*
wide broad*
width breadth*
wineskin bottle*
winnow fan*
wisehearted wise heart
withheld withholden*
worn yet
worshiper worshipper*
worthily walk worthy
yeast leaven*
yourself thyself*
`;
