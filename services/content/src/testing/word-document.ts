import { strToU8, zipSync } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Words set alike. @param look properties in XML: `<w:b/>` */
export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** @param inside runs in XML @param properties of the paragraph, in XML */
export const paragraph = (inside: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;

/** @param style id of the paragraph's style */
export const styled = (text: string, style: string): string => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);

/** A paragraph with a number. @param list id of its `w:num` */
export const item = (text: string, list: number, level = 0): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

/** @param rest what the style sets, in XML */
export const styleOf = (id: string, name: string, rest = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`;

/** A kind of list, whose levels are format and text: ['upperRoman', '%1.']. @param rest of all levels, in XML */
export const listOf = (
  id: number,
  levels: readonly (readonly [format: string, text: string, rest?: string])[],
): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels
    .map(
      ([format, text, rest = ''], level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${rest}<w:lvlText w:val="${text}"/></w:lvl>`,
    )
    .join('')}</w:abstractNum>`;

/** A list of a kind. @param overrides in XML */
export const numberOf = (id: number, list: number, overrides = ''): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${list}"/>${overrides}</w:num>`;

/** A list that begins at another number. */
export const startAt = (start: number, level = 0): string =>
  `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;

interface Parts {
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document that word processors open. @param body paragraphs and tables in XML */
export function wordFile(body: string, parts: Parts = {}): Uint8Array {
  const names = Object.keys(parts);
  const type = (name: string, of: string) => `<Override PartName="/word/${name}.xml" ContentType="${MIME}.${of}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('document', 'document.main')}${names.map((name) => type(name, name)).join('')}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${names
        .map((name, index) => `<Relationship Id="r${index}" Type="${RELATIONS}/${name}" Target="${name}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    'word/document.xml': strToU8(`<w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, inside]) => [
        `word/${name}.xml`,
        strToU8(`<w:${name} ${W}>${inside}</w:${name}>`),
      ]),
    ),
  });
}
