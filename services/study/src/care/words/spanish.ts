import type { CareWords } from './care-words.js';

/** Without accents, as the tokens are. */
const CONCEPTS = `
kin: esposo|esposa|marido|mujer|novio|novia|pareja|exnovio|ex|ex novio|exesposo|ex esposo|exmarido|ex marido|exnovia|papa|padre|papi|padrastro|mama|madre|mami|madrastra|padres|papas|hermano|hermana|hermanos|hermanastro|tio|tia|primo|prima|abuelo|abuela|abuelito|abuelita|hijo|hija|hijos|hijas|hijito|hijita|bebe|nene|nena|sobrino|sobrina|nieto|nieta|suegro|suegra|cunado|cunada|familia|conyuge|viejo|jefa|yerno|nuera|padrino|madrina|companero|prometido
role: jefe|profesor|maestro|entrenador|pastor|cura|sacerdote|lider|anciano|diacono|obispo|vecino|vecina|companero|amigo|amiga|tutor|cuidador|apostol|profeta|ministro|lideres|ancianos|hombre|senor|tipo|muchacho|chico|desconocido|alguien
mine: mi|mis|nuestro|nuestra|nuestros|nuestras|un|una|el|la
hit: pega|pego|pegaba|pegan|pegaban|pegaron|pegue|pegado|pegando|pegar|golpea|golpeo|golpeaba|golpean|golpeaban|golpearon|golpeado|golpeando|golpear|maltrata|maltrato|maltrataba|maltratan|maltrataron|maltratando|abusa|abuso|abusaba|abusan|abusaron|abusado|abusando|viola|violo|violaba|violaron|violado|ahorca|ahorco|ahorcaba|asfixia|asfixio|estrangula|estrangulo|amenaza|amenazo|amenazaba|amenazan|amenazado|amenazando|insulta|insulto|insultaba|insultan|humilla|humillo|humillaba|humillan|encierra|encerro|encerraba|empuja|empujo|empujaba|patea|pateo|pateaba|cachetea|cacheteo|abofetea|abofeteo|jalonea|jala|acosa|acoso|acosaba|acosan|manosea|manoseo|manoseaba|manosearon|lastima|lastimo|lastimaba|lastiman|lastimando|hiere|hirio|quema|quemo|muerde|agrede|agredio|agredia|agreden|ataca|ataco|obliga|obligo|obligaba|obligan|forzo|fuerza|forzaba|fuerzan|controla|controlaba|manipula|manipulaba|castiga|azota|zarandea|tortura|intimida|intimidan|explota|droga|drogo|persigue|perseguia|rompio|tira|tiro|avienta|pellizca|escupe|escupio|destroza|denigra|ofende|chantajea|somete|apuñala|apunala|apunto|apunalo|estrella|aporrea|aporreo|cela|vigila|prohibe|desprecia|atormenta|hace dano|hizo dano|hacia dano|hacen dano|hicieron dano|da golpes|daba golpes|dio golpes|dio una golpiza|da una paliza|dio una paliza|da palizas|pone la mano encima|puso la mano encima|ponia la mano encima|levanta la mano|levanto la mano|da cachetadas|dio una cachetada|dio una bofetada|da bofetadas|deja moretones|dejo moretones|quiere matar|quiso matar|trata mal|trata como|tocaba|manda fotos|bullying|hace bullying|hacen bullying|quita el dinero|parte la cara|pego con|ha pegado|ha golpeado
touch: toca|toco|tocaba|tocan|tocaban|tocaron|besa|beso|besaba|acaricia|acariciaba|mira|grababa|desnuda|desnudaba
live: vivir|vivir mas|seguir|seguir viviendo|estar aqui|estar vivo|estar viva|estar en este mundo|seguir aqui|seguir adelante|seguir asi|seguir con vida|existir|despertar|despertarme|levantarme|respirar|continuar|la vida|mi vida|esta vida|la vida misma|viviendo|estar mas aqui|estar mas en
die me: morirme|matarme|suicidarme|quitarme la vida|quitarme de|acabar con mi vida|terminar con mi vida|acabar conmigo|que me muera|que dios me lleve|irme de este mundo|desaparecerme|no despertarme|que me lleve|hacerme dano|lastimarme|cortarme|herirme|colgarme|ahorcarme|pegarme un tiro|darme un tiro|envenenarme|cortarme las venas|quitarme del
die: morir|morirme|morirse|morir ya|matarme|suicidarme|quitarme la vida|quitarme de|quitarme del|acabar con mi vida|acabar con todo|acabar con mi existencia|terminar con mi vida|terminar con todo|terminar con esto|acabar conmigo|acabar de una vez|poner fin|ponerle fin|desaparecer|desaparecerme|dejar de existir|dejar de vivir|dejar este mundo|no existir|no despertar|no estar aqui|no despertarme|no vivir|no haber nacido|ya no estar|ya no vivir|ya no existir|irme de este mundo|partir de este mundo|irme con dios|irme con el senor|estar muerto|estar muerta|la muerte|el suicidio|dormir para siempre|dormirme y no|dormir y no|hacerme dano|lastimarme|cortarme|herirme|colgarme|ahorcarme|pegarme un tiro|darme un tiro|tirarme|aventarme|lanzarme|saltar|envenenarme|tomarme todas|tomar todas|quitar la vida|no seguir|que dios me lleve|que me lleve|que me muera|que todo termine|que todo acabe|que todo se acabe|que esto termine|que esto acabe|tirar la toalla con la vida|descansar para siempre|cortarme las venas
i wish: quiero|quisiera|deseo|anhelo|pienso|voy a|prefiero|necesito|ganas de|tengo ganas de|estoy pensando en|he pensado en|pienso en|me gustaria|preferiria
wish: <i wish>|queria|querria|deseo|deseaba|desearia|anhelo|pienso|pensando|pensado|penso|pense|pensaba|ganas|preferiria|prefiero|prefiere|voy a|iba a|intente|intento|trate|ojala|necesito|espero|planeo|planeando|decidi|decidido|he decidido|idea|ideas|pensamientos|pensamiento|tentacion|tentada|tentado|impulso|impulsos|sueno|imagino|imaginando|gustaria|listo para|lista para|considero|considerando|pido|pedirle|pidiendo|ruego|mejor|dan|oro
died: murio|ha muerto|fallecio|ha fallecido|partio|esta muerto|esta muerta|se suicido|se mato|se quito la vida|se ahorco|se murio|lo mataron|la mataron|lo asesinaron|la asesinaron|fue asesinado|fue asesinada|nacio muerto|nacio muerta|nacio sin vida|acaba de morir|acaba de fallecer|acaba de partir|murieron|fallecieron|muriendo|se me murio|se nos murio|se nos fue|se me fue|mataron|asesinaron|ya no esta|ya no esta con nosotros|falleciendo|esta agonizando|esta en sus ultimos|murió|perdio la vida|perdio la batalla|se fue con el senor|partio con el senor|se esta muriendo|esta muriendo|descanso en el senor
recent: ayer|hoy|anoche|anteayer|antier|esta manana|esta tarde|esta noche|esta semana|la semana pasada|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|hace un dia|hace dos|hace tres|hace cuatro|hace cinco|hace unos dias|hace una semana|hace unas|hace pocos|hace poco|recien|recientemente|este mes|el mes pasado|hace un mes|de repente|en mis brazos|hace un rato|hace horas|el ano pasado|este ano|acaba|acabo|apenas
far: hace muchos anos|hace anos|hace decadas|hace mucho tiempo|hace diez anos|hace quince anos|hace veinte anos|hace treinta anos|hace cuarenta anos|hace cincuenta anos|cuando era nino|cuando era nina|cuando yo era
acute: llorar|lloro|no puedo|insoportable|extrano|duele|dolor|sola|solo|enojado|enojada|pesadillas|vacio|desconsolado
another: amigo|amiga|hermano|hermana|hijo|hija|joven|jovencita|muchacho|muchacha|chico|chica|nino|nina|mujer|senora|hombre|senor|pareja|familia|miembro|vecino|vecina|companero|companera|primo|prima|sobrino|sobrina|mama|madre|papa|padre|esposo|esposa|alguien|persona|estudiante|alumno|alumna|adolescente|feligres|cunada|cunado|tia|tio|abuela|abuelo|creyente|viuda|viudo|lider|novia|novio|matrimonio|suegra|nuera|yerno|nieto|nieta|conocida|conocido|hermanita|hermanito|ovejas|mejor amiga|mejor amigo|paciente|diacono|pastor|personas
other: <a> <another>|alguien
a: mi|un|una|el|la|nuestro|nuestra|este|esta|ese|esa|mis|unos|los|las|al|del|cierto|otra|otro|su|a|con
help: como|que|ayuda|ayudo|ayudar|ayudarla|ayudarlo|ayudarle|aconsejo|aconsejar|aconsejarla|aconsejarlo|consuelo|consolar|consolarla|consolarlo|digo|decir|decirle|hago|hacer|puedo|apoyo|apoyar|acompano|acompanar|debo
child: hijos|hijas|hijo|hija|nino|nina|ninos|ninas|bebe|esposa|mujer|novia|novio|esposo|mama|madre|pareja|hermano|hermana|hermanos|familia|nietos|hijastro|hijastra|alumno|alumna|menor|menores|companero|alguien|muchacha|jovencita
`;

