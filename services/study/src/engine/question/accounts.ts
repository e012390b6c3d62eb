/** Events told in more than one place: `words that name it | the passages, each account once`. */
export const ACCOUNTS = `
christmas story ; birth jesus ; nativity ; jesus born ; birth of christ ; birth stories ; birth narratives | Matthew 1:18-2:12; Luke 2:1-20
genealogy jesus ; genealogies ; genealogy ; family tree jesus | Matthew 1:1-17; Luke 3:23-38
judas hang* ; judas die* ; judas death ; death judas ; judas fall ; judas fell ; judas burst ; judas suicide | Matthew 27:3-10; Acts 1:16-20
creation ; creation stories ; creation accounts | Genesis 1:1-2:3; Genesis 2:4-25
beatitudes ; blessed are the poor ; sermon on the mount plain | Matthew 5:3-12; Luke 6:20-26
lords prayer ; our father prayer | Matthew 6:9-13; Luke 11:2-4
ten commandments | Exodus 20:1-17; Deuteronomy 5:6-21
conversion paul ; paul damascus ; paul conversion ; conversion of saul | Acts 9:1-19; Acts 22:6-16; Acts 26:12-18
baptism jesus ; jesus baptized ; jesus baptised | Matthew 3:13-17; Mark 1:9-11; Luke 3:21-22; John 1:32-34
temptation jesus ; temptation of christ ; jesus tempted | Matthew 4:1-11; Mark 1:12-13; Luke 4:1-13
transfiguration | Matthew 17:1-9; Mark 9:2-10; Luke 9:28-36
feeding five thousand ; feeding 5000 ; five thousand ; feeding of the 5000 | Matthew 14:13-21; Mark 6:32-44; Luke 9:10-17; John 6:1-14
walking on water ; jesus walks water | Matthew 14:22-33; Mark 6:45-52; John 6:16-21
triumphal entry ; palm sunday | Matthew 21:1-11; Mark 11:1-11; Luke 19:28-44; John 12:12-19
cleansing temple ; temple cleansing ; money changers | Matthew 21:12-17; Mark 11:15-19; Luke 19:45-48; John 2:13-22
last supper ; lords supper | Matthew 26:26-29; Mark 14:22-25; Luke 22:14-20; 1 Corinthians 11:23-26
gethsemane | Matthew 26:36-46; Mark 14:32-42; Luke 22:39-46
peter denial ; peters denial ; peter denies | Matthew 26:69-75; Mark 14:66-72; Luke 22:54-62; John 18:15-27
crucifixion ; death jesus ; jesus crucified | Matthew 27:32-56; Mark 15:21-41; Luke 23:26-49; John 19:16-30
last words jesus ; words on the cross ; last words cross | Matthew 27:46; Luke 23:34-46; John 19:26-30
resurrection ; empty tomb ; easter story ; easter morning ; who went to the tomb | Matthew 28:1-10; Mark 16:1-8; Luke 24:1-12; John 20:1-18
great commission | Matthew 28:16-20; Mark 16:15-18; Luke 24:46-49; Acts 1:8
calling disciples ; call of the disciples ; first disciples | Matthew 4:18-22; Mark 1:16-20; Luke 5:1-11; John 1:35-51
sower ; parable of the sower | Matthew 13:1-23; Mark 4:1-20; Luke 8:4-15
mustard seed | Matthew 13:31-32; Mark 4:30-32; Luke 13:18-19
lost sheep | Matthew 18:12-14; Luke 15:3-7
talents minas ; parable of the talents ; pounds talents | Matthew 25:14-30; Luke 19:11-27
anointing jesus ; jesus anointed ; woman anointed | Matthew 26:6-13; Mark 14:3-9; Luke 7:36-50; John 12:1-8
rich young ruler ; rich young man | Matthew 19:16-30; Mark 10:17-31; Luke 18:18-30
centurion servant | Matthew 8:5-13; Luke 7:1-10
jairus daughter | Matthew 9:18-26; Mark 5:21-43; Luke 8:40-56
demoniac ; legion ; gerasene ; gadarene | Matthew 8:28-34; Mark 5:1-20; Luke 8:26-39
census david ; david census ; david numbered | 2 Samuel 24:1-10; 1 Chronicles 21:1-8
death saul ; saul die* ; saul death ; killed saul | 1 Samuel 31:1-6; 2 Samuel 1:1-10
killed goliath ; who killed goliath | 1 Samuel 17:49-51; 2 Samuel 21:19; 1 Chronicles 20:5
john baptist elijah | Matthew 11:13-14; John 1:21
faith works paul james ; paul james ; paul faith james works | Romans 3:28; James 2:24; Galatians 2:16; James 2:17; Ephesians 2:8-10; Romans 4:2-3
`;
