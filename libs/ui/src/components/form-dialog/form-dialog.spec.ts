import { describe, expect, it } from '@jest/globals';
import { problemOf, type TextField } from './field.js';
import { fromDraft, toDraft } from './form-draft.js';

describe('problemOf', () => {
  const line: TextField = { name: 'title', label: 'Title', max: 5, required: true };
  const prose: TextField = { name: 'notes', label: 'Notes', max: 5, rows: 4 };

  it('requires more than blanks in a required field, and nothing in an optional one', () => {
    expect(problemOf(line, '  \n')).toBe('Title is required.');
    expect(problemOf(prose, '')).toBeUndefined();
  });

  it('counts a single line trimmed, and running text as typed', () => {
    expect(problemOf(line, '  Grace  ')).toBeUndefined();
    expect(problemOf(line, 'Graces')).toBe('Title can be at most 5 characters.');
    expect(problemOf(prose, 'Grace ')).toBe('Notes can be at most 5 characters.');
  });

  it("leaves the judgement to a field's own check", () => {
    expect(problemOf({ ...prose, check: () => 'No.' }, 'a')).toBe('No.');
  });

  it('takes one of the choices, and no choice when none is required', () => {
    const mood: TextField = { name: 'mood', label: 'Mood', max: 20, choices: { glad: 'Glad', weary: 'Weary' } };
    expect(problemOf(mood, 'weary')).toBeUndefined();
    expect(problemOf(mood, '')).toBeUndefined();
    expect(problemOf({ ...mood, required: true }, '')).toBe('Mood is required.');
    expect(problemOf(mood, 'toString')).toBe('Choose one of the values of Mood.');
  });
});

describe('a form draft', () => {
  const initial = { title: 'Grace', content: '' };

  it('holds nothing while the form is unchanged', () => {
    expect(toDraft({ title: 'Grace', content: '' }, initial)).toBe('');
    expect(fromDraft('', initial)).toBeNull();
  });

  it('returns the typed text', () => {
    const typed = { title: '', content: 'line\n"two"' };
    expect(fromDraft(toDraft(typed, initial), initial)).toEqual(typed);
  });

  it('that lacks a field, as a release before kept it, gives back the others', () => {
    expect(fromDraft('{"title":"a"}', { ...initial, mood: 'calm' })).toEqual({ title: 'a', content: '', mood: 'calm' });
    expect(fromDraft('{"title":1,"content":"b"}', initial)).toEqual({ title: 'Grace', content: 'b' });
  });

  it('keeps the fields of another release while this one is typed in, and shows none of them', () => {
    const kept = '{"mood":"weary","title":"a","content":""}';
    const typed = { title: 'ab', content: '' };
    expect(fromDraft(kept, initial)).toEqual({ title: 'a', content: '' });
    expect(JSON.parse(toDraft(typed, initial, kept))).toEqual({ ...typed, mood: 'weary' });
    expect(JSON.parse(toDraft(initial, initial, kept))).toEqual({ ...initial, mood: 'weary' });
  });

  it.each(['not json', 'null', '[]', '"a"', '{"name":"a"}'])('of another shape is ignored: %s', (draft) => {
    expect(fromDraft(draft, initial)).toBeNull();
  });
});
