import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ToastStore } from './toast-store.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a dismissed toast is out of sight at once, and removed after 1,000,000 ms', () => {
  const store = new ToastStore();
  store.show({ title: 'Note deleted' });
  expect(store.get()).toMatchObject({ title: 'Note deleted', open: true });
  store.dismiss(1);
  jest.advanceTimersByTime(999_999);
  expect(store.get()).toMatchObject({ title: 'Note deleted', open: false });
  jest.advanceTimersByTime(1);
  expect(store.get()).toBeNull();
});

it('there is one toast at most: another takes its place, and outlives the removal of the one before', () => {
  const store = new ToastStore();
  store.show({ title: 'First' });
  store.dismiss(1);
  store.show({ title: 'Second' });
  jest.advanceTimersByTime(2_000_000);
  expect(store.get()).toMatchObject({ title: 'Second', open: true });
});

it('dismissing a toast leaves a later one alone', () => {
  const store = new ToastStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.dismiss(1);
  expect(store.get()).toMatchObject({ title: 'Second', open: true });
});

it('a listener hears of each change', () => {
  const store = new ToastStore();
  const heard = jest.fn();
  const end = store.subscribe(heard);
  store.show({ title: 'First' });
  store.dismiss(1);
  store.dismiss(1);
  jest.advanceTimersByTime(1_000_000);
  end();
  store.show({ title: 'Second' });
  expect(heard).toHaveBeenCalledTimes(3);
});