const FIGURATIVE = `
golpe de (suerte|estado|vista|calor|gracia)
me (pego|pega|dio|da|pego) (un|una) (susto|abrazo|grito de|beso|alegria|sorpresa)
(me muero|me mato|me mata|muero|muriendo|morirme|muere|morir|me muero yo|murio|morimos|muerto|muerta) (de|por) (risa|hambre|sed|sueno|calor|frio|curiosidad|ganas|verguenza|amor|envidia|miedo|aburrimiento|saber|conocer|ver|leer|oir|escuchar|aprender|ir|comer|probar|cansancio|la risa|contarte|entender|visitar|empezar|cristo|el evangelio|la fe|jesus|jesucristo|mi fe|amor a|todos|todo|mi|mis|nosotros|nuestros|ti|los|la causa|una causa|el senor|dios)
(morir|muero|muerto|muertos|muera|muere|morimos|muriendo|morirme|muerta) (al|a) (pecado|mi|mi mismo|mi yo|mi carne|la carne|mi orgullo|yo|mundo|ti|uno mismo|si mismo|si|mis|los deseos|sus|mis pecados|nosotros|la ley|mi misma|viejo hombre|mis deseos)
cada dia muero
(matar|mata|mataba|matando|muera|morir|crucificar|mate) (el tiempo|tiempo|la carne|el pecado|al gigante|el aburrimiento|mi orgullo|al viejo|el viejo|mi carne|las|el hambre|dos pajaros|al pecado|mi ego|el ego|mi pecado)
me (mata|matan|esta matando|estan matando) (la|el|este|esta|las|los) .. (espalda|cabeza|curiosidad|trabajo|calor|risa|dolor|pies|rodilla|estudio|griego|hebreo|tarea|sermon|rodillas|muelas|frio|hambre)
me (esta matando|estan matando|mata|matan)
(el|este|esta|la|los|las) (griego|hebreo|calor|frio|dolor|espalda|trabajo|tarea|cabeza) .. me (mata|matan|esta matando)
me (toca|tocaba|toco) (predicar|ensenar|dirigir|orar|leer|hablar|a mi|dar|preparar|cantar|estudiar|exponer|el|la|compartir|a|explicar|cocinar|limpiar|servir|cuidar|trabajar|ser|escribir|hacer|profundamente|mucho|en lo|muy)
(me|nos|mi) (toca|toco|tocaba|tocaron|tocan|hablo|golpea|golpeo|pego|pega|golpeaba|impacto|llego) .. (el corazon|corazon|el alma|alma|fuerte|profundamente|mucho|duro|hondo|vida)
(versiculo|sermon|salmo|pasaje|mensaje|palabra|cancion|alabanza|texto|historia|libro|capitulo|predica|biblia|verso|himno|coro|parabola|realidad|duda|crisis|frase|idea|pregunta|noticia) .. me .. (golpea|golpeo|pega|pego|toca|toco|ataca|persigue|llego|grita|quema|destroza|fuerza|obliga|lastima|quebranto|castiga|ofende)
(dios|jesus|senor|cristo|espiritu|espiritu santo|satanas|diablo|enemigo|pecado|demonio|demonios|conciencia|orgullo) .. me .. (golpea|golpeo|pega|pego|toca|toco|ataca|atacan|persigue|grita|quema|fuerza|obliga|castiga|disciplina|amenaza|tienta|atormenta|manipula|somete|encierra|explota)
me (golpea|golpeo|pega|pego|toca|toco) (este|ese|esta|el|la|aquel) (versiculo|sermon|salmo|pasaje|mensaje|palabra|cancion|texto|historia|libro|realidad|verdad|predica|verso|sol)
me (pega|pego|ataco|golpeo) (la gripe|la gripa|un resfriado|el virus|covid|el covid|la gana|el sol|el acento|bien|el calor|mucho)
(perdi|perder|perdimos|perdiendo|perdio) (mi|la|el|las|los|mis|un|una|su) (biblia|llaves|telefono|celular|trabajo|cartera|paciencia|lugar|concentracion|juego|partido|cuaderno|apuntes|notas|voz|hilo|empleo|cuenta|fe en|tiempo|vuelo|camino|salvacion|apetito|vida por|examen|clase|interes|primer amor|autobus|bus|tren|costumbre|moneda|oveja|apuesta|campeonato|clave|contrasena|marcador|maleta|moneda|peso)
(vida|la vida) (por causa de|por mi causa|por mi la|por amor a)
(acabar|terminar|termino|acabo) (con)? (el|mi|la|este|esta|de) (sermon|estudio|bosquejo|libro|clase|tarea|predica|mensaje|leer|lectura|leccion|devocional|capitulo|preparar|estudiar|escribir|comer|llegar|ensayo|plan)
(seguir|vivir|vivo|viviendo|viva) (en pecado|en el pecado|a cristo|a jesus|al senor|estudiando|leyendo|en santidad|en victoria|conforme|segun|para dios|para cristo|para mi|bajo la ley|de apariencias|en miedo|en temor|sin cristo|sin dios|en deuda|con deudas|con el estudio|con la lectura|endeudado|lejos de)
(no aguanto|no soporto|ya no aguanto) (la risa|las ganas|el calor|el frio|la curiosidad|el sueno|el hambre|el ruido|al|la emocion|la musica|los zapatos|esta traduccion)
no puedo mas (con|de) (la|el|este|esta) (risa|griego|hebreo|tarea|sueno|curiosidad|calor|alegria|traduccion|emocion|hambre)
no puedo mas que
(murio|muere|muerto|murieron|morir|dio su vida) (por (mi|mis|nosotros|nuestros|ti|los|todos|la|el|nuestra|todo|amor|sus|cada|ellos)|en la cruz|en una cruz|en lugar)
(valle|sombra|valle de sombra|sombra de|angel de la|angel de|cuerpo de|segunda|primera|vida despues de la|la vida y la|poder de la) (de)? muerte
(se murio|murio|se me murio|muerto) .. (bateria|celular|telefono|computadora|carro|auto|motor|planta|plantas|laptop|internet|pila)
(bateria|celular|telefono|computadora|carro|auto|motor|planta|plantas|laptop|pila) .. (murio|muerto|muerta|muriendo)
`;

