import type { Care } from '@berea/contracts';

/** The page's own words around an answer to somebody in distress, in the language of the answer. */
export const CARE_WORDS = {
  en: {
    whomToCall: 'Who to call',
    call: 'Call',
    write: 'Text',
    visit: 'Open',
    send: 'Send this',
    copied: 'Copied, to be sent to somebody',
    numbersFor: 'Numbers for',
    anywhere: 'another country',
    kept: 'What you wrote stands in no log and in no list.',
    remove: 'Delete this conversation',
  },
  es: {
    whomToCall: 'A quién llamar',
    call: 'Llamar al',
    write: 'Escribir al',
    visit: 'Abrir',
    send: 'Enviar esto',
    copied: 'Copiado, para enviarlo a alguien',
    numbersFor: 'Números de',
    anywhere: 'otro país',
    kept: 'Lo que escribiste no queda en registros ni en listas.',
    remove: 'Borrar esta conversación',
  },
} as const satisfies Record<Care['language'], Record<string, string>>;
