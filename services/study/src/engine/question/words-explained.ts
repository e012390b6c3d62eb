/**
 * Words that people ask the meaning of by themselves: `how they are written, also in Spanish | Strong's numbers |
 * verses`. Names of God, words that the Bible keeps from Hebrew, Aramaic or Greek, and words of hymns and sermons.
 */
export const WORDS_EXPLAINED = `
hallelujah ; alleluia ; halleluia ; haleluya ; aleluya ; hallelu ; halleluyah | H1984 H3050 G239 | Psalm 150:6; Revelation 19:1
maranatha ; maranata ; maran atha | G3134 | 1 Corinthians 16:22
amen | H543 G281 | Deuteronomy 27:15; 2 Corinthians 1:20
hosanna ; hosana | G5614 | Matthew 21:9; Psalm 118:25
selah ; sela | H5542 | Psalm 3:2
abba | G5 | Mark 14:36; Romans 8:15
messiah ; messias ; mesias ; mashiach | H4899 G3323 | John 1:41; Daniel 9:25
christ ; cristo ; christos | G5547 | Matthew 16:16; John 1:41
rabbi ; rabi ; rabboni ; raboni | G4461 | John 1:38
immanuel ; emmanuel ; emanuel | G1694 H6005 | Matthew 1:23; Isaiah 7:14
golgotha ; golgota | G1115 | John 19:17
gethsemane ; getsemani | G1068 | Matthew 26:36
raca ; raka | G4469 | Matthew 5:22
corban | G2878 | Mark 7:11
mammon ; mamon ; mamona | G3126 | Matthew 6:24
talitha cumi ; talita cumi ; talitha ; talitha koum | G5008 G2891 | Mark 5:41
ephphatha ; efata ; effatha | G2188 | Mark 7:34
ebenezer ; eben ezer | H72 | 1 Samuel 7:12
beelzebub ; beelzebul ; belcebu ; beelzebu | G954 | Matthew 12:24
sabaoth ; lord of sabaoth ; lord of hosts | G4519 | Romans 9:29; James 5:4
shibboleth | H7641 | Judges 12:6
urim thummim ; urim ; thummim ; urim and thummim ; urim y tumim | H224 H8550 | Exodus 28:30
ichabod ; icabod | H350 | 1 Samuel 4:21
nephilim ; nefilim | H5303 | Genesis 6:4; Numbers 13:33
sheol ; seol | H7585 | Psalm 16:10
hades | G86 | Acts 2:27; Revelation 20:14
gehenna ; gehena | G1067 | Matthew 10:28
adonai | H136 | Genesis 15:2
elohim | H430 | Genesis 1:1
yahweh ; jehovah ; yhwh ; yahve ; jehova | H3068 | Exodus 3:15; Exodus 6:3
el shaddai ; shaddai | H410 H7706 | Genesis 17:1
jehovah jireh ; jehova jireh ; yahweh yireh | H3070 | Genesis 22:14
jehovah nissi ; jehova nisi | H3071 | Exodus 17:15
shalom | H7965 | Numbers 6:26
ekklesia ; ecclesia ; eclesia | G1577 | Matthew 16:18
koinonia | G2842 | Acts 2:42
parousia | G3952 | Matthew 24:27
paraclete ; parakletos ; paracletos ; paraclito ; paracleto | G3875 | John 14:16
metanoia | G3341 | Acts 2:38
gospel ; evangelio ; evangelion | G2098 | Mark 1:1; Romans 1:16
apostle ; apostol | G652 | Mark 3:14
pentecost ; pentecostes | G4005 | Acts 2:1
passover ; pascua ; pesach | H6453 | Exodus 12:11
cherub ; cherubim ; cherubims ; querubin ; querubines | H3742 | Genesis 3:24
seraph ; seraphim ; seraphims ; serafin ; serafines | H8314 | Isaiah 6:2
manna | H4478 | Exodus 16:15
zion ; sion | H6726 | Psalm 48:2
armageddon ; armagedon | G717 | Revelation 16:16
anathema ; anatema | G331 | Galatians 1:8
leviathan ; leviatan | H3882 | Job 41:1
behemoth | H930 | Job 40:15
azazel ; scapegoat | H5799 | Leviticus 16:8
mene tekel ; mene mene tekel upharsin ; mene | H4484 H8625 H6537 | Daniel 5:25-28
ephod ; efod | H646 | Exodus 28:6
nazirite ; nazarite ; nazareo | H5139 | Numbers 6:2
propitiation ; propiciacion | G2435 G2434 | Romans 3:25; 1 John 2:2
bethel ; betel ; beth el | H1008 | Genesis 28:19
jesus ; yeshua | G2424 H3091 | Matthew 1:21
tetragrammaton | H3068 | Exodus 3:15
eloi eloi lama sabachthani ; eloi ; eli eli lama sabachthani | G1682 G4518 | Mark 15:34
baptize ; baptise ; bautizar | G907 | Matthew 28:19
bethlehem ; belen | H1035 | Micah 5:2
sabbath ; shabbat ; sabado | H7676 | Exodus 20:8
pharisee ; pharisees ; fariseo ; fariseos | G5330 | Acts 23:8
lord of lords | G2962 | Revelation 19:16
`;