const STUDY = `
(que|como) (dice|dicen|ensena|opina|piensa|significa|quiere decir|quiso decir) .. (la biblia|la escritura|las escrituras|dios|pablo|jesus|la palabra|el texto|la iglesia|moises|proverbios|el evangelio)
(biblia|biblico|biblica|biblicos|escritura|escrituras|evangelio|salmo|salmos|proverbios|eclesiastes|genesis|exodo|levitico|reyes|cronicas|apocalipsis|testamento|epistola|comentario|griego|hebreo|versiculo|versiculos|capitulo|pasaje|pasajes|parabola|mandamiento|teologia|doctrina|profeta)
(sermon|sermones|predica|predicar|predicacion|homilia|bosquejo|leccion|lecciones|devocional|ensayo|estudio|estudio biblico|ensenar|ensenanza|clase sobre|charla|taller|novela|pelicula|obra de teatro|ilustracion|prevencion|poema|himno|explica|explicame|define|resumen|resume|significado|quien fue|quien mato|tesis|articulo)
(por que|como|donde|cuando|quien) (murio|mato|fue|se suicido|queria|lloro) (el|la|<bible>|dios|israel|job)
(job) (dijo|dice|maldijo|perdio|sufrio|sintio|queria|deseo)
(vosotros|habeis|teneis|sois|os|vuestro|vuestra|vuestros|jehova|aconteceles|empero|dijole|oh)
<bible>
`;

const SELF_HARM = `
~(yo|me|mi|mis|estoy|tengo|quiero) & (suicid*|morirme|matarme|ahorcarme|quitarme la vida|sobredosis|no existir|no estar viva|no estar vivo|dejar de existir)
~(me|mi|tengo|estoy) & (pastillas|navaja|pistola|soga|cuchillo|veneno) & (sola|solo|no puedo|adios|acabar|terminar|usar|mano|miedo|perdon|esta noche|hoy|conmigo)
(me canse|me he cansado|cansada estoy|ya me canse|estoy cansando) .. de (vivir|la vida|existir|luchar|todo|esta vida|seguir)
(no|ya no) .. (le)? (encuentro|veo|hallo|tiene|tengo) .. sentido .. (a|de)? (nada|todo|esto|la vida|vivir|mi vida|seguir)
(dios|el) .. (se equivoco|cometio un error) .. (conmigo|al crearme|cuando me)
(imagino|pienso en|planeo|imaginando) .. mi (propio)? (funeral|muerte|entierro|velorio)
(no|ya no) .. (me)? (veo|imagino|siento) .. (futuro|llegando a|vivo|viva|llegar a)
(no encajo|no pertenezco|no hay lugar para mi|sobro) .. (en este mundo|aqui|en ningun|en la vida|$)
<i wish> .. <die>
<wish> .. <die me>
~<wish> .. <die>
(ganas|deseos|deseo) de .. (morir|morirme|matarme|no vivir|desaparecer|acabar|terminar con|tirarme|no existir|cortarme|quitarme)
(me quiero|me queria|me voy a|me quisiera|me dan ganas de|me pienso) (morir|matar|suicidar|ahorcar|cortar|tirar|colgar|envenenar|desaparecer|quitar la vida|hacer dano|lastimar|aventar|pegar un tiro)
(me) (quito|quitara|quitare|quitaria|quitar|quite) .. la vida
quitarme la vida
(matarme|suicidarme|suicidare|suicidaria|suicido|me mato|me matara|me matare|me suicidare|suicidarse yo|ahorcarme|colgarme|cortarme las venas|envenenarme)
~(suicidarme|suicidio|suicida|suicidas) .. (yo|mi|me|pensamientos|ideas|estoy|siento)
(pensamientos|ideas|ideacion) .. (suicidas|de suicidio|de muerte|suicidio|de morir|de matarme)
(intente|intento|trate|he intentado|intentado|he tratado|trato) .. (suicid*|matarme|quitarme|morir)
(no|ya no|nunca|tampoco) .. (quiero|deseo|quisiera|me interesa|tengo ganas de|me dan ganas de|quiera|vale la pena|me importa|tengo fuerzas para|puedo|merezco|aguanto|soporto) .. <live>
(no|ya no|ningun|ninguna|sin|que|cual|cuales|perdi|perdido|pocas|encuentro|hallo|veo|queda|tiene|tengo|mis|el|le) .. (sentido|razon|razones|motivo|motivos|proposito|ganas|fuerzas|caso) .. (de|a|para|en|por|tiene|vivir)? .. (vivir|viviendo|la vida|mi vida|seguir|existir|seguir viviendo|levantarme|estar viva|estar vivo|levantarse|despertar|continuar|que vivir)
~(que|cual) (sentido|caso) (tiene) (todo|esto|todo esto|la vida|seguir|nada)
(mi vida|la vida|vivir|nada) .. (no|ya no|no me) .. (vale la pena|vale nada|tiene sentido|tiene valor|sirve|importa|tiene caso)
(no hay|no tengo|sin|no queda|no me queda|no encuentro) .. (nada|nadie|razon|motivo|por que|para que) .. (vivir|seguir|levantarme|por que vivir)
(para que|por que|por que no|de que sirve|vale la pena|porque) .. (vivo|vivir|naci|sigo viva|sigo vivo|seguir|existo|sigo aqui|estoy viva|estoy vivo|seguir viviendo|haber nacido|seguir asi|me muero|dios no me lleva|dios me hizo nacer|sigo respirando|tengo que vivir)
(cansado|cansada|harto|harta|fastidiado|fastidiada|agotado|agotada|aburrido|aburrida) .. (de|con) .. (vivir|la vida|mi vida|existir|esta vida|todo|luchar|estar viva|estar vivo|seguir|respirar|este mundo)
(todos|mi familia|mis hijos|el mundo|ellos|mis papas|mis padres|mi esposo|mi esposa|todo|los demas|la gente|nadie|estarian|estaria|serian|seria|vivirian|viviran|estaran|gente) .. (mejor|felices|feliz|tranquilos|aliviados|descansarian) .. (sin mi|si no estuviera|si me muero|si yo no|si no existiera|si muriera|si desapareciera|si me fuera|si yo muriera|si ya no|cuando me muera|si no estoy|si yo desaparezco|si no hubiera nacido)
(mejor|preferible|facil) .. (muerto|muerta|estar muerto|estar muerta|morirme|morir|me muero|no haber nacido|estaria muerto|estaria muerta|si me muero)
(nadie|a nadie|quien) .. (me extranaria|me va a extranar|me extranara|notaria|le importaria|le importa|me echaria|lloraria|se daria cuenta|me lloraria|me echara|se dara) .. (si|mi|que|me|$)
(soy|me siento|solo soy|siento que soy) .. (una carga|un estorbo|un peso|una molestia|un cero|basura|un error)
ojala .. (no despierte|no despertara|me muera|me muriera|no hubiera nacido|nunca hubiera nacido|estuviera muerto|estuviera muerta|dios me llevara|dios me lleve|no existiera|me matara|no haber nacido|me mate|pudiera morir|pudiera desaparecer|se acabara|no amanezca|no amaneciera|todo acabara|me lleve|me llevara)
(no|nunca|jamas) .. (hubiera|haber|debi|deberia haber|debi haber) .. nacido
(dios|senor|padre|virgen|jesus|diosito) .. (llevame ya|llevame contigo|quitame la vida|llevame|me lleve|me llevara|dejame morir|matame|me quite la vida|mandame la muerte)
(dormir|dormirme|acostarme|duermo|dormirme) .. (y|para) .. (no|nunca|jamas|ya no) .. (despertar|despertarme|levantarme|despierte)
(no|nunca|jamas|ya no) .. (despertar|despertarme|amanecer|despertara|despierte) .. (manana|mas|nunca|$|jamas|otra vez)
(me corto|me estoy cortando|me he cortado|me corte|me cortaba|cortandome|cortarme|me he estado cortando|me sigo cortando|me volvi a cortar|me quemo|me rasguno) .. (los|las|el|mis|con|otra vez|cuando|y|para|desde|$|brazos|porque)
(me hago dano|me lastimo|hacerme dano|lastimarme|haciendome dano|me hice dano|me autolesiono|autolesion*|me golpeo yo|me castigo) .. 
(me tome|me trague|tome|tomarme|tomarse|tomar|trague|tengo|me tomo|ingeri|compre|junte|guarde) .. (todas|muchas|un frasco|el frasco|bote|puno|suficientes|demasiadas|las|unas|veinte|treinta|veneno|raticida) .. (pastillas|pildoras|medicinas|medicamentos|de veneno|veneno|pastillas para|raticida)
(tengo|con|agarre|compre|consegui) .. (pistola|arma|soga|cuerda|cuchillo|navaja|veneno|gillette|pastillas) .. (en la mano|en mi mano|listo|lista|en la cabeza|al lado|en el cajon|en el cuello|en mis manos|en la cabecera|para|enfrente|y|aqui)
(estoy|parado|parada|sentado|sentada|subido) .. (en|al|sobre|a) .. (puente|borde|azotea|cornisa|vias|techo|balcon|precipicio|orilla del)
(tirarme|lanzarme|aventarme|saltar|me tiro|me aviento|me lanzo|arrojarme|brincar|tirar) .. (de|del|al|por|desde|a las|a la) .. (puente|tren|metro|edificio|ventana|balcon|vias|azotea|rio|coches|camion|carros|vacio|precipicio|carretera|septimo|piso)
(escribi|escribiendo|deje|escribir|dejar|tengo escrita|hice) .. (carta|nota|mensaje|cartas) .. (de despedida|de adios|de suicidio|despidiendome|suicida)
(dios|el senor) .. (perdona|perdonaria|perdonara|perdonar|ama|amara|recibe|entiende|castiga) .. (si|por) .. (suicid*|mato|quito la vida|me muero|matarme|quitarme|acabo con mi)
(me voy|ire|voy|iria|irme|me ire) .. (al infierno|al cielo|infierno) .. (si|por) .. (suicid*|mato|quito|matarme|quitarme)
(es pecado|esta mal|es malo|es normal) .. (querer|desear|pedir|pensar en) .. (morir|morirse|morirme|la muerte|morirte|que dios me lleve|matarse|matarme|no vivir)
(esta|es) (mi|la) (ultima|ultimo) .. (noche|mensaje|oracion|dia|vez que)
(adios|me despido) .. (mundo cruel|para siempre|de este mundo|de todos|mundo|de la vida)
(manera|forma|modo) .. (de) .. (morir|matarse|matarme|suicidarse|morirse) .. (sin dolor|rapido|rapida|facil)?
(cuantas|que) (pastillas|pildoras) .. (morir|matar*|sobredosis|morirme)
(quiero|quisiera|necesito|ganas de) .. (que|de) .. (el dolor|este dolor|todo|todo esto|mi vida|esto|mi sufrimiento) .. (termine|acabe|pare|se acabe|se termine|se detenga|terminara|acabara)
(la muerte|morir|morirme) .. (seria|es|parece) .. (mejor|mas facil|un alivio|la unica|la solucion|un descanso|lo mejor|mi unica|lo unico)
(unica|otra|ninguna) .. (salida|solucion|opcion|escape) .. (es|seria|que) .. (morir*|la muerte|matar*|suicid*|desaparecer)
(estar|irme|reunirme|ir) .. (con) .. (el|ella|mi <kin>) .. (en el cielo) .. (ya|ahora|hoy)
estoy suicida
(se quita la vida|se quite la vida|quitarse la vida|suicidarse|el suicida|se suicida|suicidio) & (yo|no aguanto|estoy pensando|quiero hacerlo|me siento|lo he pensado)
# last of all: a word of it in a sentence of one's own
~(yo|me|mi|estoy|tengo|quiero|soy) & (morir|morirme|muerto|muerta|suicid*|matarme|ahorcar*|pastillas|navaja|soga|pistola|puente|existir|quitarme|cortarme|me corto)
`;

