/** Passages as Spanish readers call them → as the tables of this folder name them; folded. */
const PASSAGES = new Map(
  `nacimiento de jesus:birth of jesus|sermon del monte:sermon on the mount|bienaventuranzas:beatitudes|padre nuestro:lords prayer|buen samaritano:good samaritan|
  hijo prodigo:prodigal son|oveja perdida:lost sheep|sembrador:parable of the sower|diez virgenes:ten virgins|
  ultima cena:last supper|diez mandamientos:ten commandments|arca de noe:noahs ark|torre de babel:tower of babel|
  zarza ardiente:burning bush|mar rojo:crossing the red sea|diez plagas:ten plagues|becerro de oro:golden calf|
  armadura de dios:armour of god|fruto del espiritu:fruit of the spirit|gran comision:great commission|
  david y goliat:david and goliath|horno de fuego:fiery furnace|foso de los leones:lions den|huesos secos:dry bones|
  mujer samaritana:woman at the well|bodas de cana:wedding at cana|caminar sobre el agua:walking on water|
  multiplicacion de los panes:feeding of the five thousand|jardin del eden:garden of eden|caida del hombre:the fall|
  doce apostoles:twelve apostles|doce discipulos:twelve apostles|doce tribus:twelve tribes|siete iglesias:seven churches|libros de la biblia:books of the bible|dones del espiritu:gifts of the spirit|gran mandamiento:greatest commandment|muro de jerusalen:rebuilding the walls|torre de siloe:siloam|resurreccion de lazaro:raising of lazarus|resurreccion de jesus:resurrection of jesus|crucifixion:crucifixion|apocalipsis de juan:revelation|mujer adultera:woman taken in adultery|joven rico:rich young ruler|viuda pobre:widows mite|camino a damasco:road to damascus|camino de emaus:road to emmaus|regla de oro:golden rule|buen pastor:good shepherd|
  sacrificio de isaac:sacrifice of isaac|escalera de jacob:jacobs ladder|muros de jerico:walls of jericho|
  salmo del pastor:shepherd psalm|reyes magos:wise men|transfiguracion:transfiguration|pentecostes:pentecost`
    .split('|')
    .map((pair) => pair.trim().split(':') as [string, string]),
);

/** Names by which a question shows that it is asked in Spanish. */
export const SPANISH_PASSAGES = [...PASSAGES].flatMap(([spanish, english]) => (spanish === english ? [] : [spanish]));

/** Sayings that Spanish readers take for Scripture → as the tables name them. */
const SAYINGS = new Map(
  `ayudate que yo te ayudare:god helps those who help themselves|ayudate y te ayudare:god helps those who help themselves|
  dios aprieta pero no ahorca:god never give more than handle|la limpieza es parte de la piedad:cleanliness next godliness|
  el dinero es la raiz de todos los males:money root all evil|esto tambien pasara:this too shall pass|
  dios ayuda a quien madruga:god helps early risers|al que madruga dios lo ayuda:god helps early risers|al que madruga dios le ayuda:god helps early risers|dios ayuda a los que se ayudan:god helps those who help themselves`
    .split('|')
    .map((pair) => pair.trim().split(':') as [string, string]),
);

/** Names in quotation marks or italics as Spanish readers call them. */
export const withSpanishNames = (sentence: string): string =>
  [...PASSAGES].reduce(
    (text, [spanish, english]) => text.replace(`“${english}”`, `“${spanish}”`).replace(`*${english}*`, `*${spanish}*`),
    sentence,
  );

/** Each name of the text, folded, as English calls it. */
export const withEnglishNames = (folded: string): string =>
  [...SAYINGS, ...PASSAGES].reduce((text, [spanish, english]) => text.replaceAll(spanish, english), folded);
