/** Passwords that guessing starts with, in lower case, and some of our readers' own: the auth service refuses each. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 666666 696969 112233 ' +
    '1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbnm ' +
    'abc123 abcd1234 a1b2c3 password password1 password12 password123 passw0rd p@ssw0rd secret ' +
    'letmein welcome welcome1 changeme iloveyou iloveyou1 monkey dragon master shadow sunshine princess football ' +
    'baseball superman batman trustno1 whatever freedom hello123 hello1 admin123 administrator qazwsx ' +
    'starwars michael jordan23 charlie jessica ashley daniel andrew thomas joshua matthew michelle summer winter ' +
    'computer internet google samsung cookie flower purple orange ginger pepper lovely loveme nothing killer ' +
    'jesus1 jesus123 jesuschrist jesusislord ilovejesus ilovegod godisgood godislove blessed blessed1 faith1 ' +
    'hallelujah genesis emmanuel church bible1 john316 psalm23'
  ).split(' '),
);

/** Not common enough to be refused, but soon guessed. */
export const EASY_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '654321 121212 555555 777777 987654321 abcdef p@ssword login123 praisegod immanuel biblebible amazinggrace ' +
    'thelordismyshepherd'
  ).split(' '),
);
