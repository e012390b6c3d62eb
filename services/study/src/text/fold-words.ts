export { bare, fold, WORD, wordsOf } from '@berea/scripture';
