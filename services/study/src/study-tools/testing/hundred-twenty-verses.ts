/** A verse of every book, and more of those that are read most: law, story, song, wisdom, prophecy, gospel, letter, vision. */
export const HUNDRED_TWENTY_VERSES: readonly string[] = `
Gen 1:1|Gen 1:27|Gen 3:15|Gen 22:8|Gen 28:15|Gen 50:20|Exod 3:14|Exod 12:8|Exod 20:12|Exod 34:6
Lev 16:30|Lev 19:18|Num 6:24|Num 21:8|Deut 6:5|Deut 8:3|Deut 30:19|Josh 1:9|Josh 24:15|Judg 6:15|Ruth 1:16|Ruth 4:7
1Sam 16:7|1Sam 17:45|2Sam 7:12|2Sam 12:13|1Kgs 19:12|2Kgs 2:9|2Kgs 5:10|1Chr 16:11|2Chr 7:14|Ezra 7:10
Neh 8:10|Esth 4:14|Job 1:21|Job 19:25|Job 38:4|Ps 1:1|Ps 8:4|Ps 19:1|Ps 22:1|Ps 23:1|Ps 23:4|Ps 27:1|Ps 34:18|Ps 46:10
Ps 51:10|Ps 90:12|Ps 103:12|Ps 119:105|Ps 121:1|Ps 136:1|Ps 139:14|Ps 150:6|Prov 3:5|Prov 15:1|Prov 31:30
Eccl 3:1|Eccl 12:13|Song 2:4|Isa 6:8|Isa 9:6|Isa 40:31|Isa 53:5|Jer 1:5|Jer 29:11|Jer 31:33|Lam 3:22|Ezek 36:26|Ezek 37:4
Dan 3:17|Hos 6:6|Joel 2:28|Amos 5:24|Obad 1:15|Jonah 2:9|Mic 5:2|Mic 6:8|Nah 1:7|Hab 3:18|Zeph 3:17|Hag 2:8
Zech 9:9|Mal 3:10|Matt 5:3|Matt 5:5|Matt 6:33|Matt 11:28|Matt 28:19|Mark 10:45|Luke 1:37|Luke 15:8|Luke 15:20
John 1:1|John 3:16|John 4:9|John 11:35|John 14:6|Acts 2:38|Acts 9:1|Acts 16:31|Rom 3:23|Rom 8:28|Rom 12:2|1Cor 13:4
2Cor 5:17|Gal 5:22|Eph 2:8|Phil 4:13|Col 3:23|1Thess 5:17|2Tim 3:16|Titus 3:5|Phlm 1:6|Heb 11:1|Jas 1:5|1Pet 5:7
1John 1:9|Rev 3:20|Rev 21:4
`
  .split(/[|\n]/)
  .map((reference) => reference.trim())
  .filter(Boolean);
