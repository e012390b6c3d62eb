import fs from 'node:fs';

/** What a folder keeps when it is renamed and does not hand on to a copy. */
export function markOf(folder) {
  const { ino, birthtimeMs } = fs.statSync(folder);
  return { inode: ino, born: birthtimeMs };
}

/** Whether `mark` was taken of the very folder that lies there now. */
export function isMarkOf(mark, folder) {
  const { inode, born } = markOf(folder);
  return mark.inode === inode && mark.born === born;
}
