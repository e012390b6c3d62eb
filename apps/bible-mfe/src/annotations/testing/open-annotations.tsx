import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyAnnotations } from '../list/my-annotations.js';
import { bookmark, highlight, type Kept, annotationServer, note } from './annotation-server.js';
import { renderAnnotated } from './render-annotated.js';

/** The test sets which elements are in view: jsdom lays nothing out. */
export const inView = new Map<Element, () => void>();
globalThis.IntersectionObserver = class {
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe(element: Element) {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    inView.set(element, () => this.onChange(entries, this as unknown as IntersectionObserver));
  }
  disconnect() {
    inView.clear();
  }
} as unknown as typeof IntersectionObserver;

export const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;
export const thought = note({
  title: 'Note on Matthew 5:9',
  content: 'Peace is made.',
  scripture: 'Matthew 5:9',
  tags: ['peace', 'sermon'],
  createdAt: day(6),
});
export const KEPT: Kept = {
  highlights: [highlight('Matthew', 5, 3, 'green', day(8)), highlight('Genesis', 1, 1, 'pink', day(5))],
  bookmarks: [bookmark('Matthew', 5, 8, day(7))],
  notes: [thought],
};

export function openAnnotations(
  start: Partial<Kept> = KEPT,
  routes: ReturnType<typeof annotationServer>['routes'] = {},
) {
  const server = annotationServer(start);
  return { ...server, ...renderAnnotated(<MyAnnotations />, { ...server.routes, ...routes }) };
}
export const list = () => screen.findByRole('list', { name: 'My marks' });
export const references = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const chip = (name: string) => screen.findByRole('button', { name });
