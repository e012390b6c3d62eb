// How the words of a screen come from a catalogue, in the language of the page.

export {
  catalogue,
  type Catalogue,
  type Messages,
  type Say,
  type SayWithElements,
  type TextValues,
  type TransProps,
} from './catalogue.js';
