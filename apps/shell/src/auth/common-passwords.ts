/** Passwords that guessing starts with, in lower case; those of six characters and more, and some of our readers' own. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 654321 666666 696969 112233 121212 ' +
    '555555 777777 987654321 1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbnm ' +
    'abc123 abcdef abcd1234 a1b2c3 password password1 password12 password123 passw0rd p@ssw0rd p@ssword secret ' +
    'letmein welcome welcome1 changeme iloveyou iloveyou1 monkey dragon master shadow sunshine princess football ' +
    'baseball superman batman trustno1 whatever freedom hello123 hello1 login123 admin123 administrator qazwsx ' +
    'starwars michael jordan23 charlie jessica ashley daniel andrew thomas joshua matthew michelle summer winter ' +
    'computer internet google samsung cookie flower purple orange ginger pepper lovely loveme nothing killer ' +
    'jesus1 jesus123 jesuschrist jesusislord ilovejesus ilovegod godisgood godislove blessed blessed1 faith1 ' +
    'praisegod hallelujah genesis emmanuel immanuel church bible1 biblebible john316 psalm23 amazinggrace'
  ).split(' '),
);
