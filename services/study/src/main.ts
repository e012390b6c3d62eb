import { start } from '@berea/server';
import { Env } from './env.js';
import { studyParts } from './study.module.js';

await start('study', Env, studyParts);
