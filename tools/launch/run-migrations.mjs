// Runs the migrations whose built files are given, side by side in one process: they share the packages that they load,
// which is most of their time. Each sets the exit code, and prints why it failed.
import { pathToFileURL } from 'node:url';

await Promise.all(process.argv.slice(2).map((file) => import(pathToFileURL(file).href)));