const VIOLENCE = `
(insegura|inseguro|en peligro|atrapada|atrapado|amenazada|amenazado) .. (en|con|por) .. (mi casa|casa|mi esposo|mi marido|mi pareja|el|mi hogar|mi papa|mi relacion|mi matrimonio)
(mi|el|la) .. <kin> .. (me|nos) .. (encierra|deja sin comer|castiga|quema|amarra|ata|hambre|asusta|aterroriza|escupe|jala)
~(me|mi|yo) & (violacion|violaron|abusador|violador|maltratador|moretones|golpiza|orden de restriccion|abusiva|abusivo|abusaba)
(moretones|moreton|golpes|marcas|ojo morado) & (me|mi|tengo|se|iglesia|esconder|tapar|el|decir)
(estoy)? (escondida|escondido|encerrada|encerrado|me escondi|me encerre) .. (en) .. (bano|cuarto|closet|armario|habitacion|casa)
(el|mi <kin>) .. (rompe|rompiendo|tira|avienta|golpea|quiebra|patea) .. (las cosas|cosas|todo|las paredes|la pared|los platos|la puerta|mi telefono)
(metio|mete|metia|puso|pone|ponia) .. (la mano|las manos|mano) .. (debajo de|bajo|en mis|en mi|entre mis|por debajo)
(hacia|hizo|hace|hicieron|haciendo) .. cosas .. (feas|malas|sexuales|que no|a mi|conmigo|cuando)
(llega|viene|esta|llegaba|se pone) .. (borracho|tomado|drogado|bebido) .. (y) .. (me|nos|rompe|grita|golpea|miedo|pega)
es mi culpa .. (si|que|porque|cuando) .. (me|el)
~me (pega|pego|pegaba|pegan|golpe*|maltrat*|abus*|viol*|ahorc*|estrangul*|amenaz*|manose*|patea|pateo|abofete*|cachete*|lastima|lastimo|acosa|acosan|agred*|insulta|humilla|hace dano|hizo dano)
(esposo|marido|novio|pareja|papa|padre|padrastro|mama|madrastra|esposa|ex|hijo) .. me .. (grita|grito|gritaba|gritan|gritando) .. (y|todo|todos|cada|siempre|delante|insulta|$)
me .. <hit> .. (mi|el|cuando|y|todos|todas|mucho|siempre|cada|en la|a golpes|con|delante|enfrente|otra vez|de nuevo|si|por|porque|hasta|sin|desde|borracho|tomado|ayer|anoche|fisicamente|de mi|a diario|casi|$|que|ya|estando|nadie|no|mas|seguido)
<mine> <kin> .. (me|nos) .. (<hit>|<touch>)
(mi|mis|el|un|una|la|los|las|ese|ella) (<kin>|<role>|companeros) .. (me|nos) .. (ha|han|esta|estuvo|estaba|sigue|vuelve a|volvio a|va a|quiere|quiso|intento|trato de|amenaza con|amenazo con|empezo a|suele|puede)? .. (<hit>|<touch>|matar|golpear|pegar|pegarme|golpearme|violar|violarme|abusar|matarme|forzar|golpeado|pegado|tocado|tocarme|obligado|amenazado|empujado|maltratado|gritado|violado|lastimado|pateado|insultado|quitar a mis|golpeando|pegando|maltratando|amenazando|acosando|tocando|abusando|insultando|matarnos)
(el|ella|ellos|alguien|lo|le) .. (me|nos) .. (<hit>|tocaba|toca|tocan|tocaron)
(me|nos) .. (<hit>|<touch>|golpean|han golpeado|estan golpeando) .. (mi|mis|un|el|los|una|la) (<kin>|<role>|companeros)
nos .. (pega|golpea|maltrata|pegaba|golpeaba|grita|amenaza|encierra|abusaba|insulta|maltrataba|azota)
(abusaron|abuso|abusaba|abusan|abusa|abusado|abusando|abusar|se aprovecho|se aprovecharon|se aprovechaba|se aprovecha) .. (de) (mi|nosotros|nosotras|mis|mi hija|mi hijo)
(fui|soy|he sido|era|siendo|fuimos|estoy siendo|sido|me senti|ser|somos) .. (abusada|abusado|violada|violado|golpeada|golpeado|maltratada|maltratado|agredida|agredido|acosada|acosado|tocada|tocado|manoseada|victima|sobreviviente|amenazada|amenazado|humillada|perseguida|estrangulada|molestada|explotada|ultrajada|abusados|golpeados|maltratados) .. (de|por|cuando|desde|en|y|$|sexualmente|fisicamente|durante|muchas|toda|a los|varias|anos|siendo|emocionalmente)?
me (violaron|violo|viola|violaba|violaban|manosearon|manoseo|golpearon|secuestraron|asaltaron sexualmente|han violado|ha violado|abusaron|acosan|ultrajaron|hacen bullying|tocaron|golpean|intentaron violar|intento violar|quiso violar)
(entra|entraba|viene|venia|se mete|se metia|llega|llegaba|se mete|entro) .. (a|en|al) .. (mi cuarto|mi habitacion|mi cama|mi recamara|nuestro cuarto|mi pieza|mi dormitorio|mi alcoba) .. (de noche|noche|noches|cuando|borracho|y|$|mientras|por la|para)?
(tengo|tenemos|da|me da|con|siento|vivo con|vivimos con|tiene) .. (mucho|tanto)? .. (miedo|terror|panico|pavor) .. (de|a|que|por|llegar|estar|volver|ir)? .. (mi <kin>|volver a casa|ir a casa|llegar a casa|regresar a casa|estar en casa|estar en mi casa|volver a mi casa|regresar a mi casa|de el|que me|que el|que nos|que ella|que vuelva|que regrese|estar sola con|quedarme sola con|quedarme solo con|dejarlo|denunciarlo|salir de casa|de mi casa|dormir en mi|cuando llega|cuando toma|cuando se enoja|cuando bebe|que llegue|el me|mi propio|mi casa|ir a la escuela|de lo que|del hombre|decirle a|contarle a|contarlo)
(no|nunca|ya no) .. (me siento|estoy|estamos|siento|nos sentimos) .. (seguro|segura|a salvo|seguros|seguras) .. (en|con|aqui|$|cuando)
(me|nos) .. (amenaza|amenazo|amenazan|ha amenazado|dijo que|dice que|jura que|juro que|va|iba|quiere|quiso|intento|trato|quieren|intenta) .. (con|a|que|de|va|me va|nos va)? .. (matarme|matar|golpear|golpearme|mate|pegar|pegarme|matarnos|quitar a mis|quitar los ninos|muerte|quitarme a|hacer dano|violar|quemar|buscar)
amenazas de muerte
(me|nos) (obliga|obligaba|obligo|obligan|forzo|fuerza|hace|hacia|presiona|exige|hizo) .. (a|tener|hacer|tocar*|ver|desnudar*|quedarme|acostarme|callar) .. (relaciones|sexo|cosas|sexual*|tocarlo|desnudarme|intimidad|con el|callada|guardar|secreto|tocarle|mirar|pornografia|cama|$)
(mi esposo|mi marido|el|mi pareja|mi novio|mi esposa|mi papa|mi padrastro) .. (no me deja|no me permite|me prohibe|me controla|me quita|me revisa|me vigila|no me da|me encierra|me tiene) .. (salir|ver|hablar|trabajar|ir|tener|el dinero|dinero|el telefono|todo|usar|encerrada|visitar|estudiar|amenazada|el celular|comer|llamar|con nadie|a mi familia)
(mi|el) (esposo|marido|novio|pareja|papa|padre|padrastro|esposa|ex|tio|mama|hermano|hijo|hogar|matrimonio|casa) .. (es|se pone|se vuelve|se torna|se porta|esta) .. (violento|violenta|agresivo|agresiva|abusivo|abusiva|abusador|maltratador|golpeador|muy controlador|peligroso|un infierno|un abusador)
(sufro|sufri|vivo|vivi|padezco|padeci|sufrimos|vivimos|soporto|experimento|sobrevivi|aguanto|enfrento|pase por|paso por|sufriendo|viviendo) .. (de|en|con|una|un|la|a|por)? .. (violencia|maltrato|maltratos|abuso|abusos|golpes|acoso|violacion|golpizas|un hombre violento|un abusador|relacion abusiva|matrimonio abusivo|violento|un hogar violento|insultos|bullying)
(mi|el) (abusador|agresor|violador|acosador|maltratador|golpeador)
(mi <kin>|el|ella|<role>) .. (le|les|lo|la|los|las)? .. (pega|golpea|maltrata|abusa|abusaba|golpeaba|pegaba|toca|tocaba|viola|violo|amenaza|lastima|patea|abuso|toco|manosea) .. (a|de) .. (mi|mis|nuestros|nuestras|nuestro|nuestra|los|las) (hijos|hijas|hijo|hija|ninos|ninas|bebe|hermano|hermana|hermanos|hermanas|hermanito|hermanita|mama|madre|nina|nino|nietos|nieta|nieto)
(alguien|un hombre|su tio|su maestro|el pastor|su papa|su primo|le|la|lo|abusaron|abuso|violaron|tocaron|violo|toco|golpearon|lastimaron|un vecino) .. (abuso|abusaron|abusa|toco|toca|tocaron|violo|violaron|golpeo|lastimo|golpearon|manoseo|de|a) .. (a|de)? mi (hija|hijo|nina|nino|bebe|hermana|hermano|sobrina|sobrino|hijita|hijito|nieta|nieto|hermanita|hermanito)
(el hombre|los hombres|alguien|el que|quien|padre|papa|tio|esposo|persona|pastor|al hombre|al que|a quien|hermano|familiar|quienes) .. (que|quien) .. (me) (violo|abuso|golpeo|golpea|pega|lastimo|maltrato|maltrata|abusaba|toco|hizo dano|tocaba|golpeaba|violaba|hizo tanto)
(lo que|lo que el|cosas que|todo lo que) .. (me hizo|me hacia|me hacen|me hace|me hicieron) .. (mi|cuando|de nina|de nino|el|mi padre|por|anos|todas|$)
(debo|puedo|tengo que|deberia|me puedo|es pecado|quiere dios|podria|esta bien) .. (quedarme|dejar|dejarlo|divorciarme|separarme|perdonar|seguir|aguantar|someterme|irme|volver|que me quede|regresar|obedecer|abandonar) .. (con|a|de)? .. (marido|esposo|el|pareja|hombre|casa|matrimonio|$)? .. (si|que|porque|aunque|cuando) .. (pega|golpea|maltrata|abusa|abusivo|violento|violencia|golpes|me)
(pastor|lider|lideres|ancianos|anciano|iglesia|apostol|profeta|sacerdote|cura|ministro|diacono) .. (me|nos) .. (toco|beso|amenaza|amenazo|amenazan|controla|controlan|humillo|humilla|humillaron|humillan|manipula|manipulan|maldijo|maldice|obliga|obligan|expulsaron|toca|acosa|abuso|avergonzo|avergonzaron|grita|castiga|explota|callaron|callo|propuso|manoseo|dijeron que volviera|dice que aguante|dijo que aguantara|dijo que regrese|dijo que vuelva|dicen que debo|dice que debo|manda mensajes|maltrata|agredio|insinuo)
(abuso|abusos|maltrato) (espiritual|espirituales|religioso) .. (mi|en|yo|me|he|sufri|por|de)
(abusada|abusado|abusaron|abusados|manipulada|manipulado) espiritualmente
(estoy|estuve|salir|escapar|sali|escape|creci|atrapada|vivo) .. (de|en) .. (una|la) secta
(usa|usan|utiliza|utilizan|usaba) .. (la biblia|los versiculos|versiculos|a dios|la palabra|las escrituras) .. (para|contra) .. (controlarme|golpearme|someterme|mi|maltratarme|humillarme|manipularme|amenazarme|lastimarme|obligarme|pegarme|justificar)
(escapar|huir|huyendo|hui|escape|esconderme|escapo|me escondo|escondida|escondo|escondiendome|irme) .. de .. (mi esposo|mi marido|mi pareja|mi papa|mi ex|el|mi padrastro|casa|mi casa|mis padres|mi novio)
(golpes|moretones|moreton|ojo morado|marcas|moretes) .. (que me|de mi|me|mi esposo|en mi|tapar|esconder|ocultar|por|en el cuerpo|cuello)
(me) .. (puso|pone|apreto|aprieta|agarra|agarro|tomo) .. (las manos|la mano|una navaja|un cuchillo|una pistola|del|por el|el)? .. (en el|al|del|por el)? (cuello|garganta)
(me) .. (puso|saco|apunto|amenazo|apunta|pone|saca) .. (un|una|con) .. (cuchillo|pistola|navaja|arma|machete)
(mi vida|la vida de mis hijos|nuestra vida|mis hijos) .. (corre|esta en|estan en|corren|en) peligro
(me) (pide|pidio|manda|mando|piden|exige|toma) .. (fotos|videos|nudes|imagenes) .. (desnuda|desnudo|mias|sin ropa|intim*|sexual*)
(me) (dice|dijo|grita|llama|repite) .. (que)? .. (no valgo|inutil|no sirvo|basura|estupida|estupido|puta|loca|gorda|tonta|no soy nada|me va a matar|nadie me va a querer)
# last of all: a word of it in a sentence of one's own
~(me|mi|nos) & (esposo|marido|novio|pareja|papa|padre|padrastro|tio|primo|hermano|mama|madre|jefe|pastor|cura|maestro|ex|el|ella|hombre|vecino) & (golpe*|peg*|maltrat*|abus*|viol*|amenaz*|ahorc*|manose*|moreton*|insult*|humill*|empuj*|acos*|patea*|encierr*)
`;

