import { afterEach } from '@jest/globals';

/** Sets or unsets variables of the environment for the rest of a test. */
export function environmentOfTests(): (values: Readonly<Record<string, string | undefined>>) => void {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });
  return (values) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
