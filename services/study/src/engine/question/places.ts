/** Places, and the verses that tell their location: `names | verses`. */
export const PLACES = `
garden of gethsemane ; gethsemane ; garden gethsemane | Matthew 26:30; Matthew 26:36; John 18:1; Luke 22:39-40
mount of olives ; mt of olives ; olivet ; mount olivet | Acts 1:12; Zechariah 14:4; Luke 19:29
golgotha ; calvary | John 19:17; John 19:20; Hebrews 13:12
garden of eden ; eden | Genesis 2:8; Genesis 2:10-14
bethlehem | Micah 5:2; Luke 2:4; Genesis 35:19
nazareth | Luke 1:26; Matthew 2:22-23; Matthew 21:11
bethany | John 11:18; Mark 11:1
bethsaida | John 1:44; Mark 6:45
capernaum | Matthew 4:13; John 6:17
cana | John 2:1; John 4:46
jericho | Deuteronomy 34:1; Joshua 3:16; Luke 10:30
jordan river ; river jordan ; jordan | Joshua 3:15-16; Genesis 13:10; Mark 1:5
dead sea ; salt sea | Genesis 14:3; Joshua 3:16; Numbers 34:12
sea of galilee ; lake of gennesaret ; sea of tiberias ; galilee sea | Matthew 4:18; John 6:1; Luke 5:1
mount sinai ; sinai ; mt sinai ; horeb ; mount horeb | Exodus 19:1-2; Galatians 4:25; Deuteronomy 1:2
mount carmel ; carmel ; mt carmel | 1 Kings 18:42-43; Joshua 19:26; Jeremiah 46:18
mount zion ; zion ; mt zion | 2 Samuel 5:7; Psalm 48:2
mount moriah ; moriah | 2 Chronicles 3:1; Genesis 22:2
mount nebo ; nebo ; pisgah | Deuteronomy 34:1; Deuteronomy 32:49
mount hermon ; hermon | Deuteronomy 3:8-9; Joshua 11:17
mount ararat ; ararat | Genesis 8:4; Jeremiah 51:27
mount tabor ; tabor | Judges 4:6; Joshua 19:22
bethel ; beth el | Genesis 12:8; Genesis 28:19; Judges 21:19
shiloh | Judges 21:19; Joshua 18:1
shechem ; sychar | Genesis 12:6; Joshua 20:7; John 4:5
hebron | Genesis 23:2; Joshua 20:7; Genesis 13:18
beersheba ; beer sheba | Genesis 21:31-33; Judges 20:1
samaria | 1 Kings 16:24; John 4:4
galilee | Joshua 20:7; Matthew 4:15; Luke 17:11
judea ; judaea | Matthew 2:1; John 4:3
decapolis | Mark 5:20; Mark 7:31
caesarea philippi | Matthew 16:13; Mark 8:27
caesarea | Acts 10:1; Acts 8:40; Acts 9:30
joppa | Acts 9:38; Acts 9:43; 2 Chronicles 2:16
emmaus | Luke 24:13
damascus | Acts 9:2-3; Isaiah 7:8; Genesis 14:15
antioch | Acts 11:19-20; Acts 13:1; Acts 6:5
tarsus | Acts 21:39; Acts 22:3
patmos | Revelation 1:9
ephesus | Acts 19:1; Acts 18:19; Revelation 1:11
corinth | Acts 18:1; Acts 18:12
philippi | Acts 16:12
thessalonica | Acts 17:1
berea | Acts 17:10
athens | Acts 17:15-16; Acts 18:1
colosse ; colossae | Colossians 1:2; Colossians 4:13
crete | Acts 27:7; Titus 1:5
malta ; melita | Acts 28:1
cyprus | Acts 13:4; Acts 4:36
rome | Acts 28:14-16; Romans 1:7
babylon | 2 Kings 24:11-12; Psalm 137:1; Daniel 1:1-2
nineveh | Genesis 10:11; Jonah 1:2; 2 Kings 19:36
ur ; ur of the chaldees | Genesis 11:31; Genesis 15:7; Acts 7:2-4
haran | Genesis 11:31; Genesis 27:43; Genesis 28:10
canaan ; promised land ; the promised land | Genesis 12:5; Genesis 15:18; Numbers 34:2; Deuteronomy 34:1-4
egypt ; goshen | Genesis 46:34; Exodus 8:22; Genesis 15:18
sodom ; gomorrah ; sodom and gomorrah | Genesis 13:10-12; Genesis 14:3; Genesis 19:28
red sea | Exodus 10:19; Exodus 14:2; Numbers 33:10
midian | Exodus 2:15; Exodus 3:1
moab | Ruth 1:1-2; Deuteronomy 34:5-6; Numbers 21:13
edom ; mount seir | Genesis 36:8; Numbers 20:16-18
philistia ; land of the philistines | Exodus 13:17; Joshua 13:3
tyre ; sidon ; tyre and sidon | Mark 7:24; Ezekiel 27:3-4; Joshua 19:29
ophir | 1 Kings 9:26-28; Genesis 10:29
tarshish | Jonah 1:3; Ezekiel 27:12
gilead | Genesis 37:25; Deuteronomy 34:1; Numbers 32:1
jerusalem | Psalm 125:2; 2 Samuel 5:6-7; Joshua 15:8; Luke 24:47
pool of siloam ; siloam | John 9:7; Nehemiah 3:15
pool of bethesda ; bethesda | John 5:2
kidron ; kidron valley ; cedron | John 18:1; 2 Samuel 15:23
valley of hinnom ; gehenna ; hinnom | Joshua 15:8; Jeremiah 7:31
valley of elah | 1 Samuel 17:1-3
megiddo ; armageddon ; valley of megiddo | Revelation 16:16; Judges 5:19; Joshua 17:11
`;
