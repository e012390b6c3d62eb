/** Passages of the New Testament by the names that readers know them by: `reference | name; name`, in canonical order. */
export const PASSAGES_NEW = `
Matthew 1:1-17 | genealogy of jesus in matthew; generation of jesus christ; genealogy of jesus; genealogy of christ
Matthew 1:18-25 | josephs dream about mary; birth of jesus in matthew; virgin birth
Matthew 2:1-12 | wise men; three wise men; the magi; magi; star of bethlehem; wise men from the east; names of the three wise men
Matthew 2:13-23 | flight into egypt; flight to egypt; slaughter of the innocents; herod kills the children; massacre of the innocents
Matthew 3:13-17 | baptism of jesus; jesus baptism; jesus is baptized; who baptised jesus; who baptized jesus
Matthew 4:1-11 | temptation of jesus; temptation of christ; jesus tempted; jesus in the wilderness; temptation in the wilderness
Matthew 4:18-22 | calling of the first disciples; fishers of men; call of the disciples; call of peter
Matthew 5-7 | sermon on the mount; the sermon on the mount
Matthew 5:3-12 | beatitudes; the beatitudes; blessed are
Matthew 5:13-16 | salt and light; salt of the earth; light of the world sermon; city on a hill; city set on a hill
Matthew 5:38-48 | turn the other cheek; second mile; eye for an eye sermon
Matthew 6:9-13 | lords prayer; the lords prayer; our father; our father prayer; pater noster
Matthew 6:19-24 | treasures in heaven; god and mammon; treasure in heaven
Matthew 6:25-34 | lilies of the field; birds of the air; do not worry; do not worry about tomorrow; take no thought for the morrow; worry about tomorrow
Matthew 7:1-5 | judge not; mote and beam; beam in the eye; log in your eye
Matthew 7:7-11 | ask seek knock; ask and it shall be given
Matthew 7:12 | golden rule; the golden rule
Matthew 7:13-14 | narrow gate; strait gate; the narrow way; broad way
Matthew 7:24-27 | house on the rock; wise and foolish builders; wise man built his house; house on the sand
Matthew 8:5-13 | centurions servant; healing of the centurions servant; the centurion
Matthew 8:23-27 | jesus calms the storm; calming of the storm; stilling of the storm; storm on the sea
Matthew 9:9-13 | calling of matthew; call of matthew; call of levi
Matthew 10:1-15 | sending of the twelve; twelve apostles; names of the twelve apostles; twelve disciples; 12 disciples; 12 apostles; the twelve apostles; names of the disciples
Matthew 11:28-30 | come unto me all ye that labour; come unto me; my yoke is easy; easy yoke; rest for your souls
Matthew 12:22-32 | unforgivable sin; unpardonable sin; blasphemy against the holy ghost; blasphemy against the holy spirit
Matthew 13:1-23 | parable of the sower; the sower
Matthew 13:24-43 | wheat and the tares; wheat and tares; parable of the tares; parable of the weeds
Matthew 13:31-33 | mustard seed; parable of the mustard seed; parable of the leaven
Matthew 13:44-46 | pearl of great price; hidden treasure; treasure hidden in a field
Matthew 13:47-50 | parable of the net; dragnet
Matthew 14:1-12 | death of john the baptist; beheading of john; herodias
Matthew 14:13-21 | feeding of the five thousand; feeding the five thousand; feeding the 5000; feeding of the 5000; loaves and fishes; five loaves
Matthew 14:22-33 | walking on water; jesus walks on water; peter walks on water; walking on the water
Matthew 15:21-28 | syrophoenician woman; canaanite woman; woman of canaan
Matthew 15:32-39 | feeding of the four thousand; feeding the four thousand
Matthew 16:13-20 | peters confession; confession of peter; keys of the kingdom; upon this rock; who do men say that i am
Matthew 16:24-28 | take up your cross; take up his cross; deny himself
Matthew 17:1-13 | transfiguration; the transfiguration; mount of transfiguration
Matthew 18:10-14 | lost sheep; parable of the lost sheep; ninety and nine
Matthew 18:15-20 | church discipline; if thy brother shall trespass; where two or three are gathered
Matthew 18:21-35 | unforgiving servant; unmerciful servant; parable of the unforgiving servant; seventy times seven
Matthew 19:13-15 | let the children come; suffer little children; jesus and the children; jesus blesses the children
Matthew 19:16-30 | rich young ruler; rich young man; eye of a needle; camel through the eye of a needle
Matthew 20:1-16 | labourers in the vineyard; workers in the vineyard; parable of the workers; laborers in the vineyard
Matthew 21:1-11 | triumphal entry; palm sunday; entry into jerusalem; jesus enters jerusalem
Matthew 21:12-17 | cleansing of the temple; cleansing the temple; den of thieves; money changers; jesus cleanses the temple
Matthew 21:28-32 | parable of the two sons
Matthew 21:33-46 | wicked husbandmen; wicked tenants; parable of the tenants
Matthew 22:1-14 | wedding feast; parable of the wedding feast; wedding banquet; wedding garment
Matthew 22:15-22 | render unto caesar; render to caesar; tribute to caesar; paying taxes to caesar
Matthew 22:34-40 | greatest commandment; the great commandment; two great commandments
Matthew 23 | woes to the pharisees; seven woes; woe unto you scribes; whited sepulchres
Matthew 24 | olivet discourse; signs of the end; signs of the times; abomination of desolation; great tribulation discourse
Matthew 25:1-13 | ten virgins; parable of the ten virgins; wise and foolish virgins
Matthew 25:14-30 | parable of the talents; the talents; talents; buried talent
Matthew 25:31-46 | sheep and the goats; sheep and goats; the least of these; the last judgment in matthew
Matthew 26:6-13 | alabaster box; anointing at bethany; alabaster jar
Matthew 26:17-30 | last supper; the last supper; lords supper; the lords supper; institution of the lords supper
Matthew 26:36-46 | gethsemane; garden of gethsemane; agony in the garden; jesus in gethsemane; let this cup pass
Matthew 26:47-56 | arrest of jesus; betrayal of jesus; kiss of judas; judas betrays jesus; who betrayed jesus
Matthew 26:69-75 | peters denial; denial of peter; peter denies jesus; cock crow
Matthew 27:3-10 | death of judas; thirty pieces of silver; judas hanged himself; potters field
Matthew 27:11-26 | jesus before pilate; pilate washes his hands; barabbas; trial before pilate
Matthew 27:32-56 | crucifixion; the crucifixion; crucifixion of jesus; golgotha; simon of cyrene; death of jesus; calvary
Matthew 28:1-10 | resurrection of jesus; the resurrection of christ; empty tomb; easter morning; the resurrection of jesus
Matthew 28:16-20 | great commission; the great commission; go and make disciples
Mark 2:1-12 | healing of the paralytic; man let down through the roof; four friends; the paralytic
Mark 4:26-29 | seed growing secretly; growing seed
Mark 5:1-20 | gadarene demoniac; gerasene demoniac; legion; herd of swine; my name is legion
Mark 5:21-43 | jairus daughter; woman with the issue of blood; jairus; issue of blood; raising of jairus daughter
Mark 9:14-29 | help my unbelief; help thou mine unbelief; boy with an unclean spirit
Mark 10:46-52 | blind bartimaeus; bartimaeus; healing of bartimaeus
Mark 12:41-44 | widows mite; widows mites; the widows offering; poor widow
Mark 16:1-8 | women at the tomb
Luke 1:5-25 | zacharias; zechariah and elisabeth; birth of john foretold; zacharias in the temple
Luke 1:26-38 | annunciation; the annunciation; gabriel and mary; birth of jesus foretold; angel gabriel
Luke 1:39-45 | visitation; mary visits elisabeth; mary and elizabeth; mary and elisabeth
Luke 1:46-55 | magnificat; the magnificat; marys song; song of mary
Luke 1:67-79 | benedictus; song of zacharias; zechariahs song
Luke 2:1-20 | christmas story; birth of jesus; birth of christ; the nativity; nativity; shepherds and angels; where was jesus born; when was jesus born; jesus birth; shepherds abiding in the field; manger
Luke 2:22-38 | nunc dimittis; simeon and anna; presentation in the temple; simeons song; anna the prophetess
Luke 2:41-52 | boy jesus in the temple; jesus in the temple at twelve; jesus as a boy; jesus lost in the temple
Luke 3:23-38 | genealogy of jesus in luke
Luke 4:16-30 | jesus at nazareth; jesus rejected at nazareth; jesus in the synagogue
Luke 5:1-11 | miraculous catch of fish; miraculous draught of fishes
Luke 6:20-49 | sermon on the plain; the sermon on the plain
Luke 7:11-17 | widow of nain; widows son at nain
Luke 7:36-50 | sinful woman; woman who washed jesus feet; jesus anointed by a sinful woman; two debtors
Luke 8:1-3 | women who followed jesus; women disciples; women who supported jesus; joanna and susanna
Luke 10:1-24 | sending of the seventy; the seventy; seventy disciples
Luke 10:25-37 | good samaritan; the good samaritan; parable of the good samaritan; who is my neighbour; who is my neighbor
Luke 10:38-42 | mary and martha; martha and mary
Luke 11:5-13 | friend at midnight; parable of the friend at midnight
Luke 12:13-21 | rich fool; the rich fool; parable of the rich fool
Luke 13:6-9 | barren fig tree; parable of the fig tree
Luke 13:10-17 | bent woman; crippled woman; woman healed on the sabbath
Luke 14:15-24 | great banquet; great supper; parable of the great banquet
Luke 14:25-33 | cost of discipleship; counting the cost; count the cost
Luke 15:8-10 | lost coin; parable of the lost coin
Luke 15:11-32 | prodigal son; the prodigal son; parable of the prodigal son; lost son; elder brother; prodigal
Luke 16:1-13 | unjust steward; shrewd manager; dishonest manager; parable of the unjust steward
Luke 16:19-31 | rich man and lazarus; lazarus and the rich man; dives and lazarus; abrahams bosom
Luke 17:11-19 | ten lepers; the ten lepers; healing of the ten lepers
Luke 18:1-8 | unjust judge; persistent widow; parable of the persistent widow; importunate widow
Luke 18:9-14 | pharisee and the publican; pharisee and publican; pharisee and the tax collector; tax collector; publican
Luke 19:1-10 | zacchaeus; zaccheus; zacchaeus in the tree
Luke 19:11-27 | parable of the pounds; parable of the minas; ten pounds
Luke 23:32-43 | thief on the cross; penitent thief; today shalt thou be with me in paradise; father forgive them; good thief
Luke 24:13-35 | road to emmaus; emmaus; emmaus road; walk to emmaus
Luke 24:50-53 | ascension in luke
John 1:1-18 | prologue of john; johns prologue; in the beginning was the word; the word became flesh; word was made flesh; incarnation; the incarnation
John 1:35-51 | nathanael; calling of nathanael; philip and nathanael; come and see
John 2:1-11 | wedding at cana; marriage at cana; water into wine; water to wine; wedding in cana; jesus first miracle; first miracle of jesus; cana
John 3:1-21 | nicodemus; jesus and nicodemus; born again; ye must be born again; new birth
John 4:1-42 | woman at the well; samaritan woman; woman of samaria; living water; jacobs well
John 5:1-15 | pool of bethesda; bethesda; healing at the pool; healing at bethesda
John 6:22-59 | bread of life; i am the bread of life; bread of life discourse
John 7:53-8:11 | woman taken in adultery; woman caught in adultery; adulterous woman; he that is without sin; cast the first stone; jesus writes on the ground; jesus wrote on the ground; jesus write on the ground
John 9 | man born blind; blind from birth; healing of the man born blind; pool of siloam
John 10:1-18 | good shepherd; the good shepherd; i am the good shepherd
John 11:35 | shortest verse; shortest verse in the bible; jesus wept
John 11:1-44 | raising of lazarus; lazarus raised; lazarus; death of lazarus; resurrection and the life
John 12:1-8 | mary anoints jesus; mary of bethany; anointing of jesus
John 13:1-17 | washing of the feet; foot washing; jesus washes the disciples feet; footwashing; washing feet
John 13:34-35 | new commandment; a new commandment; love one another
John 14:1-6 | many mansions; my fathers house; let not your heart be troubled; way truth and life; the way the truth and the life
John 15:1-17 | true vine; vine and branches; i am the vine; the vine and the branches; abide in me
John 17 | high priestly prayer; jesus prayer for unity; jesus prays for his disciples; that they all may be one
John 18:15-27 | peter warms himself
John 19:16-37 | it is finished; jesus mother at the cross; woman behold thy son
John 20:1-18 | mary magdalene at the tomb; noli me tangere; jesus appears to mary magdalene
John 20:24-29 | doubting thomas; thomas doubts; thomas and jesus; my lord and my god
John 21:1-14 | breakfast on the shore; hundred and fifty three fishes
John 21:15-25 | feed my sheep; lovest thou me; restoration of peter; peter restored; do you love me
Acts 1:6-11 | ascension; the ascension; ascension of jesus; jesus ascends
Acts 2:1-13 | pentecost; day of pentecost; the day of pentecost; tongues of fire; coming of the holy spirit
Acts 2:14-41 | peters sermon; peters sermon at pentecost; sermon at pentecost
Acts 2:42-47 | early church; the early church; first church; life of the first christians; fellowship of the believers
Acts 3:1-10 | beautiful gate; lame man at the temple; silver and gold have i none
Acts 5:1-11 | ananias and sapphira; sapphira
Acts 6:1-7 | first deacons; choosing of the seven; the seven deacons
Acts 6:8-7:60 | stoning of stephen; stephen; martyrdom of stephen; first martyr; death of stephen
Acts 8:9-25 | simon magus; simon the sorcerer; simony
Acts 8:26-40 | ethiopian eunuch; philip and the ethiopian; philip and the eunuch; the ethiopian eunuch
Acts 9:1-19 | conversion of paul; conversion of saul; road to damascus; damascus road; pauls conversion; sauls conversion
Acts 9:36-43 | dorcas; tabitha; raising of dorcas
Acts 10 | cornelius; peter and cornelius; peters vision; sheet from heaven; vision of the sheet
Acts 11:19-30 | first called christians; antioch christians; christians at antioch; church at antioch; called christians first
Acts 12:1-19 | peter freed from prison; peters escape from prison; peter in prison; angel frees peter
Acts 13-14 | first missionary journey; pauls first missionary journey
Acts 15:1-35 | jerusalem council; council of jerusalem; council at jerusalem
Acts 16:11-15 | lydia; conversion of lydia; seller of purple; philippi
Acts 16:16-40 | philippian jailer; paul and silas in prison; paul and silas; what must i do to be saved
Acts 17:16-34 | paul in athens; areopagus; mars hill
Acts 17:22-31 | unknown god; altar to the unknown god; pauls sermon at athens
Acts 17:10-15 | bereans; the bereans; berea; noble bereans
Acts 18:1-17 | paul in corinth; corinth
Acts 18:24-28 | apollos; priscilla and aquila; aquila and priscilla
Acts 19:23-41 | riot at ephesus; demetrius the silversmith; diana of the ephesians
Acts 20:7-12 | eutychus; man who fell asleep
Acts 20:17-38 | pauls farewell to the ephesian elders; ephesian elders; miletus
Acts 27 | pauls shipwreck; shipwreck of paul; shipwreck; euroclydon
Acts 28:1-10 | paul at malta; paul on malta; paul bitten by a viper
Romans 1:18-32 | wrath of god revealed
Romans 3:21-31 | justification by faith; righteousness by faith; justified by faith
Romans 5:12-21 | adam and christ; first and second adam; in adam and in christ
Romans 6:1-14 | dead to sin; buried with him by baptism
Romans 7:14-25 | struggle with sin; o wretched man that i am; the good that i would; wretched man
Romans 8:28-39 | more than conquerors; nothing can separate us; all things work together for good; golden chain of salvation
Romans 9-11 | israel and the gentiles; potter and vessels in romans; olive tree of romans
Romans 10:9-13 | romans road; confess with thy mouth
Romans 12:1-2 | living sacrifice; renewing of your mind; transformed by the renewing
Romans 13:1-7 | obey the government; submit to authorities; submission to government; higher powers
Romans 14 | weak and strong; the weak and the strong; stumbling block
1 Corinthians 3:10-15 | building on the foundation; tried by fire
1 Corinthians 11:17-34 | lords supper in corinth; communion; holy communion; the communion
1 Corinthians 12:1-11 | spiritual gifts; gifts of the spirit; gifts of the holy spirit; gifts of the holy ghost
1 Corinthians 12:12-31 | body of christ; one body many members; members of the body
1 Corinthians 13 | love chapter; the love chapter; charity chapter; hymn of love; love is patient; charity suffereth long
1 Corinthians 14 | speaking in tongues; gift of tongues; tongues and prophecy
1 Corinthians 15 | resurrection chapter; resurrection of the dead; the resurrection of the dead
2 Corinthians 4:7-18 | treasure in earthen vessels; earthen vessels; jars of clay
2 Corinthians 5:11-21 | ministry of reconciliation; new creature; new creation in christ; new creation
2 Corinthians 9:6-15 | cheerful giver; god loveth a cheerful giver
2 Corinthians 12:1-10 | thorn in the flesh; pauls thorn; pauls thorn in the flesh; third heaven; my grace is sufficient
Galatians 2:11-21 | paul rebukes peter; paul opposes peter; crucified with christ
Galatians 5:16-26 | works of the flesh; walk in the spirit; flesh and spirit
Galatians 5:22-23 | fruit of the spirit; fruits of the spirit; fruit of the holy spirit
Galatians 6:1-10 | bear one anothers burdens; reap what you sow; sowing and reaping
Ephesians 2:1-10 | saved by grace; by grace through faith; saved by grace through faith
Ephesians 4:1-16 | unity of the spirit; one lord one faith one baptism; unity of the church
Ephesians 5:21-33 | husbands and wives; wives submit; submission in marriage; wives and husbands; wife must obey me; wife must obey; wives obey
Ephesians 6:10-20 | armour of god; armor of god; whole armour of god; whole armor of god; full armor of god; spiritual warfare; helmet of salvation
Philippians 2:1-11 | kenosis; kenosis hymn; christ hymn; mind of christ; carmen christi; humility of christ
Philippians 3:1-14 | press toward the mark; all things loss for christ
Philippians 4:4-9 | rejoice in the lord alway; be careful for nothing; peace that passeth all understanding; peace of god
Colossians 1:15-20 | supremacy of christ; colossian hymn; firstborn of every creature; image of the invisible god
1 Thessalonians 4:13-18 | rapture; the rapture; caught up together; dead in christ shall rise first
2 Thessalonians 2:1-12 | man of sin; man of lawlessness; son of perdition; lawless one
1 Timothy 3:1-13 | qualifications of elders; qualifications of deacons; bishops and deacons; qualifications for elders; overseers and deacons
2 Timothy 3:14-17 | all scripture is given by inspiration; inspiration of scripture; god breathed
2 Timothy 4:6-8 | fought a good fight; finished my course
Philemon 1:8-21 | onesimus; philemon and onesimus; paul pleads for onesimus
Hebrews 4:14-5:10 | great high priest; our high priest; throne of grace
Hebrews 7 | order of melchizedek; priest after the order of melchizedek
Hebrews 8:6-13 | better covenant; new covenant in hebrews
Hebrews 11 | faith chapter; hall of faith; heroes of faith; heroes of the faith; cloud of witnesses chapter
Hebrews 12:1-3 | cloud of witnesses; run with patience the race; race set before us
James 1:2-8 | count it all joy; trials of faith; if any of you lack wisdom
James 2:14-26 | faith without works; faith without works is dead
James 3:1-12 | taming the tongue; the tongue; power of the tongue
James 5:13-18 | prayer of faith; anointing with oil; elders pray over the sick
1 Peter 2:4-10 | royal priesthood; living stones; priesthood of all believers; priesthood of believers
1 Peter 5:6-11 | casting all your care; roaring lion; adversary the devil
2 Peter 3:8-13 | day of the lord will come as a thief; thousand years as one day
1 John 1:5-10 | god is light; if we confess our sins
1 John 4:7-21 | god is love; perfect love casteth out fear; perfect love
3 John 1 | shortest book; shortest book in the bible
Revelation 1:9-20 | johns vision on patmos; patmos; alpha and omega vision
Revelation 2-3 | seven churches; letters to the seven churches; seven churches of asia; seven churches of revelation
Revelation 3:14-22 | laodicea; lukewarm; lukewarm church; behold i stand at the door and knock; stand at the door and knock
Revelation 4-5 | throne room; throne room of heaven; four and twenty elders; worthy is the lamb
Revelation 6:1-8 | four horsemen; four horsemen of the apocalypse; horsemen of the apocalypse; pale horse
Revelation 7:1-8 | hundred and forty four thousand; 144000; the 144000
Revelation 8-9 | seven trumpets; wormwood
Revelation 12 | woman and the dragon; war in heaven; woman clothed with the sun
Revelation 13:11-18 | mark of the beast; number of the beast; 666; six hundred threescore and six
Revelation 16:12-16 | armageddon; battle of armageddon; har magedon
Revelation 17-18 | whore of babylon; babylon the great; fall of babylon
Revelation 19:6-10 | marriage supper of the lamb; wedding supper of the lamb
Revelation 20:1-10 | millennium; the millennium; thousand years reign; thousand year reign
Revelation 20:11-15 | great white throne; last judgment; lake of fire; book of life; last judgement
Revelation 21:1-8 | new heaven and new earth; new heaven and a new earth; no more tears; wipe away all tears
Revelation 21:9-27 | new jerusalem; the new jerusalem; heavenly jerusalem; pearly gates; streets of gold
`;
