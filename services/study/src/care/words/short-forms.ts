/** How people write in haste, and what it says. Apostrophes are gone already; two letters are enough to be understood. */
const LINES = `
im ive: i am, i have
iam: i am
dont dnt don: do not
doesnt dosent doesn: does not
didnt didn: did not
cant cannot: can not
couldnt couldn: could not
wont: will not
wouldnt: would not
shouldnt: should not
isnt isn: is not
wasnt wasn: was not
arent: are not
aint: is not
havent haven: have not
hasnt: has not
hes shes: he is, she is
theyre youre: they are, you are
whats wats: what is, what is
thats theres: that is, there is
wanna wana: want to, want to
gonna gunna: going to, going to
gotta: have to
tryna: trying to
lemme: let me
u ur: you, your
bf: boyfriend
gf: girlfriend
hubby hubbie: husband
bestie bff: best friend
hb: husband
tonite tonight 2nite 2night 2nt: tonight
nite: night
yday yest: yesterday
tmrw tmr tomoro tomorow tommorow tommorrow: tomorrow
kms kmsing: kill myself
sewerslide: suicide
unalive unaliving unalived: kill, killing, killed
offing: killing
kil kiil kilin killin: kill
diee dye: die
ded: dead
liv livin: live
wen: when
bcuz becuz cuz cos bc coz: because
nvr: never
any1: anyone
some1 sum1 smone: someone
every1: everyone
no1 noone: no one
w/o: without
idk: i do not know
thx: thanks
beet beets: beat, beats
hitt hitts hiting hitin: hit, hits, hitting, hitting
hittin beatin chokin: hitting, beating, choking
hurst hurtin: hurts, hurting
myslef meself mysel: myself
im'a ima imma: i am going to
anymor nomore: any more
anymore: any more
alot: a lot
pls plz: please
q k ke qe: que
xq pq xk porq: porque
kiero qiero qero kero: quiero
kieren: quieren
bibir: vivir
aser: hacer
asen ase: hacen, hace
e: he
x: por
tb tmb tambn: tambien
toy: estoy
pa: para
ntp: no
bn: bien
mijo mija: mi hijo, mi hija
sucidio suisidio: suicidio
suisidarme: suicidarme
`;

export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', meant = ''] = line.split(':');
      const forms = meant.split(',').map((form) => form.trim());
      return typed
        .trim()
        .split(' ')
        .map((word, index): [string, string] => [word, forms[Math.min(index, forms.length - 1)] ?? word]);
    }),
);
