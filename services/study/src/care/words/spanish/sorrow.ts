/** Somebody who mourns. */
export const GRIEF = `
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

/** Somebody without hope. */
export const DESPAIR = `
(ya)? no (puedo|aguanto|soporto|resisto|doy) .. (mas|seguir asi|esta vida|este dolor|con esto|con todo|con mi vida|con este dolor|esto|tanto dolor|vivir asi)
(perdi|he perdido|perdido|perdimos|no tengo|no me queda|no hay|sin|no veo|se me acabo|ya no tengo|no queda) .. (toda|la|ninguna|ya|mas|mi|ningun|una)? .. (esperanza|esperanzas|ganas de nada|salida|ilusion|fuerzas para seguir|fe ni fuerzas|consuelo|luz) .. (para mi|en mi|de|$|y|por|ya|alguna|en nada|mi)
(me siento|estoy|sintiendome|siento que estoy|sigo) .. (muy|tan|completamente|totalmente|sin|por|como|en)? .. (sin esperanza|desesperad*|muerto por dentro|muerta por dentro|vacia por dentro|vacio por dentro|inutil|sin valor|deprimid*|hundid*|en un hoyo|en un pozo|desahuciad*|abandonad* por dios|rota por dentro|roto por dentro|destrozad*|acabad*|derrotad* y|como basura|que no valgo|al borde|en la oscuridad|en depresion|una basura|un fracaso|un fracasado|miserable|perdid* y sin)
(odio|detesto|aborrezco) .. (mi vida|vivir|la vida|estar viva|estar vivo|todo de mi|a mi misma|a mi mismo|quien soy|como soy)
me odio
(no|ya no) .. (valgo|sirvo|soy) .. (nada|para nada|nadie)
(no|ya no) .. (veo|encuentro|hay|hallo|tengo|le veo|le encuentro) .. (salida|futuro|luz|solucion|esperanza|consuelo) .. 
(nadie) .. (me quiere|me ama|se preocupa|le importo|me escucha|le importa|me entiende|me ayuda|esta conmigo) .. 
(a nadie) .. (le importo|le importa) .. 
~(dios|el senor) .. (me|no me) .. (abandono|ha abandonado|olvido|odia|rechazo|ha olvidado|dejo|escucha|ama|ha dejado|oye|quiere|castiga) .. (sol*|y|$|porque|nunca|mas|ya)?
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