const HARM = `
(quiero|voy a|quisiera|pienso|ganas de|deseo|planeo|deseos de|pensando en|necesito|juro que voy a|podria|pensamientos de|impulsos de|impulso de|estoy por|a punto de|me dan ganas de|tengo que|he pensado en|miedo de|temo|ideas de) .. (matar|asesinar|golpear|lastimar|apunalar|disparar|herir|pegarle|hacerle dano|hacer dano|matarlo|matarla|matarlos|golpearlo|golpearla|lastimarlo|lastimarla|ahorcarlo|ahorcarla|matarte|envenenar|envenenarlo|dispararle|ahorcar|estrangular|violar|pegarles|hacerles dano|lastimarlos|hacerle algo|apunalarlo|apunalarla|quemar|hacerte dano|matarles|danar) .. (a|al|mi|con|alguien|todos|el|ella|ellos|la|los|$|esta|hoy|por|gente|ese|esa|manana|personas|porque|otros|y|cuando)
(voy a|quiero) (matarlo|matarla|matarlos|matarte|matarlos a todos|asesinarlo)
(quiero|ojala|deseo|espero) .. (que) .. (se muera|se mueran|muera|este muerto|mueran|lo maten|la maten|sufra) .. (mi|el|ella|todos|ese|$|y|mi <kin>)?
(le|les|lo|la) (pegue|golpee|pego|golpeo|di|maltrate|abuse|cachetee|abofetee|empuje|ahorque|estoy pegando|sigo pegando|grite y) .. (a|una) .. (mi|mis|golpiza|paliza) (esposa|mujer|hijo|hija|hijos|hijas|novia|esposo|mama|madre|nina|nino|bebe|pareja|hermano|hermana|suegra|papa|mi)?
(golpee|golpeo|abuse|maltrato|maltrate|lastime|viole|toque|pegue|ahorque) .. (a|de) .. (mi|mis|una|un) (esposa|mujer|hijo|hija|hijos|hijas|novia|nina|nino|bebe|pareja|menor|sobrina|sobrino|hijastra|mama)
(tengo|tenemos) .. (un|una|el|la)? .. (arma|pistola|rifle|cuchillo|bomba) .. (y|para) .. (voy|iglesia|escuela|matar*|trabajo|jefe|el|lo|la|todos|alguien)
(me atraen|atraccion|me gustan|siento atraccion|deseo sexual|pensamientos sexuales|pensamientos impuros) .. (por|los|las|con|hacia|sobre)? .. (ninos|ninas|menores|mi hija)
(voces|una voz|voz) .. (me dicen|me dice|me ordenan|me piden) .. (que)? .. (mate|matar*|lastime|haga dano|me mate|hiera|muera)
(vengarme|venganza) .. (de|del|contra) .. (mato|violo|sangre|matar*|el|quien|hizo)
(disparar|balear|quemar|volar|atacar|tirotear) .. (en|la|mi|a|el) .. (escuela|iglesia|trabajo|oficina|todos|gente)
(pierdo|perdi) .. (el control|los estribos|la paciencia) .. (y) .. (le|les|golpe*|pegu*|pego|grito y)
no puedo (dejar|parar) de .. (pegarle|golpear|pegarles|golpearla|maltratar|gritarle y)
`;

