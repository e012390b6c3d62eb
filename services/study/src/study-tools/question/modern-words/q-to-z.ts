/** Words of today as in `a-to-f.ts`, from q to z. */
export const Q_TO_Z = `
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
