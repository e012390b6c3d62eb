import { describe, expect, it } from '@jest/globals';
import { breaksOfTypes } from './compare-reports.mjs';

const report = (code) => `## API Report File\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`;
const FEATURE = `// @public
export interface Feature {
    // (undocumented)
    readonly id: string;
    readonly slots?: { readonly tabs: string };
}`;

describe('breaksOfTypes, of two versions of an API report', () => {
  it.each([
    ['a new export', FEATURE, `${FEATURE}\nexport const more: number;`],
    ['a new member that may be left out', FEATURE, FEATURE.replace(/}$/, '    readonly more?: string;\n}')],
    [
      'a further argument that may be left out',
      'export function open(path: string): void;',
      'export function open(path: string, now?: boolean): void;',
    ],
    [
      'a new member of an answer',
      'export function useNote(): Query<{ id: string; }>;',
      'export function useNote(): Query<{ id: string; title: string; }>;',
    ],
    [
      'a further value of an argument',
      'export function mark(colour: "blue" | "pink"): void;',
      'export function mark(colour: "pink" | "green" | "blue"): void;',
    ],
    [
      'a further argument of what remotes are called with',
      'export function listen(told: (id: string) => void): void;',
      'export function listen(told: (id: string, day: string) => void): void;',
    ],
    [
      'other errors of a call',
      'export const useNote: () => Query<Note, ErrorFromErrorMap<{ NOT_FOUND: 404; }>>;',
      'export const useNote: () => Query<Note, ErrorFromErrorMap<Merged<{ NOT_FOUND: 404; }, { GONE: 410; }>>>;',
    ],
    [
      'a slot more',
      'interface SlotProps { "notes.tabs": { search: string }; }',
      'interface SlotProps { "notes.tabs": { search: string }; "today.cards": { day: string }; }',
    ],
    ['a type of its own that is removed', 'interface Saved { id: string; }', ''],
    ['a type of its own that is exported', 'interface Saved { id: string; }', 'export interface Saved { id: string; }'],
    [
      'another order of members and spaces',
      'export interface A { a: 1; b: 2; }',
      'export interface A {\n  b: 2;\n  a: 1;\n}',
    ],
  ])('with %s in the newer version, finds nothing', (_change, before, after) => {
    expect(breaksOfTypes(report(before), report(after))).toEqual([]);
  });

  it.each([
    ['a removed export', FEATURE, '', 'Feature is removed'],
    ['a removed member', FEATURE, FEATURE.replace(/ +readonly id.*\n/, ''), 'Feature.id is removed'],
    ['a member of another type', FEATURE, FEATURE.replace('id: string', 'id: number'), 'Feature.id has changed'],
    [
      'a new required member',
      FEATURE,
      FEATURE.replace(/}$/, '    readonly more: string;\n}'),
      'Feature.more is new and required',
    ],
    [
      'a slot less',
      'interface SlotProps { "notes.tabs": { search: string }; }',
      'interface SlotProps { }',
      'SlotProps."notes.tabs" is removed',
    ],
    [
      'a slot that gives more than it did',
      'interface SlotProps { "notes.tabs": { search: string }; }',
      'interface SlotProps { "notes.tabs": { search: string; day: string }; }',
      'SlotProps."notes.tabs".day is new and required',
    ],
    [
      'a new required member below',
      FEATURE,
      FEATURE.replace('tabs: string', 'tabs: string; readonly page: string'),
      'Feature.slots.page is new and required',
    ],
    [
      'a new required argument',
      'export function open(path: string): void;',
      'export function open(path: string, now: boolean): void;',
      'open requires a further argument, now',
    ],
    [
      'a removed argument',
      'export function open(path: string): void;',
      'export function open(): void;',
      'open takes 0 arguments, not 1',
    ],
    [
      'another answer',
      'export function open(): void;',
      'export function open(): boolean;',
      'what open answers has changed',
    ],
    [
      'a removed member of an answer',
      'export function useNote(): Query<{ id: string; title: string; }>;',
      'export function useNote(): Query<{ id: string; }>;',
      'what useNote answers.title is removed',
    ],
    [
      'a further value of an answer',
      'export const colour: () => "blue";',
      'export const colour: () => "blue" | "pink";',
      'what colour answers has changed',
    ],
    [
      'a value that an argument had',
      'export function mark(colour: "blue" | "pink"): void;',
      'export function mark(colour: "blue"): void;',
      'argument 1 of mark has changed',
    ],
    [
      'a new required member of what a mutation is called with',
      'export const useSave: () => UseMutationResult<Note, Error, { title: string; }>;',
      'export const useSave: () => UseMutationResult<Note, Error, { title: string; day: string; }>;',
      'what useSave answers.day is new and required',
    ],
    [
      'a member that may be missing',
      FEATURE,
      FEATURE.replace('id: string', 'id?: string'),
      'Feature.id may be missing',
    ],
    ['a type that is no longer exported', FEATURE, FEATURE.replace('export ', ''), 'Feature is no longer exported'],
    [
      'a type that an exported one is made of',
      'interface Saved { id: string; }',
      'interface Saved { id: number; }',
      'Saved.id has changed',
    ],
    [
      'an export of another package',
      "import { Drawer } from 'antd';\nexport { Drawer }",
      "import { Drawer } from 'vaul';\nexport { Drawer }",
      'Drawer has changed',
    ],
    [
      'a removed second name',
      'const day: string;\nexport { day }\nexport { day as today }',
      'export const day: string;',
      'today is removed',
    ],
    [
      'another base',
      'export interface Help extends Panel {}',
      'export interface Help extends Sheet {}',
      'what Help extends has changed',
    ],
    ['another value', 'export const version = "1";', 'export class version {}', 'version is another kind of thing'],
  ])('with %s in the newer version, names the break', (_change, before, after, found) => {
    expect(breaksOfTypes(report(before), report(after))).toEqual([found]);
  });
});