const FOR_ANOTHER = `
# self-harm
<other> .. (me|nos|le)? ... (quiere|quieren|queria|dice que quiere|amenaza|intento|piensa|pensando|trato|dijo que quiere|desea|habla|hablando|quisiera|pensar|planea|prefiere|sigue diciendo) .. (con|de|en|que|se)? .. (morir|morirse|matarse|suicidarse|quitarse la vida|acabar con su|acabar con todo|terminar con su|desaparecer|suicidio|se muera|la muerte|hacerse dano|cortarse|ahorcarse|lastimarse|no vivir|morir*|suicida|terminar con todo)
<other> ... (no|ya no|nunca) .. (quiere|queria|desea|tiene ganas|tiene razones|le ve|encuentra|ve|quisiera|halla) .. (de|a|para|seguir)? .. (vivir|seguir|vida|sentido|despertar|existir|estar aqui|viviendo)
<other> ... (se corta|se esta cortando|se cortaba|se corto|se hace dano|se lastima|se autolesiona|es suicida|esta suicida|pensamientos suicidas|ideas suicidas|se tomo las pastillas|se tomo unas|se tomo todas|se tomo un|intento suicidarse|intento de suicidio|tomo pastillas|se quiere matar|se quiere morir|se quiere suicidar|se quiere quitar|cortandose|cortarse|tiene cortes|tiene cortadas|haciendose dano|se quiso matar|se quiso quitar|estaria mejor muerto|mejor sin el|mejor sin ella|odia su vida|es una carga)
(el|ella|alguien|ellos) .. (me dijo|dice|dijo|quiere|me escribio|me conto|me confeso|intento|amenaza|me dice) .. (que|con|se)? .. (matarse|suicidarse|quitarse la vida|quiere morir|se quiere morir|se quiere matar|no quiere vivir|se va a matar|se corta|va a matarse|quiere morirse|ya no quiere)
(<help>|alguien|persona|amigo|amiga|joven|miembro) ... (quiere suicidarse|suicida|quiere morir|quiere matarse|quiere quitarse|se corta|pensamientos suicidas|intento suicidarse|intento de suicidio|ideas suicidas|no quiere vivir|se quiere morir|quiere morirse|se autolesiona)
# violence
<other> ... (es|fue|esta siendo|siendo|ha sido|era|sido|esta) .. (golpeada|golpeado|abusada|abusado|violada|violado|maltratada|maltratado|agredida|agredido|acosada|acosado|amenazada|amenazado|victima|manoseada|molestada|golpeados|maltratados|abusados|tocada|estrangulada)
<other> ... (sufre|vive|soporta|padece|esta en|sufrio|vivio|sufriendo|viviendo|sobrevivio|experimenta|aguanta|pasa por) .. (de|con|una|un|por)? .. (maltrato|maltratos|violencia|abuso|abusos|golpes|relacion abusiva|matrimonio abusivo|acoso|hogar violento|relacion violenta|violacion|bullying)
(el|la|su|al|los|las|un|mi) (esposo|marido|novio|papa|padre|padrastro|esposa|pareja|tio|mama|ex|hermano|abuelo|jefe|madre|maestro|pastor|padres) .. (de)? .. (la|lo|le|les|los|las) .. (golpea|pega|maltrata|abusa|viola|toca|amenaza|golpeo|pego|abuso|violo|tocaba|maltrataba|golpeaba|ahorca|pegaba|insulta|humilla|controla|encierra|manosea|toco|patea|lastima|obliga|golpean|pegan|quiere matar|amenazo|agrede|hace dano)
<other> .. (le|les|lo|la|los)? .. (pega|golpea|maltrata|abusa|toca|viola|amenaza|pego|golpeo|abuso|violo|tocaba|lastima|patea|golpeaba) .. (a|de|con) .. (su|sus|una|un|los|las|mi|otro|otra|unos) .. <child>
<other> ... (dice|dijo|conto|confeso|confio|cuenta|revelo|admitio|me dijo|me conto|comento|escribio|compartio) .. (que|como|a mi)? ... (golpea|pega|maltrata|abusa|abuso|abusaron|viola|violo|violaron|toca|toco|tocaba|amenaza|miedo de su|golpearon|la golpe*|lo golpe*|le peg*|le hace dano|abusado|golpeaba|violado|lastima|fue abusada|miedo a su)
(sospecho|creo|pienso|temo|sabemos|se|vi|descubri|supe|me entere|parece|preocupa|noto|note|escucho|oigo) .. (que)? ... (abusa*|abuso|maltrata*|maltrato|golpea*|viola*|pega|pegan|tocan|golpes|moretones|maltrat*) .. (a|de|su|una|un|la|el|nino|nina|ninos|hijos|en|mi)?
~(como|que) .. (<help>) ... (victima|victimas|abusada|abusado|golpeada|maltratada|violada|maltrato|abuso|violencia|suicida|suicidarse|duelo|perdio|luto|viuda|viudo|perdieron|violencia domestica)
(denunciar|reportar|denuncio|reporto) .. (abuso|pastor|maltrato|lo|al|a un|sospecha*|un caso|violencia)
# harm
<other> ... (quiere|amenaza|dice que|va a|planea|piensa|amenazo|dijo que) .. (con|a|va)? .. (matar|disparar|golpear|lastimar|apunalar|llevar un arma|matarlo|matarla|hacer dano|violar|llevar una pistola) .. (a|su|en|al|la|el|alguien)
# grief
<other> ... (perdio|perdieron|acaba de perder|acaban de perder|enterro|enterraron) .. (a)? .. (su|un|sus|el|al) .. (esposo|esposa|hijo|hija|bebe|mama|madre|papa|padre|hermano|hermana|embarazo|marido|hijos|abuela|abuelo|gemelos|mejor|nino|nina)
(el|la|al) (esposo|esposa|hijo|hija|mama|madre|papa|padre|hermano|hermana|bebe|marido|nino|nina) de (mi|una|un|nuestro|la|mis|otra) .. (<another>|hermana|hermano|companera|companero) .. <died>
<other> .. (cuyo|cuya|que) .. (esposo|esposa|hijo|hija|madre|padre|marido|mama|papa|bebe) .. <died>
<other> ... (tuvo|tuvieron|sufrio|acaba de tener) .. (un|una) .. (aborto|perdida|aborto espontaneo)
<other> .. (esta de luto|esta de duelo|esta en duelo|esta desconsolad*|esta sufriendo la perdida|esta en luto)
# violence
(a|mi) .. <another> .. (la|lo|le|las|los) .. (golpea|pega|maltrata|abusa|viola|toca|amenaza|golpeo|pego|abuso|violo|golpean|pegan|agrede|insulta|humilla)
`;

