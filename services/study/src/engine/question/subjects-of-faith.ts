/**
 * Beliefs of Christians, by the words that teachers use for them, with passages chosen by hand; written as in
 * `subjects.ts`. Many of these words came after the Bible, or occur in it once: a search by words alone would miss
 * their meaning.
 */
export const SUBJECTS_OF_FAITH = `
justif* | Romans 3:24; Romans 3:28; Romans 5:1; Galatians 2:16; Romans 4:5; Titus 3:7
sanctif* | 1 Thessalonians 4:3; John 17:17; Hebrews 10:10; 1 Corinthians 1:30; 1 Thessalonians 5:23; Hebrews 12:14
justif* sanctif* | Romans 3:24; Romans 5:1; 1 Corinthians 6:11; 1 Corinthians 1:30; 1 Thessalonians 4:3; Hebrews 10:14; John 17:17
glorification ; glorified body ; resurrection body ; new bodies | Romans 8:30; Philippians 3:20-21; 1 Corinthians 15:42-44; 1 John 3:2; Romans 8:18
redemption ; redeem* | Ephesians 1:7; 1 Peter 1:18-19; Galatians 3:13; Colossians 1:14; Psalm 107:2; Titus 2:14
atonement ; atone* | Leviticus 17:11; Romans 5:11; Hebrews 9:22; 1 John 2:2; Isaiah 53:5-6; Leviticus 16:30
reconciliation ; reconcil* | 2 Corinthians 5:18-19; Romans 5:10; Colossians 1:20; Ephesians 2:16; Matthew 5:23-24
propitiation ; wrath turned | Romans 3:25; 1 John 2:2; 1 John 4:10; Hebrews 2:17
substitution* ; jesus died for us ; jesus die for us ; why jesus die ; why did jesus die ; why jesus had die ; christ died for sins | Isaiah 53:5-6; 1 Peter 2:24; 2 Corinthians 5:21; Romans 5:8; 1 Peter 3:18; Mark 10:45
regeneration ; regenerat* ; new birth ; being born again ; be born again ; born again mean | John 3:3; John 3:5-6; Titus 3:5; 1 Peter 1:23; 2 Corinthians 5:17; John 1:12-13
adopted god ; children of god ; child of god ; sons of god adoption ; adoption sons | John 1:12; Romans 8:15-16; Galatians 4:4-5; Ephesians 1:5; 1 John 3:1
covenant ; covenants ; god* covenants | Genesis 9:11; Genesis 17:7; Exodus 24:7-8; 2 Samuel 7:12-13; Jeremiah 31:31-33; Luke 22:20; Hebrews 8:6
old covenant new covenant ; old testament law new covenant ; old new covenant | Hebrews 8:6-8; Jeremiah 31:31-33; Exodus 24:7-8; 2 Corinthians 3:6; Luke 22:20; Hebrews 9:15; Galatians 4:24
kingdom of god ; kingdom god ; kingdom of heaven ; kingdom heaven | Mark 1:15; Matthew 6:33; Luke 17:20-21; Romans 14:17; John 3:3; Matthew 13:44
the gospel ; gospel ; good news ; what gospel | 1 Corinthians 15:1-4; Mark 1:14-15; Romans 1:16; Luke 2:10-11; John 3:16; Ephesians 1:13
eternal life ; everlasting life ; live forever ; living forever | John 17:3; John 3:16; 1 John 5:11-13; Romans 6:23; John 5:24; John 10:28
assurance ; assured saved ; know saved ; sure saved ; assurance salvation ; know if saved ; sure salvation | 1 John 5:13; Romans 8:16; John 10:28-29; Romans 8:38-39; 2 Timothy 1:12; John 5:24
become christian ; becoming christian ; get saved ; accept christ ; accept jesus ; give life jesus ; give my life christ ; how saved ; must do saved ; receive christ | Romans 10:9-10; Acts 16:30-31; John 1:12; Acts 2:38; Ephesians 2:8-9; John 3:16
judgment day ; day judgment ; last judgment ; judgment seat ; final judgment ; god judge* | 2 Corinthians 5:10; Revelation 20:11-12; Matthew 25:31-32; Romans 14:10-12; Hebrews 9:27; Acts 17:31
judging others ; judge others ; judging people ; judging | Matthew 7:1-5; John 7:24; Romans 14:10; Luke 6:37; James 4:11-12; 1 Corinthians 5:12-13
wrath of god ; wrath god ; god angry ; gods anger ; god punish* | Romans 1:18; John 3:36; Romans 5:9; Psalm 103:8-9; Nahum 1:2-3; 1 Thessalonians 5:9
holiness ; holy ; be holy | 1 Peter 1:15-16; Leviticus 19:2; Hebrews 12:14; Isaiah 6:3; 2 Corinthians 7:1; 1 Thessalonians 4:7
righteousness ; righteous | Romans 3:21-22; 2 Corinthians 5:21; Genesis 15:6; Matthew 5:6; Philippians 3:9; Isaiah 64:6; Matthew 6:33
sovereignty ; god in control ; god control ; god sovereign ; providence | Psalm 115:3; Romans 8:28; Proverbs 16:9; Daniel 4:35; Isaiah 46:9-10; Genesis 50:20; Ephesians 1:11
omniscien* ; god knows everything ; god know everything ; god knows future ; all knowing | Psalm 139:1-4; Psalm 147:5; Hebrews 4:13; Isaiah 46:9-10; 1 John 3:20
omnipresen* ; god everywhere ; where is god | Psalm 139:7-10; Jeremiah 23:23-24; 1 Kings 8:27; Acts 17:27-28; Matthew 28:20
omnipoten* ; almighty ; all powerful ; god do anything ; god power* ; power of god | Jeremiah 32:17; Luke 1:37; Matthew 19:26; Psalm 115:3; Ephesians 3:20; Job 42:2
attributes god ; character god ; what is god like ; nature of god ; who is god | Exodus 34:6-7; 1 John 4:8; John 4:24; Psalm 145:8-9; Isaiah 40:28; James 1:17; Deuteronomy 32:4
god exist* proof ; proof god ; evidence god ; existence of god ; existence god | Romans 1:19-20; Psalm 19:1; Hebrews 11:6; Psalm 14:1; Acts 14:17; Acts 17:24-27
gods love ; god love everyone ; love of god ; god love me ; god loves me ; god loves everyone ; does god love | John 3:16; Romans 5:8; 1 John 4:9-10; Romans 8:38-39; Zephaniah 3:17; 1 Timothy 2:3-4
god forgive me ; god forgive anyone ; can god forgive ; will god forgive ; too bad forgiven ; god forgive any | 1 John 1:9; Psalm 103:12; Isaiah 1:18; Micah 7:18-19; Luke 23:42-43; 1 Timothy 1:15; Psalm 51:1-2
miracle* ; miracles today | John 20:30-31; Hebrews 2:4; Acts 4:30; Matthew 11:4-5; John 2:11; Mark 16:20
spiritual gifts ; gifts of spirit ; spiritual gift ; my gift* | 1 Corinthians 12:4-11; Romans 12:6-8; 1 Peter 4:10-11; Ephesians 4:11-12; 1 Corinthians 12:31
prophe* today ; gift prophecy ; prophecy | 1 Corinthians 14:1; 1 Corinthians 14:3; 2 Peter 1:20-21; 1 Thessalonians 5:20-21; Deuteronomy 18:21-22; Joel 2:28
disciple* ; discipleship ; follow jesus ; following jesus ; follow christ | Luke 9:23; Matthew 4:19; John 8:31; Luke 14:27; Matthew 28:19-20; John 13:35
stewardship ; steward* | 1 Corinthians 4:2; Luke 16:10-11; 1 Peter 4:10; Psalm 24:1; Matthew 25:20-21; 2 Corinthians 9:6-7
communion ; lords supper ; eucharist ; lord supper ; take communion | ! 1 Corinthians 11:23-29; Luke 22:19-20; Matthew 26:26-28; John 6:53-54; 1 Corinthians 10:16; Acts 2:42
baptism necessary ; have be baptized ; baptized saved ; baptism saved ; need baptized ; baptism salvation | ! Mark 16:16; Acts 2:38; 1 Peter 3:21; Luke 23:42-43; Ephesians 2:8-9; Acts 10:47-48; John 3:5
mary ; virgin mary ; praying to mary ; pray mary ; mother of god ; worship mary ; mary sinless | ! Luke 1:28; Luke 1:46-49; John 2:5; Luke 11:27-28; John 19:26-27; 1 Timothy 2:5; Acts 1:14
pray saints ; praying to saints ; saints pray ; pray to saints ; saints ; pray dead ; praying for the dead | ! 1 Timothy 2:5; Hebrews 12:1; Revelation 5:8; Ephesians 1:1; James 5:16; Deuteronomy 18:10-11
pope ; papacy ; peter rock ; upon this rock ; catholic* | ! Matthew 16:18-19; 1 Corinthians 3:11; Ephesians 2:20; 1 Peter 5:1-3; John 21:17; Galatians 2:11
confess priest ; confession priest | ! James 5:16; 1 John 1:9; John 20:22-23; 1 Timothy 2:5; Psalm 32:5
idol* ; graven image* ; images ; icons ; statues | Exodus 20:4-5; 1 John 5:21; Isaiah 44:9-10; 1 Corinthians 10:14; Colossians 3:5; Psalm 115:4-8
false teach* ; false prophet* ; cult ; cults ; heresy ; heretic* ; deceiv* | Matthew 7:15-16; 2 Peter 2:1; 1 John 4:1; Galatians 1:8; Acts 20:29-30; 2 Timothy 4:3-4
other religions ; only way god ; one way to god ; jesus only way ; muslims ; islam ; hindu* ; buddhis* ; only way heaven | ! John 14:6; Acts 4:12; Acts 17:26-28; Romans 2:14-16; 1 Timothy 2:3-5; 1 Peter 3:15; John 3:16-17
never heard gospel ; never heard jesus ; never hear jesus ; never heard about jesus | ! Romans 1:19-20; Romans 2:14-16; Acts 17:26-28; John 14:6; Romans 10:14; Genesis 18:25
jews ; israel today ; jewish people ; modern israel ; chosen people | ! Romans 11:1-2; Romans 11:25-29; Genesis 12:3; Romans 9:4-6; Galatians 3:28-29; Psalm 122:6
tribulation ; great tribulation | ! Matthew 24:21-22; John 16:33; Revelation 7:14; Daniel 12:1; 1 Thessalonians 5:9; Revelation 3:10
millennium thousand ; reign thousand | ! Revelation 20:1-6; 2 Peter 3:8; Isaiah 11:6-9; Revelation 20:7-10
die today heaven ; go heaven ; going heaven ; get heaven ; who goes heaven ; way to heaven | John 14:6; John 3:16; Luke 23:43; 2 Corinthians 5:8; Matthew 7:21; Romans 10:9
recogni* heaven ; know each other heaven ; see loved ones ; see family heaven ; see again heaven ; reunited heaven ; see my heaven | 2 Samuel 12:23; 1 Thessalonians 4:13-17; 1 Corinthians 13:12; Matthew 17:3; Luke 16:22-23; John 14:2-3
babies heaven ; infants heaven ; children die heaven ; baby heaven ; babies die ; children heaven ; infants die | 2 Samuel 12:23; Matthew 19:14; Matthew 18:10; Genesis 18:25; Mark 10:13-16
happens die ; happen die ; happens after death ; after die ; where go die ; happens when die | Hebrews 9:27; John 11:25-26; 2 Corinthians 5:8; Ecclesiastes 12:7; Luke 23:43; 1 Corinthians 15:51-55
rewards heaven ; crowns heaven ; rewards ; crowns ; crown of life | 1 Corinthians 3:12-15; 2 Timothy 4:8; James 1:12; Revelation 22:12; Matthew 6:20; 1 Peter 5:4
reincarnat* ; past lives | Hebrews 9:27; 2 Corinthians 5:8; Luke 23:43; 1 Corinthians 15:42-44; Job 14:14
soul | Genesis 2:7; Matthew 10:28; Psalm 103:1; Matthew 16:26; Psalm 42:1-2; Ezekiel 18:4
conscience | Romans 2:14-15; Acts 24:16; 1 Timothy 1:5; Hebrews 9:14; 1 Corinthians 8:12; 1 Timothy 4:2
spiritual warfare ; warfare ; attack enemy ; spiritual attack ; under attack ; demonic attack | Ephesians 6:10-13; 2 Corinthians 10:3-5; James 4:7; 1 Peter 5:8-9; 1 John 4:4; Romans 8:37-39
satan come from ; satan origin ; where satan ; satan fall ; devil come from ; lucifer satan ; who is satan ; who satan | ! Isaiah 14:12-15; Ezekiel 28:14-17; Luke 10:18; John 8:44; Revelation 12:9; Job 1:6; 1 Peter 5:8
blood of jesus ; blood of christ ; blood jesus ; blood christ | Hebrews 9:22; 1 John 1:7; Ephesians 1:7; 1 Peter 1:18-19; Romans 5:9; Hebrews 9:14
cross ; the cross ; cross of christ ; meaning of the cross ; why cross | 1 Corinthians 1:18; Galatians 6:14; 1 Peter 2:24; Colossians 2:14; Philippians 2:8; Luke 9:23
jesus return ; signs jesus return ; signs coming | Matthew 24:6-8; Matthew 24:30; Matthew 24:36; Acts 1:11; 1 Thessalonians 5:2; 2 Timothy 3:1-2
names of god ; gods name ; name of god ; names for god ; gods names | Exodus 3:14; Genesis 17:1; Genesis 22:14; Exodus 15:26; Judges 6:24; Psalm 23:1; Jeremiah 23:6; Isaiah 9:6
names of jesus ; names for jesus ; titles of jesus ; titles of christ ; names of christ | Isaiah 9:6; Matthew 1:21-23; John 1:29; John 6:35; John 10:11; Revelation 19:16; Revelation 22:13
prophec* messiah ; prophec* jesus ; messianic prophec* ; prophec* about christ ; old testament jesus ; prophec* fulfilled ; messiah old testament ; old testament predict* jesus | Isaiah 7:14; Micah 5:2; Isaiah 53:5; Psalm 22:16-18; Zechariah 9:9; Isaiah 9:6; Deuteronomy 18:15; Psalm 16:10
messiah | John 1:41; John 4:25-26; Daniel 9:25; Isaiah 53:5; Matthew 16:16; Isaiah 9:6-7
priesthood ; priest ; priests | 1 Peter 2:9; Hebrews 4:14-16; Exodus 28:1; Revelation 1:5-6; Hebrews 7:24-25; Malachi 2:7
law christians ; obey old testament ; old testament law ; law today ; still follow law ; laws apply ; under the law ; keep law moses | ! Matthew 5:17-18; Romans 6:14; Galatians 3:24-25; Romans 13:8-10; Acts 15:28-29; Romans 3:31; Hebrews 8:13
circumcis* | Genesis 17:10-11; Romans 2:28-29; Galatians 5:6; Acts 15:5-6; Colossians 2:11; Galatians 6:15
hypocri* | Matthew 23:27-28; Matthew 7:3-5; Matthew 6:5; Luke 6:46; Romans 2:1; 1 John 4:20
bible contradictions ; contradictions ; contradiction ; contradict itself ; errors in bible ; bible errors ; bible reliable ; bible accurate | 2 Timothy 3:16-17; 2 Peter 1:20-21; Psalm 119:160; Luke 1:1-4; Acts 17:11; 2 Peter 3:15-16
god monster ; god cruel ; god evil ; god killed flood ; killed everyone flood ; god violent ; old testament god ; god kill* children | ! Genesis 6:5-7; Ezekiel 18:23; Genesis 18:25; 2 Peter 3:9; Exodus 34:6-7; Romans 11:22; Jonah 4:10-11
bad things good people ; bad things happen ; why god allow* ; god allow* suffering ; god let* happen ; why does god let ; god allow* evil ; where god suffering ; innocent suffer | Romans 8:28; John 9:1-3; Job 1:20-22; John 16:33; Luke 13:1-5; Psalm 73:2-3; Romans 8:18; Habakkuk 1:2-3
white supremac* ; supremac* ; superior race ; nazi* | Acts 17:26; Galatians 3:28; Revelation 7:9; Acts 10:34-35; Genesis 1:27; James 2:8-9
nasty muslim* ; hate muslim* ; against muslim* ; muslims evil ; hate immigrants ; hate gays ; hate my neighbo* | Matthew 5:44; Luke 10:27; Leviticus 19:33-34; Romans 12:18; 1 Peter 3:15; James 3:9-10
`;
