/** Words of today as in `a-to-f.ts`, from g to p. */
export const G_TO_P = `
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
`;
