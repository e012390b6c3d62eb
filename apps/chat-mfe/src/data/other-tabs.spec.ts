import { expect, it, jest } from '@jest/globals';
import { announceChange, onChangeElsewhere } from './other-tabs.js';

it('a tab learns of changes to the chat by other tabs, and not of its own', async () => {
  const another = new BroadcastChannel('berea-chat');
  const heard = jest.fn();
  const end = onChangeElsewhere(heard);
  const told = () => new Promise((resolve) => another.addEventListener('message', resolve, { once: true }));
  try {
    const arrived = told();
    announceChange();
    await arrived;
    expect(heard).not.toHaveBeenCalled();
    const came = new Promise<void>((resolve) => heard.mockImplementation(() => resolve()));
    another.postMessage('changed');
    await came;
    expect(heard).toHaveBeenCalledTimes(1);
  } finally {
    end();
    another.close();
  }
});
