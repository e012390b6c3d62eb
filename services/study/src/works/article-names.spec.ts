import { describe, expect, it } from '@jest/globals';
import type { NotedArticle } from '@berea/text-packs';
import { ArticleNames } from './article-names.js';

const article = (name: string, kind: string, also: readonly string[] = []): NotedArticle => ({
  id: name.toLowerCase(),
  name,
  kind,
  also,
  text: name,
  refs: [],
});

const names = new ArticleNames([
  article('Huldah', 'person', ['the prophetess of Josiah']),
  article('Jeroboam, the son of Nebat', 'person'),
  article('Joseph, the son of Jacob', 'person'),
  article('Joseph, the husband of Mary', 'person'),
  article('Joppa', 'place', ['Jaffa']),
  article('Tyre', 'place'),
  article('The ark of the covenant', 'thing'),
  article('Grace', 'word'),
]);

describe('the names of articles', () => {
  it.each([
    ['Who was Huldah?', 'huldah'],
    ['My grandson asked me who Huldah was and I could not tell him.', 'huldah'],
    ['tell me about the prophetess Huldah for my class', 'huldah'],
    ['huldah', 'huldah'],
    ['who was jeroboam', 'jeroboam, the son of nebat'],
    ['Where is Jaffa?', 'joppa'],
    ['what is the ark of the covenant in the Bible', 'the ark of the covenant'],
    ['what does grace mean', 'grace'],
    ['Who is Huldah? I never heard of her.', 'huldah'],
  ])('are found in %j', (question, id) => {
    expect(names.find(question)?.id).toBe(id);
  });

  it.each([
    ['more is asked of him', "Who was Huldah's husband?"],
    ['more is asked of several', 'What did Tyre, Sidon and Philistia do with the treasures?'],
    ['somebody does something', 'What did Huldah say to the king?'],
    ['it is beside another question', 'Who wrote to Huldah in Jerusalem'],
    ['several bear it', 'who was Joseph'],
    ['verses on a thing are wanted', 'grace'],
    ['a situation is told', 'I have no grace for my brother'],
    ['nothing is asked', ''],
    ['8,000 characters name no one', 'what is '.repeat(1_000)],
  ])('are not taken when %s', (_what, question) => {
    expect(names.find(question)).toBeUndefined();
  });
});
