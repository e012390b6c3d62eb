import type { CareVoice } from './care-sentences.js';

export const SPANISH_VOICE: CareVoice = {
  title: 'Antes que nada',
  conversation: 'Una conversación',
  gentle: {
    title: 'Antes que nada',
    opening: 'Lo siento. Echar de menos es la otra cara de haber querido, y puedes llevárselo a Dios tal como es.',
    verse: ['Psalms', 147, 3],
  },
  whomToCall: 'A quién llamar:',
  again:
    'Qué bueno que vuelves a escribir. No tienes que saber qué decir, ni qué viene después. Basta un paso: deja que una de estas personas te escuche ahora. Si corres peligro, aléjate si puedes y llama.',
  own: {
    'self-harm': {
      opening:
        'Qué bueno que me lo dices. Soy un programa, no una persona, y ahora necesitas una persona a tu lado. Si podrías hacerte daño, por favor llama, aléjate de todo lo que podrías usar y ve a donde haya alguien.',
      verse: ['Psalms', 34, 18],
      closing:
        'No tienes que encontrar las palabras justas. *Necesito ayuda esta noche* basta. Lo que quieras preguntar sobre Dios puede esperar a que estés a salvo.',
    },
    violence: {
      opening:
        'Lo siento mucho. Lo que te hacen, o te hicieron, está mal y no es culpa tuya. Nada en la Escritura te pide quedarte donde te hacen daño, y ponerte a salvo no es negarte a perdonar. Si corres peligro ahora, aléjate si puedes y llama.',
      verse: ['Psalms', 9, 9],
      closing:
        'Puedes hablar con estas personas aunque haya pasado hace mucho, y aunque alguien te haya dicho que calles. Si se le hace daño a un niño o una niña, avisa hoy a la policía o a protección de menores. Si otros pueden ver esta pantalla, quita esto cuando lo hayas leído.',
    },
    harm: {
      opening:
        'Gracias por decirlo. Por favor pon distancia ahora entre tú y la otra persona: sal del cuarto, deja cualquier arma o dásela a alguien, y llama. Si ya hay alguien herido, llama primero a emergencias.',
      verse: ['Psalms', 37, 8],
      closing:
        'Soy un programa y no puedo quedarme contigo; una persona sí. Cuéntale hoy a alguien exactamente lo que escribiste aquí. Que te detengan ahora es ayuda, para los demás y para ti.',
    },
    grief: {
      opening:
        'Lo siento mucho. No tienes que entender ni resolver nada en este momento. Deja que alguien venga a acompañarte, come un poco y descansa si puedes.',
      verse: ['Psalms', 147, 3],
      closing:
        'Cuando quieras leer, Juan 11 y el Salmo 23 son breves, y en ambos hay lugar para llorar. Si el dolor se vuelve ganas de no vivir, por favor llama enseguida, a cualquier hora.',
    },
    despair: {
      opening:
        'Veo cuánto pesa esto, y qué bueno que lo dices. Soy un programa, y no deberías quedarte a solas con esto y con un programa. Por favor, que una persona te escuche hoy.',
      verse: ['Psalms', 61, 2],
      closing:
        'Basta con decir: *No estoy bien*. Si llegan pensamientos de morir, o ya están, por favor llama enseguida, a cualquier hora.',
    },
  },
  forAnother: {
    'self-harm': {
      opening: [
        'Gracias por cuidar de esa persona. Primero, que esté a salvo:',
        '- Pregunta con claridad: *¿Estás pensando en quitarte la vida?* Preguntar no siembra la idea.',
        '- Si podría hacerlo, no la dejes sola. Aparta pastillas, armas y llaves, y llamen juntos.',
        '- No prometas guardar el secreto. Si es menor de edad, avisa a un padre o tutor de confianza.',
        '- Escucha más de lo que hablas; sin discutir ni reprochar. Vuelve a preguntar mañana.',
      ].join('\n'),
      verse: ['Galatians', 6, 2],
      closing: 'No eres su médico, y no todo depende de ti. Sigue a su lado y busca a otros que ayuden.',
    },
    violence: {
      opening: [
        'Gracias por tomarlo en serio. Primero, que todos estén a salvo:',
        '- Cree lo que te contaron y dilo: *Qué bueno que me lo dijiste. No es culpa tuya*.',
        '- Si alguien corre peligro ahora, llama a emergencias.',
        '- Si se le hace daño a un menor, o a un adulto que no puede protegerse, avisa hoy a la policía o a protección de menores. En muchos lugares la ley lo exige, también a los pastores. No investigues antes ni avises al acusado.',
        '- Un adulto decide cuándo irse: irse suele ser el momento de más peligro, así que prepárenlo con quienes saben. No mandes a nadie de vuelta a que le hagan daño, ni aconsejes a los dos juntos.',
        '- Habla solo con quienes deben saberlo y anota lo que se dijo, con la fecha.',
      ].join('\n'),
      verse: ['Psalms', 82, 4],
      closing:
        'El perdón, y lo que será de un matrimonio o de un ministerio, puede esperar. La seguridad no. Busca a un consejero que conozca el maltrato y los acompañe.',
    },
    harm: {
      opening: [
        'Gracias por no pasarlo por alto. Primero, que todos estén a salvo:',
        '- Si hay una amenaza, un arma o un plan, llama a la policía ahora, sea quien sea. No vayas a solas.',
        '- Avisa a la persona amenazada, si puedes hacerlo sin peligro, y aleja a los demás.',
        '- No prometas guardar el secreto. Lo que se dijo de una iglesia o una escuela debe llegar hoy a sus responsables.',
      ].join('\n'),
      verse: ['Psalms', 34, 14],
      closing: 'Detener a alguien a tiempo es un bien para los dos. Si al final no era nada, poco se ha perdido.',
    },
    grief: {
      opening: [
        'Qué bueno que quieres estar ahí. Lo que más ayuda:',
        '- Ve, o llama, pronto. Di *lo siento mucho* y di el nombre de quien murió.',
        '- No expliques por qué pasó ni empieces con *al menos*. Sentarte y callar es suficiente.',
        '- Haz una cosa sin que te la pidan: una comida, los niños, llevarle en auto. Vuelve después del funeral, cuando los demás ya no van.',
        '- Si habla de no querer vivir, trátalo como una emergencia y no le dejes a solas.',
      ].join('\n'),
      verse: ['Romans', 12, 15],
      closing: 'Si leen algo juntos, que sea breve: el Salmo 23, o las lágrimas de Jesús en Juan 11.',
    },
  },
  fromTheLibrary: 'Lo que la biblioteca tiene sobre esto',
};
