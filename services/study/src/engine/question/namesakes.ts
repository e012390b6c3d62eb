/**
 * Names that several people or places bear: `words that name them | a place for each of the bearers`. They answer 'which
 * James?', which one entry alone would answer wrongly.
 */
export const NAMESAKES = `
which james ; james wrote letter ; james wrote epistle ; who wrote james ; james author ; how many james ; many james ; several james ; james brother | James 1:1; Galatians 1:19; Matthew 4:21; Acts 12:2; Matthew 10:3; Matthew 13:55
which mary ; how many marys ; many marys ; the marys ; mary cross | John 19:25; Matthew 27:56; Luke 1:27; Luke 8:2; Luke 10:39; Acts 12:12; Romans 16:6
which herod ; same herod ; how many herods ; herods ; herod christmas | Matthew 2:1; Luke 3:1; Matthew 14:1-3; Luke 23:7; Acts 12:1; Acts 25:13
which john ; how many johns ; john baptist apostle same ; same john | Matthew 3:1; Matthew 4:21; John 1:40-42; Acts 12:12; Acts 4:6; Revelation 1:9
which judas ; how many judas ; judas not iscariot | Matthew 10:4; John 14:22; Matthew 13:55; Acts 5:37; Acts 9:11; Acts 15:22
which simon ; how many simons | Matthew 10:2; Matthew 10:4; Mark 15:21; Luke 7:40; Acts 8:9; Acts 10:6
which joseph ; how many josephs | Genesis 37:2; Matthew 1:16; Matthew 27:57; Acts 1:23; Acts 4:36
which philip ; philip apostle evangelist ; same philip | Matthew 10:3; Acts 6:5; Acts 8:5; Acts 21:8; Matthew 14:3; Luke 3:1
which zechariah ; which zacharias ; which zachariah | Zechariah 1:1; Luke 1:5; 2 Chronicles 24:20; Matthew 23:35; 2 Kings 15:8
which ananias ; how many ananias | Acts 5:1; Acts 9:10; Acts 23:2
which lazarus ; same lazarus ; two lazarus | John 11:1; Luke 16:20
which saul ; king saul paul ; same saul ; two sauls | 1 Samuel 9:2; Acts 13:9; Acts 8:1
which enoch | Genesis 4:17; Genesis 5:24
which tamar | Genesis 38:6; 2 Samuel 13:1; 2 Samuel 14:27
which antioch ; two antiochs | Acts 11:26; Acts 13:14
which bethany | John 11:18; John 1:28
which bethlehem | Micah 5:2; Joshua 19:15
which pharaoh | Genesis 12:15; Genesis 41:1; Exodus 1:8; Exodus 5:1; 1 Kings 3:1; 2 Kings 23:29
which caesar | Luke 2:1; Luke 3:1; Acts 11:28; Acts 25:11
`;
