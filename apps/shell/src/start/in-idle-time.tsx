import { FollowName } from './follow-name.js';
import { SendWaiting } from './send-waiting.js';

/** The parts of the frame that no page waits for, in one script. */
export function InIdleTime() {
  return (
    <>
      <SendWaiting />
      <FollowName />
    </>
  );
}
