/** Somebody who may harm or kill themselves. */
export const SELF_HARM = `
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
