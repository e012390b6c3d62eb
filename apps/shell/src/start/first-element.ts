export function make(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Element | string)[] = [],
): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
