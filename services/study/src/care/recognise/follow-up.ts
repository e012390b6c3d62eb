import { bare, wordsOf } from '../../text/fold-words.js';

const MAX_WORDS = 8;
/** A message of signs alone ('…', '?') may be this long. */
const MAX_LENGTH = 200;

/** Words without a subject of their own, folded and without apostrophes. Any other word begins a new question. */
const WORDS = new Set(
  `i im ive id ill me my myself you it its that this these here there the a an and but or so if of on to in at for from
  with all of out up
  is am are was were be been being do dont does doesnt did didnt done have havent has had dunno idk no not nope yes yeah
  yea yep ok okay maybe perhaps please pls help helps know knows knew understand think believe mean what whats how why who
  whom where when should shall can cant cannot could couldnt will wont would wouldnt want wanted need try trying tried stop
  go going gonna say said tell told talk call calling called trust answer answered answers nobody noone none no one anyone
  anybody someone somebody everyone else nothing anything everything never always again anymore any more too very really
  just only still now today tonight tomorrow later long much enough already alone scared afraid ashamed tired exhausted sad
  numb lost hurt hurts hurting bad worse broken crying empty sorry hard safe unsafe home he she him her his they them their
  god lord jesus
  yo tu mi me te se lo la le el ella un una y o pero si no nada nadie nunca ya aun todavia ahora hoy manana luego tambien
  que quien como donde cuando por favor para con sin de en es son soy eres estoy esta tengo tiene hay ayuda ayudame ayudeme
  ayudenme hago hacer debo puedo puede podria quiero quisiera necesito se sabe saber entiendo creo siento miedo solo sola
  cansado cansada triste perdido perdida mal peor duele lloro llorar quizas quiza tal vez vale bueno verdad hablar llamar
  llame decir digo dios senor jesus alguien algo todo muy mas tan`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Whether a message only goes on with what was said before it: 'I don't know', 'yes', 'help me', 'no sé qué hacer'. It
 * says nothing of its own that could be searched for or recognised.
 */
export function isFollowUp(message: string): boolean {
  if (message.length > MAX_LENGTH) return false;
  const words = wordsOf(message).map(bare);
  return words.length <= MAX_WORDS && words.every((word) => WORDS.has(word));
}
