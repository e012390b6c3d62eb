/** Phrases that only sound like distress. */
export const FIGURATIVE = `
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

/** Signs that a message asks about Scripture or prepares something. */
export const STUDY = `
(que|como) (dice|dicen|ensena|opina|piensa|significa|quiere decir|quiso decir) .. (la biblia|la escritura|las escrituras|dios|pablo|jesus|la palabra|el texto|la iglesia|moises|proverbios|el evangelio)
(biblia|biblico|biblica|biblicos|escritura|escrituras|evangelio|salmo|salmos|proverbios|eclesiastes|genesis|exodo|levitico|reyes|cronicas|apocalipsis|testamento|epistola|comentario|griego|hebreo|versiculo|versiculos|capitulo|pasaje|pasajes|parabola|mandamiento|teologia|doctrina|profeta)
(sermon|sermones|predica|predicar|predicacion|homilia|bosquejo|leccion|lecciones|devocional|ensayo|estudio|estudio biblico|ensenar|ensenanza|clase sobre|charla|taller|novela|pelicula|obra de teatro|ilustracion|prevencion|poema|himno|explica|explicame|define|resumen|resume|significado|quien fue|quien mato|tesis|articulo)
(por que|como|donde|cuando|quien) (murio|mato|fue|se suicido|queria|lloro) (el|la|<bible>|dios|israel|job)
(job) (dijo|dice|maldijo|perdio|sufrio|sintio|queria|deseo)
(vosotros|habeis|teneis|sois|os|vuestro|vuestra|vuestros|jehova|aconteceles|empero|dijole|oh)
<bible>
`;
