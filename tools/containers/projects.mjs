import { readManifests, remoteProjects } from '../remotes/manifests.mjs';

/** Programs of a service beside `main.mjs` that operators or the service itself run; what benchmarks and trains stays out of an image. */
export const PROGRAMS = {
  auth: ['accounts', 'migrate', 'reset-factor', 'rotate-keys', 'service-token'],
  study: ['migrate', 'build-library'],
  content: ['migrate', 'role', 'file-worker', 'picture-worker'],
  gateway: [],
};
export const SERVICES = Object.keys(PROGRAMS);
/** Projects that are served as files. */
export const SITES = ['shell', ...remoteProjects(readManifests())];
export const IMAGES = [...SERVICES, ...SITES];
