import { toString } from 'qrcode';

/** `text` as an SVG picture. Clients put it into a data URL as it is, where a `#` would end it: so colours go by name. */
export async function drawQrCode(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg' });
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
}
