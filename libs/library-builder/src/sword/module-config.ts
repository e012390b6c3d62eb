import path from 'node:path';

/** A module's own description. If its bytes say otherwise, they win: see `sword-module.ts`. */
export interface ModuleConfig {
  /** The name in brackets. */
  readonly id: string;
  /** `zText`, `zCom4`, `RawLD` … */
  readonly driver: string;
  /** Relative to the root of the module library, and inside of it. */
  readonly dataPath: string;
  readonly versification: string;
  readonly markup: string;
  readonly compression: string;
  readonly description: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly version: string;
  readonly licence: string;
  readonly isCiphered: boolean;
}

/**
 * Reads a module's `.conf`: `Key=value` lines under a `[name]`, continued by a backslash at the end of a line.
 * @throws Error when it names no module, no data, or data outside of its library
 */
export function parseModuleConfig(text: string): ModuleConfig {
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  const id = lines.map((line) => /^\s*\[(.+)\]\s*$/.exec(line)?.[1]).find(Boolean);
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, key, value] = /^\s*([A-Za-z][\w.]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key && value !== undefined && !values.has(key.toLowerCase())) values.set(key.toLowerCase(), value);
  }
  const value = (key: string, otherwise = ''): string => values.get(key.toLowerCase()) ?? otherwise;
  const dataPath = value('DataPath');
  if (!id || !dataPath) throw new Error('This is no SWORD module: its configuration names no module or no data.');
  const place = path.posix.normalize(dataPath);
  if (/^(\/|\.\.?(\/|$))/.test(place)) throw new Error(`${id} keeps its data elsewhere.`);
  return {
    id,
    driver: value('ModDrv'),
    dataPath: place,
    versification: value('Versification', 'KJV'),
    markup: value('SourceType', 'Plaintext'),
    compression: value('CompressType', 'LZSS').toUpperCase(),
    description: value('Description', id),
    language: value('Lang', 'en'),
    direction: value('Direction', 'LtoR') === 'RtoL' ? 'rtl' : 'ltr',
    version: value('Version', '1.0'),
    licence: value('DistributionLicense', 'not stated'),
    isCiphered: value('CipherKey') !== '',
  };
}
