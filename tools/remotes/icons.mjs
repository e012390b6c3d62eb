import path from 'node:path';
import { pathToFileURL } from 'node:url';

const icons = path.resolve(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');

/** Manifests with `iconData`, the drawing of their icon, so that the shell need not import icons by name. */
export const withIcons = (manifests) =>
  Promise.all(manifests.map(async (manifest) => ({ ...manifest, iconData: await iconData(manifest) })));

/** @throws Error when lucide-react has no icon of that name */
async function iconData({ id, icon }) {
  const file = path.join(icons, `${icon}.mjs`);
  const module = await import(pathToFileURL(file).href).catch((error) => {
    throw new Error(`apps/${id}-mfe/remote.json: icon ${icon} is none of lucide-react`, { cause: error });
  });
  const { name, size, node, aliases } = module.__iconData;
  return { name, size, node, aliases };
}
