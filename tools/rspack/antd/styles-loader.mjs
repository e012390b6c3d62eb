import { extractStyles } from './extract-styles.mjs';
import { TOKENS_FILE } from './theme.mjs';

/** Gives the empty sheet of `libs/ui` its content: the styles of antd's components, which are not made in the browser. */
export default function stylesLoader() {
  this.addDependency(TOKENS_FILE);
  return extractStyles().css;
}
