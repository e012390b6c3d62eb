/** Somebody who asks for others. */
export const FOR_ANOTHER = `
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