const GRIEF = `
se (me|nos)? fue .. mi .. (<kin>|viejita|viejito|angel|amor) .. (<recent>|al cielo|con dios|con el senor|y|para siempre|$)
(dio|dando) su ultimo (suspiro|aliento)
(perdi|perdimos|perder) .. (mi|nuestro|un|al) .. (bebe|embarazo|angelito)
(mi|mis|nuestro|nuestra|nuestros) .. <kin> .. <died>
(mi|nuestro|nuestra) (mejor amigo|mejor amiga|amigo|amiga|pastor) .. <died>
<died> .. (mi|mis|nuestro|nuestra|nuestros|el papa de mis|la mama de mis) .. (<kin>|mejor amigo|mejor amiga|amigo|amiga|pastor|perrito|perro|gato)
(se me|se nos) (murio|fue|murieron|muere|esta muriendo) .. (mi|un|mis|nuestro|la|el|<kin>)
(perdi|perdimos|he perdido|hemos perdido|perder|perdiendo|acabo de perder|acabamos de perder|enterre|enterramos|enterrar|sepulte|sepultamos|sepultar|acabo de enterrar|velamos|estoy velando|despedir) .. (a|al)? .. (mi|mis|nuestro|nuestra|un|una|el|la|nuestros|al|nuestras) .. (<kin>|mejor amigo|mejor amiga|amigo|amiga|embarazo|bebes|gemelos|angelito)
(tuve|tuvimos|sufri|sufrimos|acabo de tener|he tenido|tuvo mi esposa|mi esposa tuvo|pase por|tener) .. (un|una|otro|dos) .. (aborto|aborto espontaneo|perdida|abortos|perdidas|perdida gestacional|muerte fetal)
(mi|nuestro|la) .. (bebe|hijo|hija) .. (no tiene latido|sin latido|nacio muerto|nacio sin vida|ya no late|dejo de latir|no latia|no tenia latido)
(estoy|estamos|seguimos|sigo) .. (de luto|en duelo|de duelo|en luto|guardando luto|pasando por un duelo|viviendo un duelo|desconsolad*)
(funeral|entierro|velorio|sepelio|muerte|perdida|suicidio|partida|fallecimiento|tumba) (de|del) (mi|mis|nuestro|nuestra|bebe que|nuestros) .. (<kin>|amigo|amiga|mejor)
(por que|porque|como) .. (dios|el senor|senor|dios mio|jesus|te) .. (se llevo|llevaste|se lleva|dejo|permitio|quito|permitiste|quitaste|dejo morir|mato|permite|arrebato|llevarte) .. (a|morir|que muriera|que murio|la muerte)? .. (mi|mis|nuestro|nuestra|nuestros)
(dios|el cancer|covid|un borracho|un accidente|la muerte|el senor) .. (se llevo|me quito|nos quito|mato|me arrebato|me lo quito|se lo llevo) .. (a|mi|mis)
(soy|quede|me quede|acabo de quedar|quedé) .. (viuda|viudo|huerfana|huerfano) .. (<recent>|desde|con|hace|y|a los|sin|$)
(desde que|cuando|despues de que) .. (mi|el|ella|se) .. (<kin>)? .. (<died>) .. (no puedo|no se|lloro|ya no|todo|me siento|siento|no tengo|$|nada|no)
(no se|no puedo|como|como puedo|como voy a|imposible|aprender a) .. (vivir|seguir|continuar|estar|respirar|sobrevivir|superar) .. sin (el|ella|mi <kin>|mi|mis|su|ellos)
(mi|nuestra|nuestro) <kin> .. (se esta muriendo|esta muriendo|esta agonizando|va a morir|esta en coma|esta desahuciad*|no va a sobrevivir|le quedan|tiene dias|esta grave)
(el|ella|lo|la) .. (murio|fallecio|partio|encontre|encontraron|mataron) .. (<recent>|en mis brazos|muerto|muerta|sin vida|colgado|ahorcado)
(encontre|encontramos) .. (a)? mi .. <kin> .. (muerto|muerta|sin vida|colgad*|ahorcad*)
(me duele|me destroza|duele|destrozada|destrozado|no supero|no puedo superar) .. (tanto|por|la)? .. (muerte|perdida|partida|ausencia) .. (mi|de mi|su)
(extrano|extranamos|echo de menos|me hace falta|me haces falta) .. (tanto|mucho|a)? .. (mi <kin>|mama|papa|el|ella) .. (tanto|mucho|murio|desde|cada|todos|que|$)
(mama|papa|mi amor|abuela|abuelo|abuelita|abuelito) .. (murio|fallecio|partio|se fue) .. (<recent>|y|$)
(mi) (perro|perra|perrito|perrita|gato|gatito|mascota) .. <died> .. (<recent>|y|$)
# last of all: a word of it in a sentence of one's own
~(mi|mis|nuestro|nuestra) & (murio|fallecio|enterramos|enterre|funeral|velorio|sepultamos|aborto espontaneo|falleció)
`;

