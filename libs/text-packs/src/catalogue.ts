/** A file as it must come: its name, its bytes, the SHA-256 of its content. */
export type PinnedFile = readonly [name: string, bytes: number, sha256: string];

/** Where the files of a further work are. */
export interface PinnedFiles {
  /** Ends with a slash; the files are below it. */
  readonly address: string;
  readonly files: readonly PinnedFile[];
}

/** The Bible Dictionary Dataset at one commit, whose files never change. */
const DATASET =
  'https://raw.githubusercontent.com/neuu-org/bible-dictionary-dataset/b8e82aa7ca847f4d97fb432cd965e398a111333c/data/02_sources/';

const FILES: Readonly<Record<string, readonly PinnedFile[]>> = {
  'dictionary-easton': [
    ['_index.json', 138, '54f99296b840e277e959230cc291b37d72536ceb02e2941fe43ca9a334376a76'],
    ['a.json', 557441, '8c838b7604c0ce6ab9cd319ee196fb664e5da5ca3f570308f2f74f1297dce154'],
    ['b.json', 383873, 'e0494ac9f50e77dd8b7a4a9f867c7b0e5bd10defc865e2a649436da2ffcf5d2a'],
    ['c.json', 472972, 'b68833dab89751d5be3faf48007f117af1ba1b6fc9eabcff2b7b99b7165c7c84'],
    ['d.json', 247882, 'aad8571e25c1dde1ee894373f24a4a78d2cd8d4f4b524bdaf559905fc236c10f'],
    ['e.json', 306221, 'a5245cd770c136986930121e1801a31fed253c9f73ebc40b59576e707152fc8d'],
    ['f.json', 187605, '31dc8bb4cabff7c9179f3cda91c01c22a442e17fa9a1ef6ddaf6db6864f1a5b1'],
    ['g.json', 256563, '66dbd26b4cbdc4a52370a0a1f34057dff6865f3ba18853969f2dc4192eb894e4'],
    ['h.json', 362311, '44f5a93a73da85640f5a21bc10ae883f2957395125197d7ac74f8769a61f0a29'],
    ['i.json', 99787, '1df2e939661cade465d028a91f7ab7baa3e3b39a4f771b84ae919e94cc17f85d'],
    ['j.json', 368376, 'e75a190aa4477771e02f03756a3106825dca0ad6e96fc2c787e072d4f176add3'],
    ['k.json', 93540, '1e2bb7039bbb98abd415c5e84ba97d36345d8ccc67736e16f570e7dfcf94ecaf'],
    ['l.json', 183583, '34d1bd87fd913b9a2151552941e7ae4145e769f81058e836e271164232943cf3'],
    ['m.json', 404158, '019003b40d7b79e480e95082d4f8fe98f2d0ecde2a9d64442751183d94e93178'],
    ['n.json', 156798, 'a270240e163643e995766f61db23eeebd4a610683b06a9dc8e9e0d67be952112'],
    ['o.json', 81285, 'c6965e9fa23e7c837959f15fbc862530a45a8c004afea0d0889c243b7ec71806'],
    ['p.json', 373052, '66ac3340e5c95d41c75f75a16092cbe067c6596840ab893bee419fc9fc31941c'],
    ['q.json', 12720, '5e7cc94712ee1c3aacbb3665ac34f9b386b807b44fe365326a96715728c78060'],
    ['r.json', 174702, '4b3a8d593bbe7869f4124b5e23f9bfabca7d877262aa7dcc826f1f815d1a1177'],
    ['s.json', 500436, 'a6bba6315bf9f0336cb0fd262de8bbd0b9d9e31451bfbebe57d5c1237b759763'],
    ['t.json', 253173, '5004c239df6e6f365cc87280ccecdb9727d50c093d0db9dbdd73ffaa635e52f6'],
    ['u.json', 27829, '3b5a7a3f6a0eece81a69220d3b63d0aebea9e2b3990152be797bef9b01f1486e'],
    ['v.json', 30675, '99c8bb186914a0fc6ece7f04836bca02b8c261ce0aaf321467917b138b4f37d6'],
    ['w.json', 113376, '358850bdc0ed6874b53d514768b4eeef4cd89a4521852208e0aad02851596273'],
    ['y.json', 6581, '326187c93d050796b13ed9a24853a3981f0353d5aa05b50e91f257efbb1071bd'],
    ['z.json', 113890, '1369b744801ce6ca957f2a542f8f747ba0966616f2fb682a7264a0a47c08f50d'],
  ],
  'dictionary-smith': [
    ['_index.json', 137, '3190b762ffb1ee76317be752b88b683edb817171d269c5f79b486ac4ec2306d1'],
    ['a.json', 490873, '188581289a95c8886d5f4f77acb737dc54e6ddb9138a41947402863d30eba457'],
    ['b.json', 279119, '4a80089ae45e0adb06573b7d0a23942201b20de767099d7ab215ab38f94148ee'],
    ['c.json', 302407, '9468a8faa8cf08086948719f990c3f730371e9b8a4a3b34d377e2988dcd6be0f'],
    ['d.json', 153564, 'd5b06c7ef58b37ee4309d8a464c12384db23a41947b16940ae7038252c218009'],
    ['e.json', 244900, '41e839270451daa2345173e86a91469b5bd6703e64be20a7a80c01ca0dcb78ad'],
    ['f.json', 92583, '0f6553abee8f1cbd7805976a763f3940fe6418e3c2abf9176b2a0c479bdd60f1'],
    ['g.json', 201157, 'a50082f95f6f06ceab0bba88851fcdc1afaff984605e0ccedbb0d56afd97e959'],
    ['h.json', 302862, '243ed5d4949166e4502feb50fb1656604d39318799abca30c06e1d1c2d3393cf'],
    ['i.json', 104149, 'a8573f3cc72ff0ef9f78a8431ea9722b5b0e68bb0a9aff9246d4990dbf49dc4c'],
    ['j.json', 325234, 'c7719c4448085fc0387487331114e11d1946f47a4b680ef87e16056bd2d24205'],
    ['k.json', 75807, 'bf4512f5e82510efb5ded3f6c5d6e2eaa0aaa1b920e8d379f606010533317ed7'],
    ['l.json', 162864, '20424b7a08a549434b006b952b52033e673f44b25d874b21437bfee719e058a5'],
    ['m.json', 378153, 'fce083b77445fdc71eb633c3bc04c9cfb39c449a2433af77d3cdc9b8212f9b73'],
    ['n.json', 152186, '7a14cf5600fd2554ab4903ba335f8c6b8111228bba7ac57a4adedd64e7740264'],
    ['o.json', 72205, 'd867ab6ecf75547746e80595ecf55c299f0f1fc8a75ae6cedda6c48b04f26da9'],
    ['p.json', 356662, '6d9f2e4f0740439fa80692fa6210e746c56838233ee77bc4c0be1fa5b3e7b739'],
    ['q.json', 7943, 'f1f5b7b971e131873a782035e5bf1fb666643aa7546feab761fc42f3f6c1af35'],
    ['r.json', 127205, '2f16c28a2c3ea43db430899ab6f340700857c4090e4679228c0238a71c559df6'],
    ['s.json', 521219, '7a026e5cb63645671a8de8adc2cd5e3533c7f011bada459c5d8d477e302646b6'],
    ['t.json', 262892, '34adde4e5470c59fd3e85f5ffe1b9474f5248ede5cd9a0bd7148cb5ecc64d070'],
    ['u.json', 40594, '8a6b141cf4aab96d3f05aaa0918cefd895f18343cc8d19a52ef3ad3997953e24'],
    ['v.json', 26296, '91ce048d7cb1421ba160cfc10ced5d6ec31bc315d3d8d3ecfdcafe53badc1a31'],
    ['w.json', 102514, '407118c2bc810a4cd5b171b897a538df5c64855c2feb1bb2209f17a84a92b625'],
    ['y.json', 4443, '6e79bfbfb1d9725dab184d2c5b0012adcccaec94e873b9df714c61f62ac1be25'],
    ['z.json', 117566, '6cc1f0c09d83edb3f44494c1594c8df140342a92aa848dbf67c122ff23c525e8'],
  ],
  'dictionary-hitchcock': [
    ['_index.json', 179, '4fc13bf39e0877105a71f8a683cde55161d31e7067101e3b671f40c4a2ffe9f4'],
    ['a.json', 79788, '05145118709cc782e1813ba02b686dccd5c211a99f6c969f10c6dc39f67404ec'],
    ['b.json', 43445, 'c1d28e22b2495ecebf09f1cabd6a6b0e4bb95a34c9e2f0abae2b7543e3da245d'],
    ['c.json', 22320, 'da8a1432ed112b875b137a877eeb28fe1c9f44ddcc0dbec51e1870d373656ff1'],
    ['d.json', 14196, '8afd438f75bfcc596e6fda7dd249323339c5d0b879fcacaf710283bf9b376da5'],
    ['e.json', 39780, '5e0fde3cd328a3b9e05b311696f7051767dfcd4213a5519e235e30bc9d757397'],
    ['f.json', 695, 'baea5f39c176df220caa866144a3b7987de556af8f13c6bb678315a457b9cb6c'],
    ['g.json', 20800, '5914c18c0d976ff2c751289633540f06126768cf3f0ab20e1d0324ab8455a182'],
    ['h.json', 47907, 'eb4b4907e322731cf4f4fe209a8caee42a194e112d80af372701ecd369084ba5'],
    ['i.json', 16510, '60e74ed274c0bd0cfb134490246079d6658f6fa7edac426e45390bbb1c2fd8e4'],
    ['j.json', 58731, '021a11c544e33b878d808977aeb82563fb336a84b6fa623052e6aa79c3cbe8d9'],
    ['k.json', 14194, 'e6d8c5ac116511673765a6b2e164980037cc07dc00a1b6f2b6c00b9ddcd8cabc'],
    ['l.json', 12064, '70678b3928c3d3d464062631f96a612dad96c9bb96960918ed7c467a8f0f2bc7'],
    ['m.json', 50695, '019faa3f4125acff3b1bb380c96520cc552be4d195d13cbf4a4231388f12a38c'],
    ['n.json', 23778, '6f2f938a74a0703fc7b38a3a4ee3f7453a89b5e78fe30c2b30cf5a117b30b17d'],
    ['o.json', 7617, '0c631a1b75c78458c8259a9437c9d90f1e61c7b1bf13a6b90fca2bbe5bf0f969'],
    ['p.json', 28219, '5b69f752b8fe9c3bef520287a1e67cc269268878fbc62bd4362e7981bb24442c'],
    ['q.json', 223, 'ec90dbcb335a12ec4b0be881da32e945820a13e93a844d385e1eb179e5d2932b'],
    ['r.json', 18464, '9f7b2390210a4444a99a61fa743987248790fe2d1919277897d5224ebd2a2480'],
    ['s.json', 62667, '8e2b0d237ad31bd5f43897fa38b15aec8d24bba99d70823f186b2cd33d091594'],
    ['t.json', 25457, 'c745aa550bc88b18bb99748cd3ff6fd561af2ea470eab0ff5c3a1f28229a7f83'],
    ['u.json', 5256, '7b2067cc23d14cc4bb6d8de6c68c9caba997267f3a715d9495fcae4b9a7a3782'],
    ['v.json', 1196, '7857eb334a8011d1246704694edd880b4f346d1881bab3bcbb86547eb0b9e4e3'],
    ['z.json', 24951, 'f161594e6c9e044cc3913e9ef454841a5206f94c4f3bcd32606409cf3d085e48'],
  ],
};

const at = (id: string, folder: string): readonly [string, PinnedFiles] => [
  id,
  { address: `${DATASET}${folder}/`, files: FILES[id] ?? [] },
];

/** The files of each further work that is fetched by its id. */
export const CATALOGUE: ReadonlyMap<string, PinnedFiles> = new Map([
  at('dictionary-easton', 'easton'),
  at('dictionary-smith', 'smith'),
  at('dictionary-hitchcock', 'hitchcock'),
]);

/** The bytes of all files. */
export const bytesOf = ({ files }: PinnedFiles): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);
