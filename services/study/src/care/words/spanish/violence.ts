/** Somebody to whom violence is done. */
export const VIOLENCE = `
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
(alguien|un hombre|su tio|su maestro|el pastor|su papa|su primo|le|la|lo|un vecino) .. (abuso|abusaron|abusa|toco|toca|tocaron|violo|violaron|golpeo|lastimo|golpearon|manoseo) .. (a|de)? mi (hija|hijo|nina|nino|bebe|hermana|hermano|sobrina|sobrino|hijita|hijito|nieta|nieto|hermanita|hermanito)
(abusaron|abuso|violaron|tocaron|violo|toco|golpearon|lastimaron) .. (de|a) .. (a|de)? mi (hija|hijo|nina|nino|bebe|hermana|hermano|sobrina|sobrino|hijita|hijito|nieta|nieto|hermanita|hermanito)
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

/** An intent against others. */
export const HARM = `
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