const DESPAIR = `
(ya)? no (puedo|aguanto|soporto|resisto|doy) .. (mas|seguir asi|esta vida|este dolor|con esto|con todo|con mi vida|con este dolor|esto|tanto dolor|vivir asi)
(perdi|he perdido|perdido|perdimos|no tengo|no me queda|no hay|sin|no veo|se me acabo|ya no tengo|no queda) .. (toda|la|ninguna|ya|mas|mi|ningun|una)? .. (esperanza|esperanzas|ganas de nada|salida|ilusion|fuerzas para seguir|fe ni fuerzas|consuelo|luz) .. (para mi|en mi|de|$|y|por|ya|alguna|en nada|mi)
(me siento|estoy|sintiendome|siento que estoy|sigo) .. (muy|tan|completamente|totalmente|sin|por|como|en)? .. (sin esperanza|desesperad*|muerto por dentro|muerta por dentro|vacia por dentro|vacio por dentro|inutil|sin valor|deprimid*|hundid*|en un hoyo|en un pozo|desahuciad*|abandonad* por dios|rota por dentro|roto por dentro|destrozad*|acabad*|derrotad* y|como basura|que no valgo|al borde|en la oscuridad|en depresion|una basura|un fracaso|un fracasado|miserable|perdid* y sin)
(odio|detesto|aborrezco) .. (mi vida|vivir|la vida|estar viva|estar vivo|todo de mi|a mi misma|a mi mismo|quien soy|como soy)
me odio
(no|ya no) .. (valgo|sirvo|soy) .. (nada|para nada|nadie)
(no|ya no) .. (veo|encuentro|hay|hallo|tengo|le veo|le encuentro) .. (salida|futuro|luz|solucion|esperanza|consuelo) .. 
(nadie) .. (me quiere|me ama|se preocupa|le importo|me escucha|le importa|me entiende|me ayuda|esta conmigo) .. 
(a nadie) .. (le importo|le importa) .. 
(dios|el senor) .. (me|no me) .. (abandono|ha abandonado|olvido|odia|rechazo|ha olvidado|dejo|escucha|ama|ha dejado|oye|quiere|castiga) .. (sol*|y|$|porque|nunca|mas|ya)?
(todo|nada|mi vida|la vida) .. (esta|es|tiene|se|me|va|vale) .. (perdido|sentido|oscuro|negro|derrumba|acabo|desmorona|inutil|un infierno|un desastre|sin sentido|caos|se cae)
(estoy|me siento|tan|muy) .. (completamente|totalmente|tan|muy)? .. (sola|solo) .. (y|en el mundo|que|sin|$|en esta vida|no tengo)
(toque|tocado|tocando|llegue) .. (fondo|al limite|a mi limite|mi limite)
(me estoy|estoy|me siento|siento que me) .. (ahogando|hundiendo|derrumbando|cayendo en|desmoronando|volviendo loc*|ahogo|hundo|muriendo por dentro|muero por dentro|muriendo en vida|muriendo lentamente)
(lloro|llorando|llorar) .. (todas las noches|todos los dias|cada noche|todo el dia|sin parar|a diario|toda la noche|hasta dormirme|a escondidas|desconsolad*|cada dia|todo el tiempo)
(me rindo|ya me rendi|me doy por vencid*|me quiero rendir|quiero rendirme|tire la toalla) .. ($|ya|no|con la vida|con todo|de la vida|dios|senor)
(ya)? nada .. (me importa|tiene sentido|vale la pena|me importa ya|me hace feliz|tiene caso|me queda)
(ayudenme|ayudame|auxilio|necesito ayuda) .. (por favor|dios|urgente|no puedo|desesperad*|tengo miedo de mi|ya no)
(tengo|me da) miedo .. (de) (mi mism*|lo que pueda hacer|lo que puedo hacer|lo que pueda hacerme|estar sol* conmigo|lo que voy a hacer|hacer una locura)
(hacer|cometer) una (locura|tonteria) .. 
(estoy|caigo|cai|sufro|tengo|vivo) .. (en|de|con|una)? .. (depresion|desesperacion|depresion profunda|profunda tristeza|angustia terrible|oscuridad) .. (y|$|severa|profunda|muy|que|desde|no)
(hasta cuando|cuanto mas) .. (tengo que|voy a|debo|dios|senor) .. (sufrir|aguantar|soportar|vivir asi)
(quiero|quisiera) (morir por dentro|gritar y llorar|escapar de todo|huir de todo|dejar de sufrir|dejar de sentir|ya no sentir|no sentir nada)
no le importo a nadie
(no|ni) .. le importo .. (a nadie|nadie|$)
`;

export const SPANISH: CareWords = {
  language: 'es',
  concepts: CONCEPTS,
  figurative: FIGURATIVE,
  study: STUDY,
  patterns: {
    'self-harm': SELF_HARM,
    violence: VIOLENCE,
    harm: HARM,
    'for-another': FOR_ANOTHER,
    grief: GRIEF,
    despair: DESPAIR,
  },
};
