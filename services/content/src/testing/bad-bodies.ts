type BadBody = [name: string, type: string, body: string | Buffer, status: number, says: RegExp];

/** Bodies that no route accepts, with the answer that each earns. `valid` is one that the route would take. */
export function badBodies(valid: object): BadBody[] {
  const json = 'application/json';
  const withField = (field: string) => `${JSON.stringify(valid).slice(0, -1)},${field}}`;
  const latin1 = Buffer.from(withField('"x":"caf\u00e9"'), 'latin1');
  return [
    ['malformed JSON', json, '{"title":', 400, /not valid JSON/],
    ['an array', json, JSON.stringify([valid]), 400, /expected object, received array/],
    ['a string', json, '"title"', 400, /expected object, received string/],
    ['null', json, 'null', 400, /expected object, received null/],
    ['a number', json, '7', 400, /expected object, received number/],
    ['an unknown field', json, withField('"isPremiumMember":true'), 400, /isPremiumMember/],
    ['an owner', json, withField('"userId":"3f0d4f3a-6a0c-4d0e-8f51-6f1f3f1b7d11"'), 400, /userId/],
    ['a key twice', json, withField('"x":1,"x":2'), 400, /"x" twice/],
    ['10,001 values', json, withField(`"x":[${'0,'.repeat(10_000)}0]`), 400, /more than 10,?000 values/],
    ['a NUL character', json, withField('"x":"a\\u0000b"'), 400, /NUL/],
    ['an unpaired surrogate', json, withField('"x":"\\ud83d"'), 400, /surrogate/],
    ['a prototype', json, withField('"__proto__":{"isPremiumMember":true}'), 400, /__proto__/],
    ['a number beyond a double', json, withField('"x":1e999'), 400, /too large/],
    ['5,000 levels', json, withField(`"x":${'['.repeat(5_000)}${']'.repeat(5_000)}`), 400, /nested/],
    ['bytes that are not UTF-8', json, latin1, 400, /UTF-8/],
    ['10 MB', json, withField(`"x":"${'a'.repeat(10 << 20)}"`), 413, /too large/],
    ['a form', 'application/x-www-form-urlencoded', 'title=a&content=b', 415, /application\/json/],
    ['form data', 'multipart/form-data; boundary=b', '--b\r\n\r\n--b--\r\n', 415, /application\/json/],
    ['plain text', 'text/plain', JSON.stringify(valid), 415, /application\/json/],
  ];
}
