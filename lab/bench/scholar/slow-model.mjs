import { createServer } from 'node:http';

const PIECES = 30;
const PIECE_MS = 20;
const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Its answer, in so many pieces: a true verse, and words around it. */
const SAID = `The poor in spirit are blessed: “Blessed are the poor in spirit: for theirs is the kingdom of heaven.” (Matthew 5:3) ${'And so on. '.repeat(PIECES)}`;

/**
 * A language model on this machine that writes slowly.
 * @returns its address up to /v1, and in `state` how often it was asked, when its last reader left before the end, and
 *   whether it goes on until its reader leaves
 */
export async function startSlowModel() {
  const state = { asked: 0, leftAt: NaN, endless: false };
  const server = createServer((request, response) => {
    request.resume();
    state.asked += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = SAID.match(new RegExp(`[\\s\\S]{1,${Math.ceil(SAID.length / PIECES)}}`, 'g'));
    const timer = setInterval(() => {
      const piece = pieces.shift();
      if (piece || state.endless) return response.write(chunk({ content: piece ?? 'And so on. ' }));
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    }, PIECE_MS);
    response.once('close', () => {
      clearInterval(timer);
      if (!response.writableFinished) state.leftAt = performance.now();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    state,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
