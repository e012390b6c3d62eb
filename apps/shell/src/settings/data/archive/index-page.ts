import { t } from '../../../texts/archive.js';

export interface IndexSection {
  readonly title: string;
  readonly files: readonly { readonly path: string; readonly name: string; readonly about?: string }[];
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
const address = (path: string): string => escape(path.split('/').map(encodeURIComponent).join('/'));

/** Opens from a disk, without a network or a script. */
export function indexPage(day: string, sections: readonly IndexSection[]): string {
  const title = escape(t('archive.title', { day }));
  const element = (name: string, inner: string, attributes: Readonly<Record<string, string>> = {}) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${name}${written.join('')}>${inner}</${name}>`;
  };
  const item = ({ path, name, about }: IndexSection['files'][number]) => {
    const link = element('a', escape(name), { href: address(path) });
    return element('li', about ? `${link}<br>${element('small', escape(about))}` : link);
  };
  const body = sections
    .filter(({ files }) => files.length > 0)
    .map(
      ({ title: name, files }) =>
        `<section>\n<h2>${escape(name)} <small>${files.length}</small></h2>\n<ul>\n${files.map(item).join('\n')}\n</ul>\n</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.6 Georgia, serif; }
ul { padding-inline-start: 1.2rem; }
li { overflow-wrap: anywhere; padding: .15rem 0; }
small { opacity: .8; font-size: .85em; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${escape(t('archive.how-to-read'))}</p>
${body}
</body>
</html>
`;
}
